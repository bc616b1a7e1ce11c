### Wheal: to, co sam pakiet mówi graczom, po polsku. Każda gra ma własne teksty obok swoich zasad.

## Dlaczego wpis został odrzucony

refused-beyond = { $word } wykracza poza to, co można podać w tym ruchu.
refused-empty = Wpisz ruch; ? pokazuje, co można zrobić.
refused-form = Nie rozumiem „{ $text }”; zapisuje się to tak: { $forms }
refused-order-auction = Nie trwa żadna licytacja; zlecenie licytowania wydaje się w jej trakcie i kończy się ono razem z nią.
refused-order-form = „{ $text }” to nie zlecenie; zlecenia zapisuje się tak: { $ways }
refused-order-kind = Przy pytaniach „{ $kind }” nie można z góry zrezygnować; można przy: { $kinds }.
refused-order-none = W tej grze przy żadnym pytaniu nie można z góry zrezygnować.
refused-order-other = Zlecenia możesz wydawać tylko za gracza { $player }.
refused-over = Rozgrywka jest zakończona.
refused-undo-final = Tego nie można cofnąć: od tej chwili coś odkryto, dobrano lub rzucono kośćmi.
refused-undo-nothing = Nie ma czego cofnąć.
refused-undo-other = Tego nie można cofnąć: od tej chwili decyzję podjął inny gracz.
refused-unknown-player = Nie ma gracza „{ $name }”; przy stole siedzą: { $names }.
refused-unknown-verb = W tej grze nie ma ruchu „{ $word }”; ? pokazuje, co można zrobić.
refused-unknown-verb-guess = W tej grze nie ma ruchu „{ $word }”; czy chodziło o „{ $guess }”?

## Dlaczego nazwa, plik lub opcja są błędne

bad-bot = nie ma bota „{ $bot }”{ $hint }
bad-bot-judge = gra { $game } nie ma oceny ruchów, więc bot greedy nie może w nią grać
bad-bot-move = bot { $bot } wybrał „{ $move }”, a ten ruch jest niedozwolony
bad-bot-name = bot nie może nazywać się „{ $name }”; użyj małych liter a–z, cyfr i znaku -, ale nie słowa „{ $person }”
bad-file = nie ma takiego pliku
bad-file-folder = to jest folder, a nie plik
bad-file-odd = to nie jest zwykły plik; wybierz inną nazwę
bad-file-read = nie można odczytać: { $reason }
bad-file-text = to nie jest tekst w UTF-8
bad-folder = nie ma takiego folderu
bad-game = nie ma gry „{ $game }”{ $hint }
bad-guess = ; czy chodziło o „{ $guess }”?
bad-known = ; dostępne: { $names }
bad-language = nie ma języka „{ $language }”; dostępne: { $languages }
bad-move-number = nie ma ruchu { $number }; { $moves ->
        [one] rozgrywka ma { $moves } ruch
        [few] rozgrywka ma { $moves } ruchy
        [many] rozgrywka ma { $moves } ruchów
       *[other] rozgrywka ma { $moves } ruchu
    }
bad-name = gracz nie może nazywać się „{ $name }”; użyj od 1 do { $longest } znaków, bez : ; , #
bad-name-alike = imiona „{ $first }” i „{ $second }” wyglądają tak samo
bad-name-invisible = imię „{ $name }” zawiera znak, którego nie widać albo który zmienia sąsiednie litery
bad-name-reserved = gracz nie może nazywać się „{ $name }”; w zapisach i scenariuszach to słowo znaczy co innego
bad-name-scripts = imię „{ $name }” miesza alfabety o podobnych literach
bad-name-twice = dwóch graczy ma to samo imię
bad-option = gra { $game } nie ma opcji „{ $option }”{ $hint }
bad-option-pair = opcja „{ $text }” jest niezrozumiała; pisze się nazwa=wartość, na przykład { $name }=true
bad-option-unready = opcji { $option } jeszcze nie ma; pomiń ją
bad-option-value = opcja { $option } nie może mieć wartości { $value }; możliwe: { $choices }
bad-player = nie ma gracza „{ $player }”{ $hint }
bad-players = gra { $game } jest dla { $least }–{ $most } graczy, a nie dla { $count }
bad-record-head = „{ $line }” to nie nagłówek; zapis zaczyna się od wierszy takich jak „game: tinners”
bad-record-headless = to nie jest zapis rozgrywki: brakuje nagłówka „{ $header }”
bad-record-illegal = ruch { $number } „{ $move }” jest niedozwolony: { $reason }
bad-record-line = wiersz { $number }
bad-record-move = „{ $line }” to nie ruch; ruch zapisuje się „GRACZ: RUCH”
bad-record-option = opcja „{ $option }” nie ma wartości; napisz { $option }=true
bad-record-sealed = jest utajniony; ten zapis można odtworzyć po zakończeniu rozgrywki
bad-record-seed = ziarno losowania (seed) „{ $seed }” nie jest liczbą
bad-record-seedless = w zapisie nie ma ziarna losowania (seed), więc nie można go odtworzyć
bad-record-twice = nagłówek „{ $header }” występuje dwa razy
bad-record-version = ten zapis ma wersję { $version }; znana jest wersja { $known }
bad-rules-id = żadna gra nie ma zasady { $id }{ $hint }
bad-rules-missing = --missing wypisuje wszystkie identyfikatory bez testu; pomiń „{ $words }”
bad-rules-tests = nie ma takiego folderu; podaj folder z testami: --tests FOLDER
bad-rules-where = --where mówi o jednej zasadzie; podaj jej identyfikator, na przykład TT-AUC-05
bad-seat = nie ma miejsca { $seat }; miejsca mają numery od 0 do { $last }
bad-seed = ziarno losowania to liczba całkowita nie mniejsza niż 0, a nie { $seed }
bad-setup = setup musi mieć wartość „ask” albo „auto”, a nie „{ $setup }”
bad-system-absent = nie ma takiego pliku ani folderu
bad-system-denied = system na to nie pozwala
bad-system-folder = to jest folder
bad-system-full = brakuje miejsca
bad-system-long = nazwa jest za długa
bad-usage = te słowa są niezrozumiałe; napisz: { $command } --help
bad-usage-command = nie ma polecenia „{ $command }”{ $hint }
bad-usage-early = przed poleceniem nie ma opcji „{ $option }”{ $hint }
bad-usage-empty = opcja { $option } wymaga wartości
bad-usage-extra = nie ma miejsca na „{ $words }”; napisz: { $usage }
bad-usage-flag = opcja { $option } nie przyjmuje wartości
bad-usage-missing = brakuje argumentu { $what }; napisz: { $usage }
bad-usage-number = { $what } musi być liczbą
bad-usage-option = { $command } nie ma opcji „{ $option }”{ $hint }
bad-usage-silent = napisz, co zrobić: { $command } { $commands }
bad-usage-subcommand = { $command } nie ma polecenia „{ $word }”{ $hint }
bad-usage-value = { $what } nie może mieć tej wartości
bad-usage-whole = { $what } musi być liczbą całkowitą

