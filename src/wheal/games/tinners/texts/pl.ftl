### Cynowy szlak: wszystko, co czytają gracze, po polsku. Słownictwo polskiego wydania: docs/glossary.md.

game-title = Cynowy szlak

## Ruchy: co który robi, jak nazywają się jego części i jakie inne słowa można wpisać

move-adit = drąży sztolnię między dwoma sąsiednimi obszarami: 3 punkty pracy
move-bid = podaje w licytacji stawkę w funtach
move-build = wystawia obszar na licytację; zwycięzca buduje tam kopalnię: 2 punkty pracy
move-discard = odrzuca mapę geologiczną podczas przygotowania
move-drop = rezygnuje z licytacji
move-extract = wydobywa rudę z twojej kopalni: 1 punkt pracy, a każda kostka rudy kosztuje £1 za każdą kostkę wody
move-invest = inwestuje tyle funtów (wielokrotność 5)
move-miner = umieszcza górnika: 1 punkt pracy
move-no-peek = nie podgląda żadnego kafelka
move-pass = pasuje do końca rundy albo rezygnuje z dalszych inwestycji
move-pasties = sprzedaje pierogi za £1: 1 punkt pracy
move-peek = podgląda zakryty kafelek na koniec rundy
move-port = buduje port nad morzem: 2 punkty pracy
move-pump = usuwa pompą parową jedną kostkę wody
move-pumps = bierze kolejną grupę pomp parowych: 1 punkt pracy
move-stop = nie używa reszty pomp
move-survey = zagrywa mapę geologiczną, dobiera ją (przy dwóch graczach) albo nie zagrywa żadnej
move-train = umieszcza lokomotywę: 2 punkty pracy
form-amount = FUNTY
form-area = OBSZAR
form-border = OBSZAR/OBSZAR
form-card = MAPA
form-cubes = N
form-pounds = FUNTY
typed-words = buduj=build budowa=build kopalnia=build licytuj=bid oferuj=bid podbij=bid przebij=bid rezygnuj=drop/pass zrezygnuj=drop/pass wydobądź=extract wydobycie=extract górnik=miner lokomotywa=train sztolnia=adit pompy=pumps pompa=pump pompuj=pump dość=stop pierogi=pasties pas=pass pasuj=pass spasuj=pass inwestuj=invest inwestycja=invest podejrzyj=peek badaj=peek nie-podglądaj=no-peek odrzuć=discard mapa=survey zagraj=survey dobierz=survey+draw żadna=survey+none cyna=tin miedź=copper przetwórz=process sprzedaj-arszenik=sell-arsenic piec=calciner bez-pieca=no-calciner własny-górnik=claim emigruj=emigrate umieść-sztolnię=place-adit umieść-lokomotywę=place-train umieść-port=place-port umieść-górnika=place-miner zostaw=done adelajda=adelaide

## Pytania, po jednym na każdy rodzaj decyzji

prompt-discard = Odrzuć jedną z dwóch swoich map geologicznych regionu { $region }.
prompt-act = { $left ->
        [0] nie masz już punktów pracy
        [one] został ci { $left } punkt pracy
        [few] zostały ci { $left } punkty pracy
       *[many] zostało ci { $left } punktów pracy
    }, masz £{ $money }.
    .head = Wykonaj akcję:
prompt-survey = { $players ->
        [2] Przed licytacją obszaru { $area } zagraj mapę geologiczną z ręki albo dobierz ją z talii; masz £{ $money }.
       *[other] To nic nie kosztuje; masz £{ $money }.
    }
    .head = { $players ->
        [2] {""}
       *[other] Czy przed licytacją obszaru { $area } zagrywasz mapę geologiczną?
    }
prompt-open = Otwórz licytację obszaru { $area } stawką co najmniej £{ $minimum }; masz £{ $money }.
prompt-raise = Podbij stawkę albo zrezygnuj; masz £{ $money }.
    .head = { $leader } licytuje £{ $bid } za obszar { $area }.
prompt-answer = Podaj za obszar { $area } stawkę co najmniej £{ $minimum } i od razu wygraj albo zrezygnuj; masz £{ $money }.
prompt-card = Płacisz za mapę geologiczną? Masz £{ $money }.
    .head = Wygrywasz obszar { $area } za £{ $bid }.
prompt-pump = { $left ->
        [one] została jedna.
        [few] zostały { $left }.
       *[many] zostało { $left }.
    }
    .head = Użyj pompy parowej:
prompt-invest = na { $place }. miejscu każde £10 daje { $tens } pkt, a £5 daje { $five } pkt; masz £{ $money }.
    .head = Zainwestuj wielokrotność £5 albo zrezygnuj (pass):
prompt-peek = Podejrzyj jeden zakryty kafelek albo nie podglądaj żadnego.

## Dlaczego ruch jest niedozwolony

refused-act = Teraz nie można tego zrobić: wybierz jedną akcję na tę turę.
refused-actions-over = Wszyscy spasowali: akcje tej rundy są zakończone.
refused-adit-there = Na tej granicy jest już sztolnia.
refused-auction-over = Ta licytacja jest zakończona.
refused-auction-work = Udział w licytacji wymaga 2 punktów pracy; { $left ->
        [0] nie masz już żadnego.
        [one] został ci { $left }.
        [few] zostały ci { $left }.
       *[many] zostało ci { $left }.
    }
