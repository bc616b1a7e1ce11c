import { mount } from "svelte";
import App from "./App.svelte";
import "../../src/wheal/look/tokens.css";
import "./fonts.css";
import "./app.css";
import { setLanguage, settings } from "./lib/settings.svelte";

await setLanguage(settings.lang);
mount(App, { target: document.getElementById("app")! });