## Gra w terminalu

play-about = Zagraj w terminalu, z osobami przy tym ekranie i z botami.
play-option-game = Nazwa gry.
play-option-seats = Kto gra, w kolejności miejsc przy stole: me to osoba przy tym ekranie, inaczej nazwa bota; ania=me nadaje imię.
play-option-players = Ile osób gra; wolne miejsca zajmują boty.
play-option-seed = Liczba, od której zależą wszystkie losowania.
play-option-option = Opcja gry; można podać kilka.
play-option-lang = Język, en albo pl; bez tej opcji ten z WHEAL_LANG lub z ustawień systemu.
play-option-plain = Zwykły tekst, bez kolorów i sterowania kursorem.
play-option-content = Folder z twoimi plikami zawartości.
play-option-explain = Boty, które to potrafią, wyjaśniają swoje ruchy.
play-option-resume = Wznów zapisaną rozgrywkę; miejsca są takie jak w zapisie albo podane w --seats w tej samej kolejności.
play-bad-game = podaj grę: wheal play GRA albo wheal play --resume PLIK
play-bad-resume = { $option } dotyczy tylko nowej rozgrywki; pomiń tę opcję, gdy wznawiasz zapisaną
play-bad-resume-game = to rozgrywka w grę { $game }, a nie { $other }
play-bad-resume-seats = { $seats ->
        [one] podano { $seats } miejsce, ale w tej rozgrywce bierze udział { $players } graczy: { $names }
        [few] podano { $seats } miejsca, ale w tej rozgrywce bierze udział { $players } graczy: { $names }
       *[many] podano { $seats } miejsc, ale w tej rozgrywce bierze udział { $players } graczy: { $names }
    }
play-bad-resume-name = miejsce { $number } w tej rozgrywce zajmuje { $name }, a nie { $other }
play-bad-kind-guess = „{ $kind }” nie może zająć miejsca przy stole; czy chodziło o „{ $guess }”?
play-bad-kind-known = „{ $kind }” nie może zająć miejsca przy stole; możliwe są: { $known }
play-bad-players = { $seats ->
        [one] podano { $seats } miejsce dla { $players } graczy; podaj najwyżej { $players }
        [few] podano { $seats } miejsca dla { $players } graczy; podaj najwyżej { $players }
       *[many] podano { $seats } miejsc dla { $players } graczy; podaj najwyżej { $players }
    }
play-bad-seat = „{ $seat }” to nie miejsce przy stole; napisz me, nazwę bota albo imię=me
play-name-person = Gracz { $number }
play-name-bot = { $bot } { $number }
play-welcome = { $title }: { $players }.
play-option-chosen = { $option }: { $about }
play-welcome-person = Wpisz ruch albo numer z listy; „?” pokazuje, co można zrobić, a „pomoc” wyjaśnia resztę.
play-typed-words = auto=auto zlecenie=auto zlecenia=auto plansza=board stół=board ręka=hand karty=hand pomoc=help podpowiedź=hint dziennik=log historia=log koniec=quit wyjdź=quit wyjście=quit zasady=rules zasada=rules zapisz=save cofnij=undo dlaczego=why czemu=why wszystko=all
play-order-words = rezygnuj=decline zrezygnuj=decline odmawiaj=decline odmów=decline licytuj=bid podbijaj=bid do=until końca= fazy=phase rundy=round gry=game rozgrywki=game wyłącz=off odwołaj=off
play-command-auto = odpowiada na pytania za ciebie
play-command-board = cały stół
play-command-hand = co masz na ręce
play-command-help = co można wpisać
play-command-hint = co radzi greedy i dlaczego
play-command-log = co się wydarzyło
play-command-quit = wyjście z gry
play-command-rules = zasada o tym numerze lub z tymi słowami
play-command-save = zapisuje rozgrywkę w pliku
play-command-undo = cofa twój ostatni ruch
play-command-why = dlaczego ruch jest niemożliwy
play-completion-ways = { $count ->
        [one] { $count } możliwość
        [few] { $count } możliwości
       *[many] { $count } możliwości
    }
play-interrupted = Naciśnij Ctrl-C jeszcze raz, aby wyjść, albo wpisz „koniec”.
play-toolbar = Tab uzupełnia · ? co można · RUCH ? dlaczego nie · pomoc · cofnij · koniec
play-changed = Zmiany na stole:
play-hand = Na ręce masz:
play-hand-empty = Nie masz nic na ręce.
play-hand-over = { $player }, naciśnij Enter, gdy tylko ty widzisz ekran.{" "}
play-prompt = { $player }: { $prompt }
play-choice-group = { $count ->
        [one] { $start } … ({ $count } możliwość)
        [few] { $start } … ({ $count } możliwości)
       *[many] { $start } … ({ $count } możliwości)
    }
play-amount = { $range }: wpisz liczbę.
play-back = „?” pokazuje znów wszystkie możliwości.
play-line-too-long = Ten wpis jest za długi; na każdy ruch wystarczy { $most } znaków.
play-more = „RUCH ?” mówi, dlaczego ruch jest niemożliwy; „pomoc” wyjaśnia, co jeszcze można wpisać.
play-no-choice = { $last ->
        [1] Na liście nie ma numeru { $number }; jest tylko 1.
       *[other] Na liście nie ma numeru { $number }; są numery od 1 do { $last }.
    }
play-no-choice-amount = Na liście nie ma numeru { $number }; kwotę podaj razem z całym ruchem, na przykład { $example }.
play-not-yours = Teraz ruchy wpisuje tylko { $player }.
play-part-played = To zostało zagrane i nie można tego cofnąć: { $moves }.
play-nothing-played = Nic z tego wpisu nie zostało zagrane.
play-undone = Cofnięto: { $move }.
play-auto = { $line } (automatycznie)
play-order-given = Przyjęto zlecenie: { $order }.
play-order-decline = { $until ->
        [phase] rezygnuj przy pytaniach { $kind } do końca fazy
        [round] rezygnuj przy pytaniach { $kind } do końca rundy
       *[game] rezygnuj przy pytaniach { $kind } do końca rozgrywki
    }