refused-bid-beyond = Stawka { $word } jest niemożliwa: możesz podać najwyżej £999 i nie więcej, niż masz pieniędzy.
refused-bid-money = Nie stać cię na stawkę £{ $bid }; masz £{ $money }.
refused-bidding = Trwa licytacja: podbij stawkę albo zrezygnuj.
refused-capacity = Wydajność tej kopalni wynosi { $capacity }; więcej kostek naraz z niej nie wydobędziesz.
refused-card-face-up = Kafelek leży odkryty: mapę można zagrać dopiero po licytacji.
refused-card-first = Najpierw zdecyduj, czy zagrywasz mapę geologiczną.
refused-card-needed = Przy dwóch graczach każdą licytację poprzedza mapa geologiczna: z ręki albo z talii.
refused-card-now = Najpierw zdecyduj, czy płacisz za mapę geologiczną.
refused-card-region = Ta mapa nie pasuje do regionu obszaru { $area }.
refused-card-too-late = Mapę przed licytacją można zagrać tylko przed podaniem początkowej stawki.
refused-card-uncontested = Nikt inny nie może licytować: mapę można zagrać dopiero po licytacji.
refused-card-value = Wartość mapy wynosi £{ $value }; masz £{ $money }.
refused-cubes-beyond = Żadna kopalnia nie daje naraz tylu kostek: { $word }.
refused-cubes-there = Nie ma tu tylu kostek; jest cyna: { $tin }, miedź: { $copper }.
refused-discard-region = Teraz odrzuć mapę geologiczną regionu { $region }.
refused-discarded = Twoje mapy są już odrzucone; inni gracze jeszcze wybierają.
refused-draw-empty = Talia tego regionu jest pusta: zagraj pasującą mapę z ręki.
refused-empty-deck = Talia tego regionu jest pusta, a na ręce nie masz pasującej mapy.
refused-empty-decks = Nie ma już czym badać: talie są puste, a żadna mapa na ręce nie pasuje do obszaru z kafelkiem.
refused-empty-hand = Nie masz na ręce żadnej mapy geologicznej.
refused-extract-money = To kosztuje £{ $cost }, bo każda kostka rudy kosztuje £1 za każdą kostkę wody; masz £{ $money }.
refused-final-column = W swojej ostatniej kolumnie ({ $column }) możesz tylko spasować.
refused-inland = Obszar { $area } nie przylega do morza.
refused-invest-beyond = Nie można zainwestować £{ $word }: wybierz wielokrotność £5, najwyżej tyle, ile masz.
refused-invest-money = Nie stać cię na inwestycję £{ $amount }; masz £{ $money }.
refused-invested = W tej rundzie już nie inwestujesz.
refused-investing-over = Inwestycje tej rundy są zakończone.
refused-mine-there = Na obszarze { $area } stoi już kopalnia.
refused-miner-there = Na obszarze { $area } jest już górnik.
refused-minimum-money = Minimalna początkowa stawka to £{ $minimum }; masz £{ $money }.
refused-must-open = Obszar jest wystawiony na licytację i to ty musisz podać początkową stawkę.
refused-no-adits = W kolumnie tej rundy na planszy usprawnień nie ma już sztolni.
refused-no-auction = Nie trwa żadna licytacja.
refused-no-border = { $word } to nie granica: te dwa obszary nie sąsiadują ze sobą.
refused-no-cube = Wydobądź co najmniej jedną kostkę.
refused-no-decks = Przy trzech lub więcej graczach nie ma talii do dobierania.
refused-no-mine-left = Wszystkie twoje kopalnie są już wybudowane.
refused-no-miners = W kolumnie tej rundy na planszy usprawnień nie ma już górników.
refused-no-ore = W twoich kopalniach nie ma już rudy.
refused-no-own-mine = Nie masz jeszcze kopalni.
refused-no-ports = W kolumnie tej rundy na planszy usprawnień nie ma już portów.
refused-no-pumping = Nie masz pomp parowych do użycia.
refused-no-pumps = Żadna grupa pomp parowych nie jest dostępna.
refused-no-tile = Na obszarze { $area } nie ma kafelka.
refused-no-tiles = Na żadnym obszarze nie ma kafelka, na którym da się wybudować kopalnię.
refused-no-trains = W kolumnie tej rundy na planszy usprawnień nie ma już lokomotyw.
refused-not-bidding = Nie uczestniczysz w tej licytacji.
refused-not-in-hand = Nie masz tej mapy geologicznej na ręce.
refused-not-investing = Inwestuje się dopiero, gdy wszyscy spasują.
refused-not-looking = Kafelki podgląda się na koniec rundy.
refused-not-own-mine = Nie masz kopalni na obszarze { $area }.
refused-not-setup = Mapy odrzuca się tylko podczas przygotowania.
refused-nowhere = Nie ma już na to miejsca.
refused-opening = Początkowa stawka musi wynosić co najmniej £{ $minimum }.
refused-others-turn = Teraz decyduje { $player }.
refused-peek = Na obszarze { $area } nie ma zakrytego kafelka.
refused-port-there = Na obszarze { $area } jest już port.
refused-pump-dry = Na obszarze { $area } nie ma wody.
refused-pump-no-mine = Pompy działają tylko na obszarach z kopalnią; na obszarze { $area } jej nie ma.
refused-pumping = Najpierw użyj wziętych pomp albo zakończ pompowanie.
refused-raise = Obecna stawka to £{ $bid }: podbij ją albo zrezygnuj.
refused-second-card = Na jedną licytację przypada tylko jedna mapa geologiczna i już ją zagrano.
refused-setup = Najpierw wybierz, które mapy geologiczne odrzucasz.
refused-unknown-amount = „{ $word }” to nie kwota, którą można zainwestować.
refused-unknown-amount-guess = „{ $word }” to nie kwota, którą można zainwestować; czy chodziło o „{ $guess }”?
refused-unknown-area = Nie ma obszaru „{ $word }”.
refused-unknown-area-guess = Nie ma obszaru „{ $word }”; czy chodziło o „{ $guess }”?
refused-unknown-border = Nie ma granicy „{ $word }”.
refused-unknown-border-guess = Nie ma granicy „{ $word }”; czy chodziło o „{ $guess }”?
refused-unknown-card = Nie ma mapy geologicznej „{ $word }”.
refused-unknown-card-guess = Nie ma mapy geologicznej „{ $word }”; czy chodziło o „{ $guess }”?
refused-unknown-cubes = „{ $word }” to nie liczba kostek.
refused-unknown-cubes-guess = „{ $word }” to nie liczba kostek; czy chodziło o „{ $guess }”?
refused-unknown-pounds = „{ $word }” to nie kwota.
refused-unknown-pounds-guess = „{ $word }” to nie kwota; czy chodziło o „{ $guess }”?
refused-train-there = Na obszarze { $area } jest już lokomotywa.
refused-work = To wymaga { $cost ->
        [one] { $cost } punktu pracy
       *[other] { $cost } punktów pracy
    }; { $left ->
        [0] nie masz już żadnego.
        [one] został ci { $left }.
        [few] zostały ci { $left }.
       *[many] zostało ci { $left }.
    }

