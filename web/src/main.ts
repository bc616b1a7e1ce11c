import { mount } from "svelte";
import App from "./App.svelte";
import "../../src/wheal/look/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/shared.css";
import "./styles/controls.css";
import "./styles/spots.css";
import { setLanguage, settings } from "./lib/browser/settings.svelte";

await setLanguage(settings.lang);
mount(App, { target: document.getElementById("app")! });