play-order-bid = licytuj do { $limit } w tej licytacji
play-order-list = Twoje zlecenia:
play-order-nothing = Nie masz żadnych zleceń.
play-order-off = Wszystkie twoje zlecenia zostały odwołane.
play-order-how = Na niektóre pytania stół może odpowiadać za ciebie:
play-order-offer = „auto rezygnuj { $kind } do { $until ->
        [phase] fazy
        [round] rundy
       *[game] gry
    }”: { $order }
play-order-how-else = „auto licytuj do N” licytuje za ciebie w tej licytacji; „auto wyłącz” odwołuje wszystkie zlecenia.
play-why-legal = „{ $move }” jest teraz możliwe.
play-rules-how = „zasady ID” pokazuje zasadę, „zasady SŁOWA” szuka zasad.
play-rules-more = { $count ->
        [one] Te słowa ma jeszcze { $count } zasada.
        [few] Te słowa mają jeszcze { $count } zasady.
       *[many] Te słowa ma jeszcze { $count } zasad.
    }
play-rules-none = Żadna zasada nie ma takiego numeru ani takich słów: „{ $words }”.
play-rules-none-guess = Żadna zasada nie ma takiego numeru ani takich słów: „{ $words }”; czy chodziło o „{ $guess }”?
play-saved = { $moves ->
        [one] Zapisano w pliku { $file } po { $moves } ruchu.
        [few] Zapisano w pliku { $file } po { $moves } ruchach.
       *[many] Zapisano w pliku { $file } po { $moves } ruchach.
    }
play-save-failed = Nie można zapisać pliku { $file }: { $reason }.
play-save-name = Żaden plik nie może się tu nazywać { $file }; wybierz inną nazwę.
play-save-other = Plik { $file } już istnieje i nie jest zapisem rozgrywki; wybierz inną nazwę.
play-quit = Rozgrywka nie jest zapisana. Wpisz jeszcze raz „koniec”, aby wyjść, „zapisz PLIK”, aby zapisać i wyjść, albo naciśnij Enter, aby grać dalej.
play-quit-saved = Rozgrywka zostanie zapisana w pliku { $file }. Wpisz jeszcze raz „koniec”, aby wyjść, albo naciśnij Enter, aby grać dalej.
play-quit-prompt = Wyjść?{" "}
play-quit-words = quit q koniec wyjdź tak t
play-stay = Gramy dalej.
play-left = Rozgrywka została przerwana i nie jest zapisana.
play-left-saved = Rozgrywka została przerwana; jest zapisana w pliku { $file }.
play-seed = Ziarno losowania tej rozgrywki: { $seed }.
play-rank = { $points ->
        [one] { $place }. { $player }  { $points } punkt
        [few] { $place }. { $player }  { $points } punkty
       *[many] { $place }. { $player }  { $points } punktów
    }
play-explained = Dlaczego { $player } wybiera { $move }:
play-explained-secret = Powód zdradziłby coś, co jest przed tobą ukryte.
play-hint = Greedy radzi na podstawie tego, co możesz wiedzieć:
play-help-short = Tego polecenia tak się nie zapisuje; „pomoc” pokazuje jak.
play-help = Wpisz ruch tak, jak podaje go lista, albo jego numer na liście. Kilka ruchów
    możesz wpisać naraz, oddzielając je średnikami. Poza tym:
      ?              co można teraz zrobić
      RUCH ?         dlaczego ruch jest niemożliwy (albo: dlaczego RUCH)
      podpowiedź     co radzi bot greedy i dlaczego
      plansza        cały stół
      ręka           co masz na ręce
      dziennik       ostatnie wydarzenia (dziennik 50, dziennik wszystko)
      zasady ID      zasada z księgi (zasady SŁOWA szuka zasad)
      auto           odpowiada za ciebie (samo „auto” pokazuje, jak to zlecić)
      cofnij         cofa twój ostatni ruch
      zapisz PLIK    zapisuje rozgrywkę
      koniec         wyjście z gry
      pomoc          ta strona
    Polskie znaki nie są konieczne, a słowa angielskie też działają.
play-help-moves = Ruchy w tej grze:
play-help-also = { $what } (też:{"\u00A0"}{ $words })

## Zasady jako strona

book-choice = Twój wybór
book-contents = Spis treści
book-example = Przykład
book-not-alone = --html zapisuje całe zasady; pomiń { $words }
book-not-written = nie można zapisać { $file }: { $reason }
book-ruling = Wyjaśnienie
book-skip = Przejdź do zasad
book-table = Tabela
book-title = Zasady
book-written = Zasady zapisano w pliku { $file }.

## Polecenia

cli-fault = to błąd w programie Wheal: { $what }
cli-fault-where = { $fault }; ustaw WHEAL_DEBUG=1, aby zobaczyć, w którym miejscu
cli-record-at = { $moves ->
        [one] --at musi być liczbą od 0 do { $moves }, a nie { $at }: zapis ma { $moves } ruch
        [few] --at musi być liczbą od 0 do { $moves }, a nie { $at }: zapis ma { $moves } ruchy
        [many] --at musi być liczbą od 0 do { $moves }, a nie { $at }: zapis ma { $moves } ruchów
       *[other] --at musi być liczbą od 0 do { $moves }, a nie { $at }: zapis ma { $moves } ruchu
    }
cli-record-content = zapis powstał z zawartością { $content }, a tutaj jest { $here }
cli-record-early = { $moves ->
        [one] w nagłówku jest wynik { $result }, ale po { $moves } ruchu rozgrywka nie jest zakończona
       *[other] w nagłówku jest wynik { $result }, ale po { $moves } ruchach rozgrywka nie jest zakończona
    }
cli-record-head = { $title }: { $players }. Po ruchu { $move } z { $moves }.
cli-record-hand = Na ręce ({ $player }):
cli-record-last = Ostatnie ruchy:
cli-record-ok = { $game }, { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }, zasady { $rules }, { $moves ->
        [one] { NUMBER($moves, useGrouping: 0) } ruch
        [few] { NUMBER($moves, useGrouping: 0) } ruchy
        [many] { NUMBER($moves, useGrouping: 0) } ruchów
       *[other] { NUMBER($moves, useGrouping: 0) } ruchu
    }, { $result ->
        [none] w toku
       *[other] { $result }
    }