## Co się stało

event-adit = { $player } drąży sztolnię między obszarami { $area } i { $other }.
event-benefit = Mapa działa na obszarze { $area }: { $what }.
event-benefit-lost = Mapa nic nie daje na obszarze { $area }: { $benefit ->
        [miner] nie można tam umieścić górnika.
       *[port] nie można tam zbudować portu.
    }
event-built = { $player } buduje kopalnię na obszarze { $area }: cyna { $tin }, miedź { $copper }, woda { $water }.
event-card-after = { $player } płaci £{ $money } za mapę: { $what }.
event-card-before = { $player } zagrywa przed licytacją mapę: { $what }.
event-discarded = { $player } kończy odrzucanie map.
event-drawn = Dobrano mapę: { $what }.
event-extracted = { $player } wydobywa { $tin ->
        [0] { $copper ->
            [one] { $copper } kostkę miedzi
            [few] { $copper } kostki miedzi
           *[many] { $copper } kostek miedzi
        }
       *[other] { $copper ->
            [0] { $tin ->
                [one] { $tin } kostkę cyny
                [few] { $tin } kostki cyny
               *[many] { $tin } kostek cyny
            }
           *[other] { $tin ->
                [one] { $tin } kostkę cyny
                [few] { $tin } kostki cyny
               *[many] { $tin } kostek cyny
            } i { $copper ->
                [one] { $copper } kostkę miedzi
                [few] { $copper } kostki miedzi
               *[many] { $copper } kostek miedzi
            }
        }
    } na obszarze { $area } { $cost ->
        [0] za darmo.
       *[other] za £{ $cost }.
    }