cli-record-other = w nagłówku jest wynik { $result }, a odtworzenie daje { $replayed }
cli-record-picture = Obrazek zapisano w pliku { $file }.
cli-record-picture-failed = Nie można zapisać pliku { $file }: { $reason }
cli-record-picture-none = { $game } nie ma obrazka; bez --svg plansza jest opisana słowami
cli-record-picture-other = to nie jest obrazek SVG i zostaje bez zmian; wybierz inną nazwę
cli-record-result = Wynik: { $result }
cli-record-rules = zapis powstał z zasadami { $rules }, a tutaj są zasady { $here }
cli-record-to-decide = Kolej na: { $players }
cli-record-trying = { $difference }; mimo to próbuję odtworzyć
cli-rules-language = Zasad gry { $game } nie ma w tym języku; to są zasady po angielsku.
cli-rules-none = w zasadach gry { $game } nic nie pasuje do „{ $words }”
cli-rules-none-guess = w zasadach gry { $game } nic nie pasuje do „{ $words }”; czy chodziło o „{ $guess }”?
cli-rules-nowhere = kod nie powołuje się na { $id } i żaden test jej nie pokazuje
cli-version = wheal { $version } ({ $build ->
        [compiled] skompilowany
       *[interpreted] nieskompilowany
    })

## Pomoc

help-arguments = Argumenty
help-bench = Zmierz, jak szybko rozgrywane są losowe partie albo jak serwer radzi sobie z wieloma stołami.

    Wyniki tego polecenia są po angielsku w każdym języku.
help-bench-bot-tables = Ile stołów, przy których grają same boty, ma ponadto serwer.
help-bench-check = Kod wyjścia 1, gdy wynik jest gorszy od przyjętych progów.
help-bench-content = Folder z własnymi plikami zawartości.
help-bench-game = Która gra, na przykład tinners; albo server.
help-bench-json = Jeden dokument JSON.
help-bench-option = Opcja gry; można podać kilka.
help-bench-peer = Mierz na przemian z innym silnikiem: catanatron.
help-bench-players = Liczba graczy.
help-bench-postgres = Serwer trzyma stoły w osobnej bazie PostgreSQL; bez tej opcji tam, gdzie wskazuje środowisko, albo w pliku.
help-bench-rate = Ile ruchów na sekundę dostaje serwer.
help-bench-seconds = Ile mniej więcej sekund pracy procesora może zająć cały pomiar (domyślnie 20); jak długo serwer dostaje ruchy (60).
help-bench-sockets = Ile połączeń ma serwer, po pięć na stół.
help-bench-tables = Ile stołów ma serwer.
help-bench-watchers = Ilu widzów ogląda każdy stół, który ma połączenia.
help-bench-workers = Ile procesów ma serwer; więcej niż jeden wymaga --postgres.
help-commands = Polecenia
help-content = Sprawdź własne pliki zawartości albo wyeksportuj wbudowane.

    Wyniki tych poleceń są po angielsku w każdym języku, bo klucze w plikach to słowa angielskie.
help-content-check = Sprawdź pliki zawartości: ok i co jest w każdym z nich albo wszystkie błędy z plikiem i kluczem (kod wyjścia 1).

    Wyniki są po angielsku w każdym języku, bo klucze w plikach to słowa angielskie.
help-content-export = Zapisz wbudowane pliki zawartości gry w folderze, żeby je tam zmieniać. Żaden plik nie zostanie nadpisany.

    Wyniki są po angielsku w każdym języku, bo klucze w plikach to słowa angielskie.
help-content-from = Folder z własnymi plikami; zamiast tych, których w nim nie ma, brane są wbudowane.
help-content-to = Gdzie je zapisać; brakujący folder zostanie utworzony.
help-default = domyślnie: { $value }
help-game = Nazwa gry, na przykład tinners.
help-help = Pokaż tę pomoc i zakończ.
help-lang = Język, en albo pl; bez tej opcji ten z WHEAL_LANG lub z ustawień systemu.
help-options = Opcje
help-game-options = Opcje gry { $title } dla --option
help-game-suggestions = { $title }, na początek
help-play = Zagraj w terminalu.
help-record = Sprawdź, pokaż albo odtwórz zapisane rozgrywki.
help-record-at = Po pierwszych N ruchach; bez tej opcji po wszystkich.
help-record-file = Zapis rozgrywki (.wheal).
help-record-replay = Opowiedz zapisaną rozgrywkę: każdy ruch i to, co wszyscy widzieli.
help-record-seat = Z perspektywy tego gracza; bez tej opcji z perspektywy widza.
help-record-show = Pokaż planszę zapisanej rozgrywki i ruchy, które do niej doprowadziły.
help-record-svg = Zamiast tego zapisz planszę jako obrazek w tym pliku; - wypisuje go.
help-record-verify = Odtwórz zapisy i podaj dla każdego: ok albo FAIL i przyczynę (kod wyjścia 1).

    Zapis z innymi zasadami lub inną zawartością też zostanie odtworzony, z uwagą o różnicy.
help-required = wymagane
help-rules = Przeczytaj zasady gry albo znajdź te, których nie pokazuje żaden test.
help-rules-book = Wypisz zasady gry, jedną zasadę albo te, które pasują.

    Z --missing: identyfikatory bez testu, po jednym w wierszu, potem ile z nich ma test; kod wyjścia 1, gdy jakiegoś brakuje.
help-rules-html = Zapisz zasady jako stronę do przeglądarki albo do druku; - wypisuje ją na ekran.
help-rules-json = Lista w formacie JSON: identyfikator, rozdział i treść każdej zasady.
help-rules-lang = Język zasad, en albo pl; bez tej opcji ten z WHEAL_LANG lub z ustawień systemu.
help-rules-missing = Wypisz identyfikatory zasad, których nie pokazuje żaden test.
help-rules-tests = Gdzie są testy, dla --missing i --where.
help-rules-where = Gdzie jest zasada: wiersze kodu, które się na nią powołują, i testy, które ją pokazują.
help-rules-words = Identyfikator (TT-AUC-05; wtedy można pominąć grę), początek identyfikatorów (TT-AUC) albo słowa, które mają wystąpić w zasadzie, w dowolnej formie.
help-scenario = Uruchom pliki scenariuszy: pozycja, ruchy i to, co ma z nich wyniknąć.

    Wyniki tych poleceń są po angielsku w każdym języku, bo klucze w plikach to słowa angielskie.
help-scenario-content = Folder z własną zawartością, dla plików, które same żadnej nie wskazują.
help-scenario-json = Jeden wiersz JSON na scenariusz na standardowym wyjściu, słowa na wyjściu błędów.
help-scenario-path = Pliki albo foldery, w których szukane są pliki *.toml.
help-scenario-quiet = Pomiń wiersze scenariuszy, które się udały.
help-scenario-run = Uruchom scenariusze i podaj dla każdego: ok, FAIL (wyszło co innego, niż miało) albo ERROR (błąd w pliku).

    Kod wyjścia: 2, gdy wystąpił ERROR, 1, gdy wystąpił FAIL, w pozostałych przypadkach 0. Wyniki są po angielsku w każdym języku, bo klucze w plikach to słowa angielskie.
help-usage = Użycie:
help-wheal = Gry planszowe o górnictwie, rozgrywane wiernie i szybko. Nieoficjalne.
help-wheal-codes = Kody wyjścia: 0 wszystko w porządku, 1 nie jest tak, jak miało być, 2 błędne użycie lub błędny plik, 130 przerwano.
help-wheal-commands = Polecenia (każde ma własne --help):
help-wheal-help = Pokaż tę pomoc.
help-wheal-language = Języki: en i pl; wybiera się je opcją --lang, zmienną WHEAL_LANG albo w ustawieniach systemu.
help-wheal-version = Podaj wersję i to, czy zasady są skompilowane.
help-word-args = ARGUMENTY
help-word-command = POLECENIE
help-word-dir = FOLDER
help-word-file = PLIK
help-word-game = GRA
help-word-lang = JĘZYK
help-word-name = NAZWA
help-word-options = OPCJE
help-word-out = WYNIK
help-word-path = ŚCIEŻKA
help-word-value = WARTOŚĆ
help-word-who = KTO
help-word-words = SŁOWA

## Krótkie nazwy na stronie

bot-greedy = Greedy (zachłanny)
bot-greedy-about = Wybiera ruch, który teraz wygląda najlepiej, i potrafi powiedzieć dlaczego.
bot-greedy-min = Greedy-min (niskie stawki)
bot-greedy-min-about = Gra jak Greedy, ale w licytacjach podaje najniższą możliwą stawkę za wszystko, na co go stać.
bot-random = Random (losowy)
bot-random-about = Wykonuje dowolny dozwolony ruch, każdy z tą samą szansą.
value-false = nie
value-true = tak

## Stoły na serwerze

table-bad-key = Żądanie wymaga klucza o długości od 8 do 64 znaków.
table-bad-lang = Nie ma takiego języka.
table-bad-message = Ta wiadomość jest niezrozumiała; nic się nie zmieniło.
table-bad-origin = Strona z innego serwera nie może tu tego zrobić.
table-begun-record = Ta gra jest kontynuacją zapisu: kto ją otworzył, może wiedzieć, co jest ukryte.
table-begun-seed = Tę grę rozpoczęto z ziarnem losowania podanym przez jej założyciela, który może wiedzieć, co jest ukryte.
table-bot-failed = { $player }: ruch trwał za długo albo się nie udał, więc zagrano prosty ruch.
table-bot-seat = Na tym miejscu gra bot; nie ma do niego odnośnika.
table-busy = Stół jest zajęty; spróbuj ponownie.
table-chat-fast = Nie tak szybko: wystarczy kilka wiadomości na minutę.
table-chat-long = Wiadomość może mieć najwyżej { $most ->
        [one] { $most } znak
        [few] { $most } znaki
        [many] { $most } znaków
       *[other] { $most } znaku
    }.
table-damaged = Zapis tej gry na serwerze jest uszkodzony: można ją czytać i pobrać do ruchu { $number }, ale nie grać dalej. Kto prowadzi ten serwer, może przywrócić ją z kopii zapasowej.
table-end = koniec gry
table-frozen = Tę grę rozpoczęto według innych zasad i nie da się jej odtworzyć według obecnych: można ją czytać i pobrać, ale nie grać dalej.
table-given-up = To miejsce zostało oddane; do końca gra za nie serwer.
table-no-board = Ta gra nie ma jeszcze planszy; gra się w niej słowami.
table-gone = Nie ma takiego stołu albo ten odnośnik już nie działa.
table-hint = { $player } prosi o radę.
table-hint-later = Radę możesz dostać, gdy decyzja należy do ciebie.
table-house-full = Na tym serwerze nie ma już miejsca na nowe stoły; spróbuj później.
table-is-paused = Gospodarz wstrzymał grę.
table-key-of-another = Tym kluczem założono już inny stół; nowy stół wymaga nowego klucza.
table-key-used = Z tym kluczem wysłano już coś innego; nic się nie zmieniło.
table-left-already = Na tym miejscu gra już bot.
table-lost = Serwer nie może teraz niczego zapisać; nic się nie zmieniło. Spróbuj ponownie.
table-many = Zbyt wiele żądań; odczekaj minutę.
table-many-sockets = Z tym odnośnikiem albo z twojego adresu otwarto tu zbyt wiele stron; zamknij kilka z nich.
table-new-link = Gospodarz wydał nowy odnośnik: { $player }.
table-no-bot = Nie ma bota o nazwie { $bot }.
table-no-game = Gra tego stołu, { $game }, nie jest zainstalowana na tym serwerze.
table-no-move = W tej grze nie ma ruchu { $number }.
table-no-seat = Przy tym stole nie ma miejsca { $seat }.
table-not-host = To może zrobić tylko gospodarz.
table-not-over = To można zrobić dopiero po zakończeniu gry.
table-not-player = To może zrobić tylko gracz przy tym stole.
table-other-rules = Tę grę rozpoczęto według innych zasad i według obecnych nie da się z niej niczego pokazać.
table-over = Gra jest skończona.
table-paused = Gospodarz wstrzymał grę.
table-record-seats = Ten zapis dotyczy gry dla { $count ->
        [one] { $count } gracza
       *[other] { $count } graczy
    }.