event-hands-chosen = Wszyscy wybrali swoje mapy.
event-insurance = { $player } otrzymuje £{ $money } gwarancji.
event-invested = { $player } inwestuje £{ $cost } i zdobywa { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
event-looked = { $player } podgląda kafelek na obszarze { $area }.
event-miner = { $player } umieszcza górnika na obszarze { $area }.
event-over = Rozgrywka dobiegła końca.
event-passed = { $player } pasuje i zajmuje { $place }. miejsce na torze inwestycji.
event-pasties = { $player } sprzedaje pierogi za £{ $money }.
event-port = { $player } buduje port na obszarze { $area }.
event-price-copper = Miedź kosztuje £{ $price }.
event-price-tin = Cyna kosztuje £{ $price }.
event-pump-works = Stała pompa usuwa jedną kostkę wody z obszaru { $area }.
event-pumped = { $player } wypompowuje jedną kostkę wody z obszaru { $area }.
event-pumps = { $player } bierze { $pieces ->
        [one] { $pieces } pompę parową.
        [few] { $pieces } pompy parowe.
       *[many] { $pieces } pomp parowych.
    }
event-revealed = Na obszarze { $area } odkryto kafelek: { $what }.
event-round = Zaczyna się runda { $round }.
event-saw = Kafelek na obszarze { $area }: { $what }.
event-sold = { $player } sprzedaje { $tin ->
        [0] { $copper ->
            [one] { $copper } kostkę miedzi
            [few] { $copper } kostki miedzi
           *[many] { $copper } kostek miedzi
        }
       *[other] { $copper ->
            [0] { $tin ->
                [one] { $tin } kostkę cyny
                [few] { $tin } kostki cyny
               *[many] { $tin } kostek cyny
            }
           *[other] { $tin ->
                [one] { $tin } kostkę cyny
                [few] { $tin } kostki cyny
               *[many] { $tin } kostek cyny
            } i { $copper ->
                [one] { $copper } kostkę miedzi
                [few] { $copper } kostki miedzi
               *[many] { $copper } kostek miedzi
            }
        }
    } za £{ $money }.
event-tile-removed = Nikt nie chce obszaru { $area }: jego kafelek trafia zakryty do pudełka.
event-tile-stays = Nikt nie chce obszaru { $area }: jego kafelek zostaje.
event-train = { $player } umieszcza lokomotywę na obszarze { $area }.
event-won = { $player } wygrywa obszar { $area } za £{ $bid }.

## Ruchy, o których nie mówi żadne zdarzenie

told-bid = { $player } licytuje £{ $pounds }.
told-build = { $player } wystawia na licytację obszar { $area-name }.
told-discard = { $player } odrzuca mapę: { $card-name }.
told-drop = { $player } rezygnuje z licytacji.
told-no-peek = { $player } nie podgląda żadnego kafelka.
told-pass = { $player } rezygnuje z dalszych inwestycji.
told-stop = { $player } kończy pompowanie.
told-survey-draw = { $player } dobiera mapę geologiczną.
told-survey-none = { $player } nie zagrywa mapy geologicznej.

## Rzeczy

tile-numbers = cyna { $tin }, miedź { $copper }, woda { $water }
benefit-tin = { $amount ->
        [one] o { $amount } kostkę cyny więcej
        [few] o { $amount } kostki cyny więcej
       *[many] o { $amount } kostek cyny więcej
    }
benefit-copper = { $amount ->
        [one] o { $amount } kostkę miedzi więcej
        [few] o { $amount } kostki miedzi więcej
       *[many] o { $amount } kostek miedzi więcej
    }
benefit-water = { $amount ->
        [one] o { $amount } kostkę wody mniej
        [few] o { $amount } kostki wody mniej
       *[many] o { $amount } kostek wody mniej
    }
benefit-miner = górnik
benefit-port = port
benefit-steam_pump = stała pompa parowa
card-line = { $what }, wartość £{ $value }
    .head = Region { $region }:
card-line-wild = { $what }, wartość £{ $value }
    .head = Dowolny region:

## Plansza w zwykłych wierszach

board-head = Runda { $round } z 4. Cyna £{ $tin }, miedź £{ $copper }.
board-setup = gracze odrzucają mapy geologiczne.
    .head = Przygotowanie:
board-over = Rozgrywka zakończyła się po rundzie 4.
board-left = górnicy { $miners }, porty { $ports }, lokomotywy { $trains }, sztolnie { $adits }; grupy pomp { $pumps }.
    .head = Plansza usprawnień:
board-no-pumps = brak
board-order = { $order }.
    .head = Kolejność tur:
board-passed = { $passed }.
    .head = Kto spasował, od pierwszego:
board-decks = { $decks }.
    .head = Talie:
board-deck = { $name } { $cards }
board-adits = { $adits }.
    .head = Sztolnie:
board-player = £{ $money }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, kolumna { $column } z { $last }, do wybudowania { $mines ->
        [one] { $mines } kopalnia
        [few] { $mines } kopalnie
       *[many] { $mines } kopalni
    }, wydobyta cyna { $tin } i miedź { $copper }, mapy { $cards }.
    .head = { $player }:
board-no-cards = brak
board-wild = joker
board-region = Region { $region }
board-no-region = Bez kafelków
board-area = { $what }
    .head = { $area } (śródlądowy):
board-area-coast = { $what }
    .head = { $area }:
board-mine = kopalnia gracza { $player }, cyna { $tin }, miedź { $copper }, woda { $water }, wydajność { $capacity }
board-tile-up = odkryty kafelek ({ $tile })
board-tile-known = zakryty kafelek, znasz go ({ $tile })
board-tile-down = zakryty kafelek
board-no-tile = bez kafelka
board-cubes = ze sztolni cyna { $tin } i miedź { $copper }
board-drainage = { $count ->
        [one] { $count } znacznik odwadniania
        [few] { $count } znaczniki odwadniania
       *[many] { $count } znaczników odwadniania
    }
board-miners = { $count ->
        [one] górnik
       *[other] { $count } górników
    }
board-port = port
board-train = lokomotywa
board-pump = stała pompa
board-peeked = znacznik badań: { $players }
board-auction = { $state }.
    .head = Licytacja obszaru { $area }, inicjator { $initiator }:
board-auction-before = { $minimum ->
        [0] jeszcze bez mapy
       *[other] minimalna stawka £{ $minimum }
    }
board-auction-bid = prowadzi { $leader } ze stawką £{ $bid }
board-auction-card = mapa geologiczna: { $what }

## Plansza narysowana

draw-setup = Przygotowanie: wybierz mapy geologiczne, które zatrzymasz
draw-round = Runda { $round } z 4
draw-over = Koniec rozgrywki
draw-tin = cyna
draw-copper = miedź
draw-work = Tor pracy, najwyższy rusza pierwszy
draw-points = pkt
draw-work-left = praca
draw-mines = kop.
draw-cards = mapy
draw-passed = p{ $place }
draw-letters = C M ~ G P L U pr
draw-wild = J
draw-board = Usprawnienia
draw-bare = Bez kafelków: { $areas }
draw-now = teraz
draw-later = runda { $round }
draw-invest = Inwestycje £10/£5
draw-auction = Licytacja: { $area }
draw-auction-hidden = zakryty kafelek regionu { $region }
draw-auction-known = znasz go
draw-auction-card = Mapa: { $what }
draw-auction-opens = otwarcie od £{ $bid }
draw-auction-bid = stawka £{ $bid }
draw-auction-in = licytuje, ma £{ $money }
draw-auction-out = poza licytacją
draw-hand = Twoje mapy geologiczne
draw-discarded = odrzucona
draw-decks = Talie
draw-adits = Sztolnie
draw-result-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
draw-news = Ostatnie ruchy
draw-legend = C cyna; M miedź; ~ woda; /4 kostki naraz; G górnik; P port; L lokomotywa; U pompa; =1 sztolnia 1; { $shade } zakryty; { $eye } kto podejrzał; p1 pierwszy pas
draw-cost-auction = licytacja od £{ $bid }
draw-cost-card = { $what }, wartość £{ $value }
draw-cost-gain = +£{ $money }
draw-cost-left = po wygranej zostanie £{ $money }
draw-cost-pay = -£{ $money }
draw-cost-place = { $place }. miejsce: £10 daje { $tens }, £5 daje { $five }
draw-cost-points = { $points ->
        [one] +{ $points } punkt
        [few] +{ $points } punkty
       *[many] +{ $points } punktów
    }
draw-cost-work = praca { $work }

## Zlecenia stałe do wyboru

order-raise-round = rezygnuj z każdej licytacji do końca rundy
order-card-round = nie płać za mapy geologiczne do końca rundy
order-act-phase = spasuj w mojej najbliższej turze

## Dlaczego bot tak by zagrał

why-bid = Obszar { $area } jest dla mnie wart £{ $limit } po uwzględnieniu innych możliwości; nie licytuję wyżej, niż trzeba.
why-bid-beyond = Obszar { $area } jest dla mnie wart tylko £{ $limit }.
why-build = Kopalnia na obszarze { $area } jest dla mnie warta około £{ $worth }, a może pójść za £{ $price }.
why-build-others = Inne obszary zapowiadają się lepiej niż { $area }.
why-card-after = Mapa kosztuje £{ $price }, a po odliczeniu tego daje około { $points } pkt.
why-card-before = Zagrana teraz mapa jest darmowa i pozwala podejrzeć kafelek: w sumie około { $points } pkt.
why-card-drawn = Z mapą z talii kopalnia powinna dać około { $points } pkt.
why-card-kept = Bez zagrania teraz mapy kopalnia powinna dać około { $points } pkt.
why-development = Mniej wody, większa wydajność albo więcej rudy ({ $areas }): około { $points } pkt po odliczeniu pracy.
why-discard = Ta mapa zwykle dodaje kopalni około { $points } pkt.
why-drop = Obszar { $area } jest dla mnie wart najwyżej £{ $limit }.
why-extract = Ruda z obszaru { $area } przyniesie £{ $income }, a kosztuje £{ $cost }; czekanie nie da więcej.
why-invest = £{ $amount } daje teraz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }{ $left ->
        [0] , a na następną rundę nic nie trzeba zostawiać.
       *[other] ; pozostałe £{ $left } przyda się w następnej rundzie.
    }