table-resumed = Gra toczy się dalej.
table-seat-concede = { $player }: rezygnacja; do końca gra za to miejsce serwer.
table-seat-leave = { $player }: miejsce przejmuje { $bot }.
table-seat-take = { $player } znów gra.
table-stale = Sytuacja przy stole już się zmieniła; niczego nie zagrano.
table-taken-already = To miejsce już należy do ciebie.
table-too-large = To więcej, niż serwer przyjmuje.
table-too-late = Strona nie odezwała się na czas; otwórz ją ponownie.
table-undone = { $player }: ruch cofnięty.
table-unreadable = Zapis tego stołu na serwerze jest uszkodzony i nie da się z niego niczego pokazać. Kto prowadzi ten serwer, może przywrócić go z kopii zapasowej.
table-why-no-bot = { $player } to nie bot i nie podaje powodów.
table-why-none = Ten bot nie podaje powodów swoich ruchów.
table-why-secret = Powód zdradziłby to, co { $player } ukrywa; przeczytasz go po zakończeniu gry.
table-waiting = Gra czeka na: { $players }.

## Strona w przeglądarce

page-amount = { $what }: ile
page-amount-less = Mniej
page-amount-more = Więcej
page-amount-range = od { $least } do { $most }
page-amount-wrong = { $amount } nie jest tu możliwe.
page-away-title = Serwer nie odpowiada
page-back = Wstecz
page-bar-language = Język
page-bar-sound = Dźwięki: twoja kolej, przebicie, wygrana, nowa runda
page-bar-theme = Jasny lub ciemny wygląd
page-cancel = Anuluj
page-chat-empty = Nikt jeszcze nic nie powiedział.
page-chat-say = Powiedz coś przy stole
page-chat-send = Wyślij
page-choose = Wybierz jedno
page-choose-end = To wszystko
page-close = Zamknij
page-concede = Poddaj się
page-concede-about = Twoje miejsce będzie dalej grało samo, jak najprościej, i zajmie ostatnią pozycję. Tego nie można cofnąć.
page-concede-title = Poddać tę partię?
page-copy = Graj stąd dalej przy jednym ekranie
page-copy-failed = Nie udało się otworzyć tej pozycji jako gry
page-credits-heading = Gry
page-crumb-change = (zmień)
page-crumbs = Dotychczasowy wybór
page-curtain-about = Za zasłoną jest to, co może widzieć tylko { $player }.
page-curtain-log = Co się działo od twojej ostatniej tury
page-curtain-once = { $player } chce spojrzeć jeszcze raz
page-curtain-open = Otwórz ({ $player })
page-curtain-pass = Przekaż ekran: { $player }
page-end-heading = { $count ->
        [one] Wygrywa { $players }
        [few] Zwycięstwem dzielą się { $players }
       *[other] Zwycięstwem dzielą się { $players }
    }
page-end-look = Obejrzyj przebieg gry
page-end-place = Miejsce
page-end-player = Gracz
page-end-points = Punkty
page-final-about = Tego nie można cofnąć: coś zostanie dobrane, wylosowane lub odkryte.
page-foot-unofficial = Wheal jest nieoficjalny. Gry należą do swoich autorów i wydawców; słowa i rysunki są tu nasze własne.
page-front-about = Gry o górnictwie przy jednym ekranie lub przez sieć. Bez zakładania konta.
page-front-aside = Twoje stoły i inne
page-front-heading = Drąż szyb
page-front-title = Wheal: planszowe gry o górnictwie
page-gone-about = Nie ma takiego stołu albo ta przeglądarka nie ma do niego odnośnika. Otwórz odnośnik, który masz, lub poproś gospodarza o nowy.
page-gone-title = Tego stołu nie można otworzyć
page-head-asked = O co chodzi teraz
page-head-chat = Rozmowa
page-head-choices = Możliwości
page-head-hand = Twoja ręka
page-head-log = Dziennik
page-head-past = Spójrz wstecz
page-head-position = Pozycja
page-head-preview = Co to zmieni
page-head-table = Stół
page-host-delete = Usuń stół
page-host-delete-about = Gra i jej dziennik znikną dla wszystkich. Jeśli chcesz je zachować, najpierw pobierz zapis.
page-host-delete-title = Usunąć ten stół?
page-host-failed = Stół tego nie przyjął
page-host-heading = Dla gospodarza
page-host-pause = Wstrzymaj
page-host-reissue = Utwórz nowy odnośnik
page-host-reissue-about = Dla kogoś, kto zgubił swój. Stary przestanie działać.
page-host-reissued = Nowy odnośnik jest powyżej.
page-host-resume = Wznów
page-invite-about = Każdy odnośnik otwiera jedno miejsce, więc wyślij go tylko jednej osobie. Komuś z telefonem w tym samym pokoju pokaż kod QR.
page-invite-close = Gotowe, do stołu
page-invite-heading = Odnośniki dla znajomych
page-invite-watch = Widzowie
page-join-bad = To nie jest odnośnik do stołu. Wygląda tak: { $example }.
page-join-heading = Dołącz przez odnośnik
page-join-link = Odnośnik, który masz
page-join-open = Otwórz odnośnik
page-kind-away = poza stołem
page-kind-bot = gra bot ({ $bot })
page-kind-conceded = poddane
page-kind-deciding = decyduje
page-kind-here = przy stole
page-leave = Zostaw miejsce botowi
page-line-away = Serwer nie odpowiada. Nic nie przepadło: twój wybór jest zachowany i zostanie wysłany, gdy serwer wróci.
page-line-polling = Brak stałego połączenia: stół jest pytany co 3 sekundy.
page-line-reconnecting = Łączenie na nowo; twój wybór jest zachowany.
page-link-by-hand = Nie udało się skopiować: adres jest zaznaczony, skopiuj go ręcznie.
page-link-copied = Skopiowano
page-link-copy = Kopiuj
page-link-copy-of = Kopiuj odnośnik: { $name }
page-link-local = Ten adres działa tylko na tym komputerze. Inni wejdą, jeśli serwer zostanie uruchomiony poleceniem { $command }.
page-link-qr = Kod QR
page-link-qr-of = Kod QR: { $name }
page-loading = Wczytywanie …
page-log-auto = (według stałego polecenia)
page-log-empty = Nic się jeszcze nie wydarzyło.
page-log-look = Pokaż pozycję po ruchu { $at }
page-log-notation = Pokaż notację
page-log-older = Starsze wpisy
page-lost-about = Pod tym adresem nic nie ma.
page-lost-title = Nie znaleziono
page-mine-forget = Usuń z listy: { $title }
page-mine-heading = Twoje stoły
page-mine-missing = Tego stołu już nie ma.
page-mine-none = Tu będą stoły, które otworzysz lub do których dołączysz; najpierw te, przy których czas na twój ruch.
page-name-bot = { $bot } { $n }
page-name-player = Gracz { $n }
page-bot-why = dlaczego?
page-bot-why-about = Dlaczego bot tak zagrał?
page-hint = Rada
page-hint-about = Tak ocenia to bot Greedy, tylko na podstawie tego, co widzisz.
page-hint-best = Najlepsze ruchy
page-hint-first = najlepszy
page-hint-open = Poproś o radę
page-hint-show = Pokaż skutki: { $move }
page-hint-thinking = Chwila namysłu…
page-no-answer = Serwera nie można teraz zapytać. Spróbuj za chwilę.
page-options-none = Ta gra nie ma opcji.
page-orders = Stałe polecenia
page-orders-choose = Wybierz polecenie
page-orders-give = Niech stół decyduje za ciebie
page-orders-limit = Do ilu
page-orders-off = Odwołaj wszystkie polecenia
page-orders-set = Wydaj polecenie
page-over-about = Gra jest zakończona.
page-past-back = Ruch wstecz
page-past-choices = Wróć do teraz, aby wybierać.
page-past-failed = Nie udało się pokazać wcześniejszej pozycji
page-past-first = Na początek
page-past-forward = Ruch naprzód
page-past-now = Wróć do teraz
page-past-play = Odtwarzaj ruch po ruchu
page-past-slider = Pokazywany ruch
page-past-stop = Zatrzymaj
page-past-where = Ruch { $at } z { $last }: patrzysz wstecz
page-players = { $least }–{ $most } graczy
page-preview-next = Następna decyzja: { $players }
page-record = Pobierz zapis
page-record-failed = Nie udało się pobrać zapisu
page-refused-stale = Na stole coś się już zmieniło
page-refused-title = To nie zostało przyjęte
page-rematch = Rewanż
page-rematch-failed = Nie udało się otworzyć rewanżu
page-rule = Zasada { $rule }
page-rule-missing = Zasady nie można teraz pokazać.
page-seat-add = Dodaj miejsce
page-seat-bot = Bot
page-seat-friend = Ktoś inny
page-seat-friend-about = dostanie odnośnik po otwarciu stołu
page-seat-me = Ja
page-seat-name = Imię na miejscu { $n }
page-seat-remove = Usuń miejsce { $n }
page-seat-which-bot = Bot na miejscu { $n }
page-seat-who = Kto siedzi na miejscu { $n }
page-seat-you = to ty
page-sending = Wysyłanie …
page-sending-kept = Zachowane; zostanie wysłane, gdy tylko stół odpowie.
page-server-away = Nie można połączyć się z serwerem. Czy działa i czy masz połączenie z siecią?
page-skips = Na tej stronie
page-sound-off = Bez dzwonka
page-sound-on = Dzwonek
page-spectator = Widz
page-start = Otwórz stół
page-start-failed = Nie udało się otworzyć stołu
page-start-friends = Dostaniesz odnośnik dla każdej zaproszonej osoby.
page-start-hotseat = Przy tym ekranie gra kilka osób; zasłona ukrywa ręce.
page-start-summary = { $game }, { $players ->
        [one] { $players } gracz.
        [few] { $players } graczy.
       *[other] { $players } graczy.
    }
page-status-over = Zakończona
page-status-paused = Wstrzymana
page-step-game = Gra
page-step-options = Opcje
page-step-seats = Gracze
page-take = Odbierz miejsce botowi
page-theme-dark = Ciemny
page-theme-light = Jasny
page-theme-system = Systemowy
page-title-table = { $title } · Wheal
page-title-turn = ● Twoja kolej · { $title }
page-to-front = Na stronę główną
page-try-again = Spróbuj ponownie
page-turn-jump = Twoja kolej: do wyboru
page-turn-yours = Twoja kolej
page-typed = Wpisz ruch
page-typed-about = Enter go wybiera; z ? na końcu dowiesz się, dlaczego nie jest możliwy.
page-typed-choose = Wybierz
page-typed-list = Ruchy, które tak się zaczynają
page-typed-why = Dlaczego nie?
page-undo = Cofnij
page-upload-at = Graj dalej po tym ruchu (puste: po ostatnim)
page-upload-choose = Wybierz plik
page-upload-failed = Tego zapisu nie można otworzyć
page-upload-file = Zapis (.wheal)
page-upload-heading = Otwórz zapis
page-upload-open = Otwórz przy jednym ekranie
page-upload-unreadable = Pliku nie można odczytać.
page-verb-closed = teraz niemożliwe
page-why-possible = To jest możliwe.
page-why-title = Dlaczego nie: { $move }

## Polecenia serwera

doctor-away = baza danych jest nieosiągalna: { $where } ({ $reason })
doctor-database = baza danych działa i jest aktualna: { $where }
doctor-new = bazy danych jeszcze nie ma; utworzy ją pierwsze uruchomienie: { $where }
doctor-no-page = w tym pakiecie nie ma strony; powstaje przy budowaniu z użyciem Node
doctor-old = baza danych { $where } pochodzi ze starszej wersji ({ $revision }); następne uruchomienie zaktualizuje ją do { $newest }
doctor-page = strona jest wbudowana
help-doctor = Powiedz, czy jest wszystko, czego potrzebuje serwer; jeśli nie, kod wyjścia 1.
help-serve = Udostępnij stoły przeglądarkom.
help-word-address = ADRES
serve-address = Wheal działa pod adresem { $address } (Ctrl-C kończy)
serve-bad-address = Serwer nie może nasłuchiwać pod adresem { $host }, port { $port }: { $reason }
serve-bad-number = { $variable } musi być liczbą całkowitą.
serve-bad-origins = { $variable } musi być listą serwerów, takich jak wheal.example.org, oddzielonych przecinkami.
serve-bad-port = Port to liczba od 0 do 65535, a nie { $port }.
serve-bad-url = { $variable } musi zaczynać się od postgresql:// albo sqlite:///.
serve-bad-workers = Więcej niż jeden proces wymaga PostgreSQL (WHEAL_DATABASE_URL): procesy na jednym pliku SQLite nie wiedzą nawzajem o swoich ruchach.
serve-kept = Stoły są przechowywane w { $where }
serve-option-host = Gdzie nasłuchiwać: 127.0.0.1 tylko dla tego komputera, 0.0.0.0 dla sieci.
serve-option-open = Otwórz stronę w przeglądarce.
serve-option-port = Port; domyślnie 8520 albo następny wolny.
serve-option-workers = Liczba procesów; więcej niż jeden wymaga PostgreSQL.

# ---- what is counted of every seat, over a game

measure-points = Punkty
measure-money = Pieniądze