why-keep-cash = £{ $money } przyniesie więcej w następnej rundzie.
why-lowest-bid = £{ $bid } to najniższa możliwa stawka, a ja licytuję wszystko.
why-no-card = Żadna mapa nie jest tu warta swojej ceny.
why-no-peek = Podejrzenie kafelka nie zmieniłoby moich planów.
why-not-own = To nie pomaga żadnej mojej kopalni.
why-pass = { $left ->
        [0] Nie mam już punktów pracy.
       *[other] Gdy teraz spasuję, zajmę { $place }. miejsce, a to jest warte więcej niż to, co zostało do zrobienia.
    }
why-pasties = Lepsze £{ $money } niż nic za ten punkt pracy.
why-peek = Na obszarze { $area } może leżeć każdy z { $count } kafelków, dobrych i złych: warto to wiedzieć.
why-peek-known = Kafelek na obszarze { $area } już znam.
why-pump = Mniej wody na obszarze { $area } jest warte około { $points } pkt.
why-pumps = { $pieces ->
        [one] { $pieces } pompa jest dla moich kopalni warta
        [few] { $pieces } pompy są dla moich kopalni warte
       *[many] { $pieces } pomp jest dla moich kopalni wartych
    } około { $points } pkt po odliczeniu pracy.
why-stop = Żadna inna moja kopalnia nie zyska na pompie.
why-tile-unseen = Nie znam kafelka na obszarze { $area }: może to być każdy z { $count }.
why-usual = Tak się tu zwykle gra.

## Krótkie nazwy na stronie

game-about = Kopalnie w Kornwalii: licytuj obszary, wydobywaj cynę i miedź, walcz z wodą i inwestuj to, co zarobisz na rudzie; 4 rundy dla 2–5 graczy.
game-credit = Wydanie poprawione. Autor: Martin Wallace. Wydawca: Alley Cat Games.
verb-adit = Wydrąż sztolnię
verb-bid = Licytuj
verb-build = Wybuduj kopalnię
verb-discard = Odrzuć mapę
verb-drop = Zrezygnuj z licytacji
verb-extract = Wydobądź rudę
verb-invest = Zainwestuj
verb-miner = Umieść górnika
verb-no-peek = Nie podglądaj
verb-pass = Spasuj
verb-pasties = Sprzedaj pierogi
verb-peek = Podejrzyj kafelek
verb-port = Zbuduj port
verb-pump = Użyj pompy parowej
verb-pumps = Weź pompy parowe
verb-stop = Zakończ pompowanie
verb-survey = Wybierz mapę geologiczną
verb-train = Umieść lokomotywę
word-copper = { draw-copper }
word-draw = dobierz z talii
word-none = bez mapy
word-tin = { draw-tin }
part-border = { $area } – { $other }
part-card = { $what }, region { $region }
part-card-wild = { $what }, dowolny region
part-pounds = £{ $money }

## Słowa na narysowanej planszy, na stronie i na obrazkach