# ---- the page: the board

page-board-lit = { $thing }; można wybrać
page-board-chosen = { $thing }; wybrane
page-text-on = Słowami
page-text-off = Na planszy
page-board-region = Plansza
page-rail = Gracze i dziennik
page-board-failed = Nie udało się narysować planszy

# ---- the page: what stands beside the board (log, chat, rules, counts), the past and the end

page-tabs = Dziennik, rozmowa, zasady, rachunki
page-tab-rules = Zasady
page-tab-counts = Liczby
page-tab-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[other] { $count } nowych wiadomości
}
page-log-since = od twojego ostatniego ruchu
page-log-end = Do najnowszych
page-counts-now = To może policzyć każdy
page-counts-over = w ciągu gry
page-rules-heading = Zasady
page-rules-search = Szukaj w zasadach
page-rules-contents = Spis treści
page-rules-found = { $count ->
    [0] Żadna zasada nie ma tych słów. Spróbuj mniej słów albo spisu treści.
    [one] { $count } zasada
    [few] { $count } zasady
   *[other] { $count } zasad
}
page-rules-english = Ta księga zasad istnieje tylko po angielsku.
page-rules-failed = Nie można teraz pokazać księgi zasad.
page-story-failed = Nie można teraz pokazać przebiegu gry. Strona sama spróbuje ponownie.
page-rules-back = Wróć do poprzedniego miejsca
page-past-speed = Szybkość
page-past-speed-is = { $speed }×
page-past-keys = [ i ] – krok, spacja – odtwarzanie
page-past-start = Początek, przed pierwszym ruchem
page-past-at = Ruch { $at } z { $last }
page-past-round = Runda { $round }
page-past-round-short = R{ $round }
page-past-from-here = Graj od tego miejsca
page-since = Od twojego ostatniego ruchu
page-since-before = wcześniej jeszcze { $count }
page-round-dice = { $dice } = { $sum }
page-round-order = Kolejność:
page-caption-skip = Pomiń
page-follow-asked = Co zrobili inni
page-follow-then = potem twoja kolej
page-follow-next = Następny ruch
page-key-space = Spacja
page-set-pace = Ruchy innych
page-set-notify = Powiadom mnie o mojej kolei, gdy patrzę gdzie indziej
page-pace-normal = po kolei
page-pace-slow = powoli
page-pace-fast = szybko
page-pace-step = krok po kroku
page-pace-off = od razu
page-settings-heading = Ustawienia
page-caption-more = { $count ->
    [one] jeszcze { $count } ruch
    [few] jeszcze { $count } ruchy
   *[other] jeszcze { $count } ruchów
}
page-end-points-of = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
page-end-ahead = { $points }, przewaga { $ahead }; drugie miejsce: { $players }
page-end-tiebreak = { $points }, tyle samo: { $players }; rozstrzygnęły zasady remisu
page-end-by-round = Punkty według rund
page-end-by-round-about = Rundy od lewej; liczby to punkty z każdej rundy.
page-end-lost = Linia przerywana: punkty stracone.
page-end-final = koniec
page-end-round = runda { $round }
page-end-start = początek
page-end-telling = Warto opowiedzieć
page-end-numbers = Wszystkie liczby w tabeli
page-end-share = Udostępnij
page-end-shared = Obraz zapisano: { $file }
page-end-share-failed = Nie udało się zrobić obrazu
page-end-record = Zapis gry
page-end-back = Przejrzyj grę

# ---- the page: the map, and bids

page-map-zoom = Mapa bliżej i dalej
page-map-nearer = Bliżej
page-map-farther = Dalej
page-map-whole = Cała mapa
page-bid-next = Następne oferty
page-bid-other = Inna oferta
page-bid-limit = Mój limit
page-bid-limit-set = Ustaw
page-bid-limit-about = podbija o £1, tylko ty to widzisz

# ---- the page: the table around a board

page-amount-of = z { $most }
page-ask-amount = { $act }: ile?
page-ask-row = { $left ->
    [0] Wszystko rozmieszczone: potwierdź
    [one] Gdzie? Naciśnij na mapie; zostaje { $left }
   *[other] Gdzie? Naciskaj po kolei na mapie; zostaje { $left }
}
page-ask-sure = { $act }?
page-ask-where = { $act }: gdzie?
page-ask-which = { $act }: co wybierasz?
page-bar-tools = Narzędzia
page-choice-kept = Twój wybór jest zachowany.
page-choose-board = Wybierz na planszy albo tutaj:
page-choose-none = do wyboru: { $count }
page-crumb-amount = ile
page-end-result = Do wyniku
page-hand = Moja ręka
page-menu = Menu i ustawienia
page-next-moves = potem { $players }
page-next-none = potem nikt nie decyduje
page-next-unknown = potem ?
page-next-you = potem znowu ty
page-pages = Strony
page-place-acts = Co można tu zrobić
page-place-card = Co tu jest
page-place-nothing = Nic nie można tu teraz zrobić.
page-show-all = Pokaż wszystko
page-show-all-about = Także to, co dozwolone, ale nic ci nie da
page-useless-about = To dozwolone, ale nic ci nie da. Można to wybrać po naciśnięciu „Pokaż wszystko”.
page-set-letters = Pojedyncze litery są klawiszami
page-set-quick = Rób od razu to, co można cofnąć
page-stage = Runda i faza
page-stage-past = za nami:
page-stale-legal = Twój wybór jest nadal możliwy: spójrz jeszcze raz i potwierdź.
page-tab-tables = Tabele
page-type = Wpisz
page-wait-host = Posadź bota albo wyślij odnośnik jeszcze raz
page-wait-ring = Zadzwoń, gdy przyjdzie moja kolej

# ---- the page: what small drawings are called

page-icon-arrow = zmienia się na
page-icon-points = punkty
page-icon-work = punkty pracy
page-icon-money = pieniądze
page-icon-miner = górnicy
page-icon-cage = klatka szybowa
page-icon-barrel = baryłki
page-icon-asset = aktywa
page-icon-contract = kontrakty
page-icon-strike = strajki
page-icon-bot = gra bot
page-icon-survey = mapy
page-icon-mine = kopalnie
page-icon-drainage = odwodnienie
page-icon-tin = cyna
page-icon-copper = miedź
page-icon-water = woda
page-icon-gold = złoto
page-icon-oil = ropa
page-icon-iron = żelazo
page-icon-coal = węgiel
page-changed = zmienione od twojej ostatniej tury