label-map = Mapa Kornwalii
label-track = Tor pracy
label-track-rule = najmniej wydanej pracy rusza pierwsze, wyższy przed niższym
label-prices = Ceny
label-prices-now = w tej rundzie
label-board = Usprawnienia
label-invest = Inwestycje
label-invest-steps = £10 / £5
label-survey = Mapy geologiczne
label-survey-own = widzisz je tylko ty
label-auction = Licytacja
label-miners = Górnicy
label-ports = Porty
label-trains = Lokomotywy
label-adits = Sztolnie
label-pumps = Pompy
label-miner = górnik
label-port = port
label-train = lokomotywa
label-adit = sztolnia
label-pump = stała pompa
label-drainage = odwodnienie
label-tin = cyna
label-copper = miedź
label-water = woda
label-money = pieniądze
label-points = punkty
label-work-left = została praca
label-mines = kopalnie
label-cards = mapy
label-ore = ruda na sprzedaż
label-ore-value = po dzisiejszych cenach
label-ore-each = £{ $price } minus £{ $water } za wodę
label-ore-free = po £{ $price }
label-capacity = wydobycie
label-passed = pas
label-looked = Znasz kafelek:
label-would-hold = w twojej kopalni
label-card-on-lot = Mapa na tej licytacji:
label-highest = najwyżej
label-best = najlepiej
label-best-split = Najlepiej: { $split } daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }; na następną rundę zostałoby £{ $left }.
label-invest-left = zostaje £{ $left }
label-worth = wartość
label-wild = dowolny region
label-to-move = na ruchu
label-region = Region { $region }
label-round-short = R{ $round }
label-place = { $place }.
draw-lot-down = zakryty; licytację otwiera { $player }
draw-lot-up = odkryty; licytację otwiera { $player }
draw-lot-insurance = Jeśli wygra ktoś inny, { $player } dostaje połowę: £{ $money }
draw-lane-dropped = poza licytacją
draw-lane-passed = nie licytuje: pas
draw-lane-work = nie licytuje: za mało pracy
draw-lane-mines = nie licytuje: brak kopalni
draw-lane-money = nie licytuje: ma £{ $money }
draw-sea-celtic = Morze Celtyckie
draw-sea-channel = La Manche
draw-sea-bay = Zatoka Mount’s
draw-sea-devon = Devon
label-work-left-short = praca
label-ore-short = ruda
draw-phase-setup = Przygotowanie
draw-phase-prices = Ceny
draw-phase-work = Praca
draw-phase-invest = Sprzedaż i inwestycje
draw-phase-peek = Podglądanie

## Co warto opowiedzieć o skończonej rozgrywce

draw-highlight-mine = { $player } wydobywa z obszaru { $area } w sumie { $cubes ->
        [one] { $cubes } kostkę
        [few] { $cubes } kostki
       *[many] { $cubes } kostek
    } rudy.
    .title = Najbogatsza kopalnia
draw-highlight-lot = { $player } płaci £{ $money } za obszar { $area } w { $round }. rundzie.
    .title = Najdroższa licytacja
draw-highlight-sale = { $player } sprzedaje rudę za £{ $money } w { $round }. rundzie: { $tin ->
        [0] miedź { $copper }
       *[other] { $copper ->
            [0] cyna { $tin }
           *[other] cyna { $tin }, miedź { $copper }
        }
    }.
    .title = Najlepsza sprzedaż
draw-highlight-invested = { $player } inwestuje £{ $money } w { $round }. rundzie i zdobywa { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
    .title = Największa inwestycja

## Od których dodatków zacząć

suggestion-first = Pierwsza rozgrywka
suggestion-first-about = Sama gra podstawowa: na początek wystarczą licytacje, woda, praca i ceny rudy.
suggestion-second = Druga rozgrywka
suggestion-second-about = Arszenik: jest co jeszcze wydobywać i sprzedawać, a płaci się pracą w każdej kolejnej rundzie.
suggestion-third = Trzecia rozgrywka
suggestion-third-about = Emigracja i pakiet Kickstarter: górnicy wyjeżdżają za granicę, a kafelki i mapy są bardziej różnorodne.
suggestion-all = Dla wprawnych
suggestion-all-about = Wszystkie trzy dodatki naraz.

## Arszenik

option-arsenic = Arszenik
option-arsenic-about = Twój piec szybowy wprowadza na mapę arszenik; sprzedaje się go drogo, ale każda przetworzona kostka zabiera punkt pracy w każdej kolejnej rundzie.
move-process = przetwarza jedną kostkę arszeniku z twojej kopalni: teraz bez pracy, ale w tej i w każdej kolejnej rundzie o jeden punkt pracy mniej
move-sell-arsenic = sprzedaje cały twój arszenik na rynku: 1 punkt pracy
move-calciner = buduje twój piec szybowy w nowej kopalni: po jednej kostce arszeniku tam i na każdym sąsiednim obszarze
move-no-calciner = zostawia twój piec szybowy na późniejszą kopalnię
prompt-calciner = Trafi na mapę { $cubes ->
        [one] { $cubes } kostka
        [few] { $cubes } kostki
       *[many] { $cubes } kostek
    } arszeniku: po jednej na obszar { $area } i na każdy sąsiedni.
    .head = Czy na obszarze { $area } budujesz swój piec szybowy?
refused-calciner-later = Piec szybowy buduje się zaraz po kopalni i tylko raz w rozgrywce.
refused-calciner-now = Najpierw zdecyduj, czy w nowej kopalni stanie twój piec szybowy.
refused-limiter = Stoisz w swojej ostatniej kolumnie ({ $column }): ogranicznika nie można przysunąć bliżej.
refused-no-arsenic = W twoich kopalniach nie ma arszeniku.
refused-no-arsenic-held = Nie masz arszeniku.
refused-no-arsenic-there = Na obszarze { $area } nie ma arszeniku.
refused-no-calciner = Nie masz na mapie pieca szybowego.
refused-without-arsenic = W tej rozgrywce nie ma dodatku Arszenik.
event-calciner = { $player } buduje piec szybowy na obszarze { $area }: { $cubes ->
        [one] { $cubes } kostka arszeniku.
        [few] { $cubes } kostki arszeniku.
       *[many] { $cubes } kostek arszeniku.
    }
event-processed = { $player } przetwarza arszenik na obszarze { $area } i odtąd ma { $work ->
        [one] { $work } punkt pracy
        [few] { $work } punkty pracy
       *[many] { $work } punktów pracy
    } na rundę.
event-section-closed = Zamyka się najlepsza sekcja rynku arszeniku: odtąd kostka przynosi najwyżej £{ $money }.
event-sold-arsenic = { $player } sprzedaje { $cubes ->
        [one] { $cubes } kostkę arszeniku
        [few] { $cubes } kostki arszeniku
       *[many] { $cubes } kostek arszeniku
    } za £{ $money }.
told-no-calciner = { $player } nie buduje pieca szybowego.
verb-process = Przetwórz arszenik
verb-sell-arsenic = Sprzedaj arszenik
verb-calciner = Wybuduj piec szybowy
verb-no-calciner = Bez pieca szybowego
board-arsenic = arszenik { $count }
board-calciner = piec szybowy
board-arsenic-held = arszenik { $count }
board-calciner-at = piec szybowy na obszarze { $area }
board-calciner-unbuilt = piec szybowy niewybudowany
board-market = { $spaces }; następna kostka przyniesie £{ $money }.
    .head = Rynek arszeniku, wolne pola:
draw-arsenic = A
draw-market = Rynek arszeniku
draw-calciner = S
draw-market-closed = zamknięte
draw-market-now = w tej rundzie
draw-market-until = do rundy { $round }
draw-market-last = do końca
draw-market-yours = twoje { $cubes } da £{ $money }
draw-legend-arsenic = A2 arszenik; S piec szybowy; { $limiter } ogranicznik; 6+ dla dowolnie wielu kostek
draw-cost-limiter = odtąd { $work ->
        [one] { $work } punkt pracy
        [few] { $work } punkty pracy
       *[many] { $work } punktów pracy
    } na rundę
draw-cost-arsenic = następna kostka za £{ $money }
draw-cost-cubes = arszenik na mapie: { $cubes }
order-calciner-round = nie buduj pieca szybowego do końca rundy
why-calciner = Kostki arszeniku: { $cubes }, z tego w moich kopalniach { $own }; to dla mnie około { $points } pkt.
why-no-calciner = Mój piec szybowy da więcej w późniejszej kopalni.
why-process = Kostka przyniesie około £{ $money }, a kosztuje punkt pracy na rundę: w sumie około { $points } pkt.
why-process-late = W tej rundzie zabrakłoby punktu pracy, żeby sprzedać kostkę.
why-sell-arsenic = Mój arszenik przyniesie teraz £{ $money }; później przyniósłby mniej.
label-arsenic = arszenik
label-calciner = piec szybowy
label-limiter = ogranicznik
label-market = Rynek arszeniku

## Emigracja

option-emigration = Emigracja
option-emigration-about = Górnicy w twoim kolorze mogą wyjechać z kopalni do jednego z czterech miejsc za granicą: po usprawnienia, pieniądze, punkty albo lepszą cenę.
move-claim = umieszcza górnika w twoim kolorze w twojej kopalni: 1 punkt pracy
move-emigrate = wysyła górnika w twoim kolorze za granicę po nagrodę: 1 punkt pracy
move-place-adit = umieszcza sztolnię z Michigan: bez pracy
move-place-train = umieszcza lokomotywę z Michigan: bez pracy
move-place-port = umieszcza port z Michigan: bez pracy
move-place-miner = umieszcza górnika z Michigan: bez pracy
move-done = zostawia usprawnienia z Michigan na później
move-adelaide = wybiera rudę, za którą Adelajda płaci więcej
form-place = MIEJSCE
form-ore = RUDA
prompt-leftover = umieść { $pieces ->
        [one] je
       *[other] je wszystkie lub niektóre
    } teraz bez pracy albo zostaw na późniejszą turę.
    .head = { $pieces ->
        [one] Czeka usprawnienie z Michigan:
       *[other] Czekają usprawnienia z Michigan:
    }
prompt-adelaide = za kostkę jednej rudy dostajesz o £{ $more } więcej{ $less ->
        [0] {""}
       *[other] , a za kostkę drugiej o £{ $less } więcej
    }; sprzedajesz cynę ({ $tin }) po £{ $tin-price } i miedź ({ $copper }) po £{ $copper-price }.
    .head = Adelajda:
refused-adelaide-later = Podwyżkę z Adelajdy wybiera przy sprzedaży ten, kto wyemigrował tam w tej rundzie.
refused-adelaide-now = Najpierw wybierz rudę, za którą Adelajda płaci więcej.
refused-leftover-now = Najpierw umieść usprawnienia z Michigan albo zostaw je na później.
refused-no-own-miner = Nie masz na mapie górnika w swoim kolorze.
refused-no-own-miner-there = Na obszarze { $area } nie masz górnika w swoim kolorze.
refused-no-own-miners = Nie masz już w zasobach górników w swoim kolorze.
refused-no-piece-waiting = Nie masz takiego usprawnienia z Michigan do umieszczenia.
refused-nothing-waiting = Nie ma czego zostawiać na później.
refused-space-taken = Pole rundy { $round } jest już zajęte: { $place ->
        [michigan] Michigan.
        [kimberley] Kimberley.
        [adelaide] Adelajda.
       *[sierra-madre] Sierra Madre.
    }
refused-unknown-ore = Nie ma rudy „{ $word }”.
refused-unknown-ore-guess = Nie ma rudy „{ $word }”; czy chodziło o „{ $guess }”?
refused-unknown-place = Nie ma miejsca emigracji „{ $word }”.
refused-unknown-place-guess = Nie ma miejsca emigracji „{ $word }”; czy chodziło o „{ $guess }”?
refused-without-emigration = W tej rozgrywce nie ma dodatku Emigracja.
event-adelaide-token = { $player } dostanie więcej za rudę przy sprzedaży w tej rundzie.
event-adelaide-used = Adelajda dopłaca do każdej kostki, którą sprzedaje { $player }: cyna £{ $tin }, miedź £{ $copper }.
event-claimed = { $player } umieszcza górnika w swoim kolorze na obszarze { $area }.
event-emigrated = Z obszaru { $area } emigruje górnik gracza { $player }; cel: { $place }.
event-kimberley = { $player } dostaje z Kimberley £{ $money }, teraz i w każdej kolejnej rundzie.
event-kimberley-income = { $player } dostaje z Kimberley £{ $money }.
event-michigan = { $player } dostaje z Michigan: { $what }.
event-sierra-madre = { $player } zdobywa w Sierra Madre { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
told-adelaide = { $player } wybiera podwyżkę z Adelajdy: { $ore ->
        [tin] cyna.
       *[copper] miedź.
    }
told-done = { $player } zostawia resztę z Michigan na później.
verb-claim = Umieść własnego górnika
verb-emigrate = Wyemigruj
verb-place-adit = Sztolnia z Michigan
verb-place-train = Lokomotywa z Michigan
verb-place-port = Port z Michigan
verb-place-miner = Górnik z Michigan
verb-done = Zostaw na później
verb-adelaide = Wybierz rudę
place-michigan = Michigan
place-kimberley = Kimberley
place-adelaide = Adelajda
place-sierra-madre = Sierra Madre
piece-adit = sztolnia
piece-train = lokomotywa
piece-port = port
piece-miner = górnik
piece-miners = górnicy: { $count }
board-own-miner = górnik gracza { $player }
board-own-miners = { $count ->
        [one] { $count } własny górnik
       *[other] { $count } własnych górników
    } w zasobach
board-pending = do umieszczenia: { $pieces }
board-income = £{ $money } w każdej kolejnej rundzie
board-adelaide = podwyżka z Adelajdy przy najbliższej sprzedaży
board-emigration = { $rows }.
    .head = Emigracja, runda { $round }:
board-emigration-free = { $place }: { $reward }
board-emigration-taken = { $place }: zajęte ({ $player })
reward-kimberley = £{ $money }{ $rounds ->
        [0] {""}
       *[other] , i znowu w każdej kolejnej rundzie
    }
reward-adelaide = o £{ $more } więcej za kostkę jednej rudy
reward-adelaide-two = o £{ $more } więcej za kostkę jednej rudy, o £{ $less } za kostkę drugiej
reward-adelaide-all = o £{ $more } więcej za kostkę
reward-sierra-madre = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
draw-emigration = Emigracja
draw-own-miners = wł.
draw-gain-kimberley = £{ $money } co rundę
draw-gain-adelaide = sprzedaje { $increase }
draw-gain-michigan = do umieszczenia: { $pieces }
draw-legend-emigration = { $miner } górnik w kolorze gracza; wł.: tacy górnicy w domu
draw-reward-kimberley = £{ $money }
draw-reward-adelaide = +£{ $more }
draw-reward-adelaide-two = +£{ $more }/{ $less }
draw-reward-sierra-madre = { $points } pkt
draw-cost-free = bez pracy
order-leftover-round = zostawiaj usprawnienia z Michigan do końca rundy
why-claim = Własny górnik może później wyemigrować: w sumie około { $points } pkt.
why-emigrate = { $place ->
        [michigan] Michigan
        [kimberley] Kimberley
        [adelaide] Adelajda
       *[sierra-madre] Sierra Madre
    }: to dla mnie około { $points } pkt, a górnik tutaj jest wart mniej.
why-place = Tam usprawnienie z Michigan da najwięcej: około { $points } pkt.
why-keep-piece = Usprawnienie z Michigan da więcej później.
why-adelaide = Podwyżka przyniesie £{ $money } na tym, co sprzedaję.
label-board-emigration = Usprawnienia i emigracja
label-emigrate = Emigracja
label-income = £{ $money } w rundach { $rounds }
label-michigan = z Michigan

## Pakiet Kickstarter

event-tile-bonus = { $player } dostaje za kafelek £{ $money }.
option-kickstarter = Pakiet Kickstarter
option-kickstarter-about = Osiem dodatkowych kafelków, które dają £3 albo oszczędzają pracę, i mapy geologiczne dwóch regionów w miejsce jokerów (od 3 do 5 graczy).
tile-bonus-money = { $numbers }; zwycięzca dostaje £{ $money }
tile-bonus-work = { $numbers }; kopalnia kosztuje { $work ->
        [one] { $work } punkt pracy
        [few] { $work } punkty pracy
       *[many] { $work } punktów pracy
    }
card-line-pack = { $what }, wartość £{ $value }
    .head = Regiony { $region } i { $other }:
part-card-pack = { $what }, regiony { $region } i { $other }
board-pack = pakiet
draw-pack = K
draw-legend-bonus = +£3 dla budującego; 1{ $work } kopalnia za 1 punkt pracy
draw-legend-pack = { $card } mapa dwóch regionów
label-pack = dwa regiony
label-bonus-money = zwycięzca dostaje £{ $money }
label-bonus-work = kopalnia kosztuje { $work ->
        [one] { $work } punkt pracy
        [few] { $work } punkty pracy
       *[many] { $work } punktów pracy
    }
