### Ore: wszystko, co czytają gracze, po polsku. Słownictwo jest nasze własne: docs/glossary.md.

game-title = Ore: gra górnicza

## Ruchy: co który robi, jak nazywają się jego części i jakie inne słowa można wpisać

move-assets = umieszcza górnika na torze aktywów, by kupić kartę rozwoju
move-buy = kupuje aktywo za pieniądze albo za baryłki lub inicjatywę, niektóre z wybranym surowcem
move-cash = oddaje znacznik terminowy i bierze leżące na nim baryłki
move-contracts = umieszcza górnika na torze kontraktów, by wziąć kontrakt
move-decline = nie przejmuje kontraktu innego gracza
move-done = kończy twoją turę; na rynku niewypełnione wiersze oznaczają wtedy niewywiązanie się z kontraktów
move-drill = zużywa świder i umieszcza górnika na polu 2 kopalni, a za $5 albo 1 baryłkę węgla na polu 3
move-efficient = wypełnia za opłatą od 1 do 3 dodatkowych wierszy kontraktu (Dział wydajności)
move-exchange = używa giełdy, raz na rundę
move-fail = wskazuje, z którego niedotrzymanego kontraktu rozliczasz się najpierw
move-fill = wypełnia bieżący wiersz twojego kontraktu
move-mine = umieszcza górnika na polu 1 kopalni
move-pass = niczego nie kupuje ani nie bierze
move-push = zużywa znacznik współpracy i umieszcza górnika na zajętym polu 1; górnicy z tego miejsca są spychani w dół
move-relieve = wycofuje twojego górnika z kopalni: $5, z Działem kadr taniej
move-sell = sprzedaje baryłkę na rynku publicznym albo na twoim rynku prywatnym
move-slag = umieszcza górnika na hałdzie: $5 minus $1 za każdego górnika na niej
move-subcontract = wypełnia wiersz kontraktu przeciwnika za opłatą dla niego (Dział podwykonawstwa)
move-take = bierze kontrakt
move-take-over = przejmuje niedotrzymany kontrakt: wypełniasz jego wiersz i dostajesz pieniądze
move-take-top = bierze wierzchni kontrakt z twojego stosu (Wyścig kontraktów)
move-with = wybiera, którą z dwóch baryłek oddajesz za wiersz
form-asset = AKTYWO
form-barrels = N
form-card = KOPALNIA
form-contract = KONTRAKT
form-held = N
form-initiative = INICJATYWA
form-line = WIERSZ
form-res = SUROWIEC
form-rows = WIERSZE
form-space = POLE
form-trader = GIEŁDA
typed-words = kop=mine kopalnia=mine aktywa=assets kontrakty=contracts hałda=slag wierć=drill świder=drill zepchnij=push współpraca=push sprzedaj=sell sprzedaż=sell z=from wypełnij=fill dostarcz=fill oddaj=with daj=with wydajnie=efficient wymień=exchange wymiana=exchange zrealizuj=cash gotówka=cash węgiel=coal rozlicz=fail przejmij=take-over odmów=decline podwykonaj=subcontract wiersz=line kup=buy pieniądze=money dolary=money baryłki=barrels weź=take bierz=take wierzchni=take-top wycofaj=relieve gotowe=done zakończ=done dość=done/pass/decline pas=pass/decline/done pasuj=pass/decline/done spasuj=pass/decline/done rezygnuj=decline/pass/done zrezygnuj=decline/pass/done złoto=gold ropa=oil żelazo=iron miedź=copper

## Pytania, po jednym na każdy rodzaj decyzji

prompt-place = { $miners ->
        [one] Umieść ostatniego górnika z ręki
       *[other] Umieść jednego z { $miners } górników z ręki
    }; masz ${ $money }.
prompt-market = { $fillable ->
        [0] { $rows ->
            [0] Nie masz bieżących wierszy do wypełnienia.
            [one] Jednego bieżącego wiersza nie możesz wypełnić.
           *[other] { $rows } bieżących wierszy nie możesz wypełnić.
        }
       *[other] { $rows ->
            [one] Został jeden bieżący wiersz i musisz go wypełnić.
           *[other] Bieżące wiersze: { $rows }, w tym do wypełnienia: { $fillable }.
        }
    } Masz ${ $money }.
    .head = Rynek: sprzedawaj baryłki i wypełniaj wiersze, a potem zakończ turę (done).
prompt-with = { first-of-two } czy { second-of-two }?
    .head = Wiersz { $row } kontraktu #{ $contract } (${ $money }):
prompt-settle = Z którego rozliczasz się najpierw? Masz ${ $money }.
    .head = Nie wywiązujesz się z kilku kontraktów ({ $rows }).
prompt-takeover = Czy go przejmujesz? Za wiersz { $row } oddajesz { row-cost }a dostajesz ${ $money }.
    .head = { $leader } nie wywiązuje się z kontraktu #{ $contract }.
prompt-subcontract = { $lines ->
        [0] wypełnij wiersz na kontrakcie przeciwnika albo zrezygnuj (done); masz ${ $money }.
       *[other] wypełnij bez nowej opłaty jeszcze jeden wiersz ({ $leader }) albo zrezygnuj (done); masz ${ $money }.
    }
    .head = Dział podwykonawstwa:
prompt-buy = Kup aktywo lub inicjatywę albo spasuj; twój górnik stoi na polu { $space } toru aktywów, masz ${ $money }.
prompt-initiative = Kup jedną inicjatywę albo spasuj; masz ${ $money }.
prompt-contract = Weź kontrakt albo spasuj; twój górnik stoi na polu { $space } toru kontraktów.
prompt-race = Weź wierzchni kontrakt ze swojego stosu, #{ $contract }, albo zakończ (done); { $pile ->
        [one] to ostatni.
        [few] w stosie są { $pile } kontrakty.
       *[many] w stosie jest { $pile } kontraktów.
    }
prompt-sales = za opłatą kup aktywo albo weź kontrakt lub zrezygnuj (done); masz ${ $money }.
    .head = Dział handlowy:
prompt-relief = Wycofaj górników z kopalni po ${ $cost } za każdego albo zostaw ich tam (done); masz ${ $money }.

## Dlaczego ruch jest niedozwolony

refused-answer-offer = Możesz przejąć niedotrzymany kontrakt: przejmij go albo zrezygnuj.
refused-asset-barrels = Nie masz baryłek, które kosztuje { asset-name }.
refused-asset-gone = Karty { asset-name } nie ma w ofercie.
refused-assets-barrels = Nie masz baryłek na żadne aktywo z oferty.
refused-assets-only = Górnik na torze aktywów kupuje aktywo albo inicjatywę; kontrakty bierze się później.
refused-bought-already = W tej rundzie masz już kupione aktywo, więc Dział handlowy nie kupi drugiego.
refused-cage = Twój poziom klatki to { $cage }: to pole jest za głęboko dla twoich górników.
refused-choose-barrel = Najpierw wybierz, którą baryłkę oddajesz za ten wiersz.
refused-contract-discarded = Kontrakt #{ $contract } leży wśród odrzuconych, a tam sięga tylko Dział czarnorynkowy.
refused-contract-gone = Kontraktu #{ $contract } nie ma w ofercie.
refused-contracts-only = Górnik na torze kontraktów bierze kontrakt i niczego nie kupuje.
refused-drill-space = Świder prowadzi na pole 2 albo, za pieniądze lub węgiel, na pole 3; na pole { $word } tak się nie dostaniesz.
refused-efficient-first = Działu wydajności można użyć dopiero po sprzedaży wiersza kontraktu #{ $contract } w tej rundzie.
refused-efficient-rows = Dział wydajności nie wypełni aż tylu wierszy kontraktu #{ $contract }; { $rows ->
        [0] nie ma tam już pustych wierszy.
        [one] jest tam { $rows } pusty wiersz.
        [few] są tam { $rows } puste wiersze.
       *[many] jest tam { $rows } pustych wierszy.
    }
refused-exchange-barrels = Ta giełda przyjmuje { barrels-some }; masz { $held }.
refused-exchange-form = Przy tej giełdzie podaj, co oddajesz i co dostajesz, na przykład „exchange commodities-exchange 3 oil gold”.
refused-exchange-rate = { asset-name } nie wymienia takiej liczby baryłek.
refused-exchange-same = Musisz dostać inny surowiec, niż oddajesz.
refused-exchange-used = { asset-name }: tej karty użyto już w tej rundzie.
refused-future-beyond = Na żadnym znaczniku terminowym nie leży tyle baryłek: { $word }.
refused-guard = Te baryłki są ci potrzebne: bez nich można by wypełnić mniej twoich bieżących wierszy.
refused-initiative-gone = Karty { initiative-name } nie ma w ofercie.
refused-initiative-only = Bez górnika na torze aktywów możesz kupić jedną inicjatywę, ale nie aktywo.
refused-line-barrels = Nie masz baryłek na żaden pusty wiersz kontraktu przeciwnika.
refused-line-beyond = Żaden kontrakt nie ma wiersza { $word }.
refused-line-filled = Na kontrakcie #{ $contract } nie ma pustego wiersza { $line }.
refused-market-used = Na tym rynku prywatnym nie możesz już sprzedawać w tej rundzie.
refused-mines-full = Pole 1 każdej kopalni jest zajęte.
refused-money = To kosztuje ${ $cost }; masz ${ $money }.
refused-named-already = Ten górnik jest już wybrany.
refused-no-assets = W ofercie nie ma żadnego aktywa.
refused-no-barrel = Nie masz ani jednej baryłki { resource-of }.
refused-no-barrel-price = { initiative-name } nie kosztuje baryłki: nie podawaj surowca.
refused-no-barrels = Nie masz ani jednej baryłki.
refused-no-barrels-price = { asset-name }: ta karta nie ma ceny w baryłkach.
refused-no-barrels-prices = Żadne aktywo z oferty nie ma ceny w baryłkach.
refused-no-coal = Pole 3 kosztuje pieniądze albo węgiel, a masz za mało i tego, i tego.
refused-no-collab = Nie masz znacznika współpracy.
refused-no-contract = Nie masz żadnego kontraktu.
refused-no-contracts = W ofercie nie ma żadnego kontraktu.
refused-no-drill = Nie masz świdra.
refused-no-drill-space = W żadnej kopalni nie ma wolnego pola, na które prowadzi świder.
refused-no-effect = { initiative-name }: ta karta nic by ci teraz nie dała, więc nie możesz jej kupić.
refused-no-effects = Żadna inicjatywa z oferty nic by ci teraz nie dała.
refused-no-efficient = Nie masz Działu wydajności, którego można by użyć w tej rundzie.
refused-no-exchange = Wymieniają tylko giełdy, a { asset-name } to nie giełda.
refused-no-exchanges = Nie masz aktywa, które wymienia baryłki.
refused-no-future = Nie masz znacznika terminowego, na którym { $amount ->
        [one] leży { $amount } baryłka
        [few] leżą { $amount } baryłki
       *[many] leży { $amount } baryłek
    } { resource-of }.
refused-no-futures = Nie masz znacznika terminowego.
refused-no-initiatives = W ofercie nie ma żadnej inicjatywy.
refused-no-market = To nie twój rynek prywatny tego surowca.
refused-no-market-barrel = Nie masz baryłki, którą przyjąłby jeszcze twój rynek prywatny.
refused-no-markets = Nie masz rynku prywatnego.
refused-no-money-price = { asset-name }: ta karta nie ma ceny w pieniądzach.
refused-no-money-prices = Żadne aktywo z oferty nie ma ceny w pieniądzach.
refused-no-offer = Nie masz teraz kontraktu do przejęcia.
refused-no-open-lines = Żaden przeciwnik nie ma kontraktu z pustym wierszem.
refused-no-opponents-contract = Kontrakt #{ $contract } nie należy do przeciwnika.
refused-no-own-miner = Na polu { $space } kopalni { resource-of } nie ma twojego górnika.
refused-no-own-miners = W żadnej kopalni nie masz górnika.
refused-no-private-card = W stosie kopalni { resource-of } nie ma już zakrytych kart.
refused-no-sales-ops = Do tego potrzebny jest odpowiedni Dział handlowy: wersja a kupuje aktywo, wersja b bierze kontrakt.
refused-no-space = W kopalni { resource-of } nie ma pola { $space }.
refused-no-subcontract = Nie masz już Działu podwykonawstwa do użycia albo brakuje ci pieniędzy na jego opłatę.
refused-nobody-to-push = Na polu 1 żadnej kopalni nikt nie stoi, więc nie ma kogo zepchnąć.
refused-not-buying = Aktywa i inicjatywy kupuje się w fazie zakupów, gdy kolej na twojego górnika albo na darmową inicjatywę.
refused-not-choosing = Nie wybierasz teraz między dwiema baryłkami.
refused-not-done = Tej tury nie kończy się słowem „done”: górnika trzeba umieścić, a kto nic nie kupuje ani nie bierze, pasuje („pass”).
refused-not-due = Kontrakt #{ $contract } obowiązuje dopiero od następnej rundy.
refused-not-failing = Z kontraktu #{ $contract } nie musisz się teraz rozliczać.
refused-not-held = Nie masz kontraktu #{ $contract }.
refused-not-market = To należy do twojej tury na rynku.
refused-not-own-window = Giełd i znaczników terminowych używa się tylko we własnych turach.
refused-not-owned = Nie masz karty { asset-name }.
refused-not-pass = Tu nie można spasować: górnika trzeba umieścić, a inne tury kończy się słowem „done”.
refused-not-placing = Górników umieszcza się w fazie rozmieszczania.
refused-not-race = Z własnego stosu bierze się w Wyścigu kontraktów, po górnikach z toru kontraktów.
refused-not-relief = Górników wycofuje się na koniec fazy uzupełniania.
refused-not-settling = Niedotrzymane kontrakty rozlicza się, gdy ich właściciel kończy turę na rynku.
refused-not-subcontracting = Działu podwykonawstwa używa się na koniec fazy rynku.
refused-not-taking = Kontrakty bierze się w fazie zakupów: górnikiem na torze kontraktów albo Działem handlowym.
refused-nothing-to-push = Na polu 1 kopalni { resource-of } nikt nie stoi, więc nie ma kogo zepchnąć.
refused-offer-barrels = Nie masz wszystkich baryłek, których wymaga oferowany wiersz.
refused-one-version = Można tu użyć tylko jednej wersji Działu podwykonawstwa: nie podawaj litery.
refused-other-barrel = Ten wiersz nie przyjmuje w tym miejscu { resource-of }.
refused-others-turn = Teraz decyduje { $player }.
refused-pile-empty = Twój stos jest pusty.
refused-push = Zepchnięty górnik spadłby z karty albo zszedł poniżej poziomu klatki swojego gracza.
refused-relief-done = Twój wybór jest już zakończony; inni jeszcze wybierają.
refused-row-barrels = Nie masz wszystkich baryłek, których tu wymaga kontrakt #{ $contract }.
refused-row-done = W tej rundzie sprzedano już wiersz kontraktu #{ $contract }.
refused-row-open = Jest jeszcze wiersz, który możesz wypełnić: zrób to, zanim zakończysz turę.
refused-rows-beyond = Dział wydajności nie wypełnia naraz tylu wierszy: { $word }.
refused-sales-initiative = Dział handlowy kupuje aktywa, a nie inicjatywy.
refused-sealed-relief = Wszyscy wybierają teraz w tajemnicy, kogo wycofują; giełd i znaczników terminowych się wtedy nie używa.
refused-settle-first = Najpierw wskaż, z którego niedotrzymanego kontraktu się rozliczasz.
refused-sold-out = W rundzie sprzedajesz jedną baryłkę i to, co ponadto zabierają twoje koleje: w tej rundzie { resource-of } już nie sprzedasz.
refused-space-beyond = Żadna kopalnia nie ma pola { $word }.
refused-space-taken = Pole { $space } kopalni { resource-of } jest zajęte.
refused-taken-already = W tej rundzie masz już wzięty kontrakt, więc Dział handlowy nie weźmie drugiego.
refused-track-full = Wszystkie pola tego toru ({ $spaces }) są zajęte.
refused-trade-beyond = Żadna giełda nie przyjmuje tylu baryłek: { $word }.
refused-unknown-asset = Nie ma aktywa „{ $word }”.
refused-unknown-asset-guess = Nie ma aktywa „{ $word }”; czy chodziło o „{ $guess }”?
refused-unknown-barrels = „{ $word }” to nie liczba baryłek.
refused-unknown-barrels-guess = „{ $word }” to nie liczba baryłek; czy chodziło o „{ $guess }”?
refused-unknown-card = Nie ma karty kopalni „{ $word }”.
refused-unknown-card-guess = Nie ma karty kopalni „{ $word }”; czy chodziło o „{ $guess }”?
refused-unknown-contract = Nie ma kontraktu „{ $word }”; kontrakt zapisuje się numerem, na przykład #7.
refused-unknown-contract-guess = Nie ma kontraktu „{ $word }”; czy chodziło o „{ $guess }”?
refused-unknown-held = „{ $word }” to nie liczba baryłek.
refused-unknown-held-guess = „{ $word }” to nie liczba baryłek; czy chodziło o „{ $guess }”?
refused-unknown-initiative = Nie ma inicjatywy „{ $word }”; przy zakupie aktywa dopisz za jego nazwą „money” albo „barrels”.
refused-unknown-initiative-guess = Nie ma inicjatywy „{ $word }”; czy chodziło o „{ $guess }”? Przy zakupie aktywa dopisz za jego nazwą „money” albo „barrels”.
refused-unknown-line = „{ $word }” to nie numer wiersza.
refused-unknown-line-guess = „{ $word }” to nie numer wiersza; czy chodziło o „{ $guess }”?
refused-unknown-res = Nie ma surowca „{ $word }”; surowce to gold (złoto), oil (ropa), iron (żelazo), copper (miedź) i coal (węgiel).
refused-unknown-res-guess = Nie ma surowca „{ $word }”; czy chodziło o „{ $guess }”?
refused-unknown-rows = „{ $word }” to nie liczba wierszy.
refused-unknown-rows-guess = „{ $word }” to nie liczba wierszy; czy chodziło o „{ $guess }”?
refused-unknown-space = „{ $word }” to nie numer pola.
refused-unknown-space-guess = „{ $word }” to nie numer pola; czy chodziło o „{ $guess }”?
refused-unknown-trader = Nie ma giełdy „{ $word }”, która wymieniałaby różne liczby baryłek.
refused-unknown-trader-guess = Nie ma giełdy „{ $word }”, która wymieniałaby różne liczby baryłek; czy chodziło o „{ $guess }”?
refused-which-barrel = { initiative-name } kosztuje też baryłkę: podaj surowiec, na przykład „buy { $initiative } coal”.
refused-which-version = Można użyć obu wersji Działu podwykonawstwa: dopisz a albo b.

## Co się stało

event-bought = { $player } kupuje kartę { $name } za { $price }.
event-cashed = { $player } oddaje znacznik terminowy i bierze { $barrels }.
event-collection = Górnicy wydobywają to, co wykopali.
event-collected = { $player } wydobywa { $barrels }.
event-completed = { $player } kończy kontrakt #{ $contract }.
event-discarded = Nikt nie przejmuje kontraktu #{ $contract }: trafia do odrzuconych.
event-diversified = { $player } dostaje ${ $money } dzięki karcie { $name }.
event-exchanged = { $player } wymienia { $paid } na { $barrels } ({ $name }).
event-exhausted = Kopalnia { resource-of } jest wyczerpana.
event-failed = { $player } nie wywiązuje się z kontraktu #{ $contract }: ${ $money } kary{ $strikes ->
        [0] .
        [one] {" "}i { $strikes } strajk.
        [few] {" "}i { $strikes } strajki.
       *[many] {" "}i { $strikes } strajków.
    }
event-filled = { $player } oddaje { $barrels } za wiersz { $row } kontraktu #{ $contract } i dostaje ${ $money }.
event-initiative = { $player } kupuje kartę { $name }{ $resource ->
        [none] .
       *[other] {" "}i oddaje { $barrels }.
    }
event-negotiated = { $player } dostaje ${ $money } dzięki karcie Dział negocjacji, za sprzedaż na { $contracts ->
        [one] { $contracts } kontrakcie.
       *[other] { $contracts } kontraktach.
    }
event-new-asset = Nowe aktywo: { $name }.
event-new-contract = Nowy kontrakt: #{ $contract }.
event-new-initiative = Nowa inicjatywa: { $name }.
event-new-mine = Nowa kopalnia { resource-of }: { $what }.
event-over = Rozgrywka dobiegła końca.
event-private = { $player } dobiera kopalnię { resource-of }: { $what }.
event-private-exhausted = Prywatna karta jest wyczerpana ({ $player }): { resource-name }.
event-relieved = { $player } wycofuje górnika z kopalni { resource-of } za ${ $money }.
event-returned = Z kopalni { resource-of } wraca górnik ({ $player }).
event-round = Zaczyna się runda { $round }.
event-salary = { $strikes ->
        [0] { $player } płaci ${ $money } wynagrodzeń.
        [one] { $player } ma do zapłaty ${ $money } wynagrodzeń; za to, czego brakuje, dostaje { $strikes } strajk.
        [few] { $player } ma do zapłaty ${ $money } wynagrodzeń; za to, czego brakuje, dostaje { $strikes } strajki.
       *[many] { $player } ma do zapłaty ${ $money } wynagrodzeń; za to, czego brakuje, dostaje { $strikes } strajków.
    }
event-slag = { $player } zarabia na hałdzie ${ $money } ({ $miners ->
        [one] { $miners } górnik
       *[other] { $miners } górników
    }).
event-sold = { $player } sprzedaje 1 baryłkę { resource-of } za ${ $money }.
event-stale = W tej rundzie nikt nie bierze kontraktu: #{ $contract } trafia do odrzuconych.
event-subcontracted = { $player } płaci ${ $money } za podwykonawstwo; pieniądze dostaje { $other }.
event-taken-over = { $player } przejmuje kontrakt #{ $contract }.
event-top = Następny na stosie gracza { $player } jest kontrakt #{ $contract }.
event-took = { $player } bierze kontrakt #{ $contract }.
event-venture = { $player } dostaje { $barrels } dzięki karcie { $name }.

## Ruchy, o których nie mówi żadne zdarzenie

told-assets = { $player } umieszcza górnika na torze aktywów.
told-contracts = { $player } umieszcza górnika na torze kontraktów.
told-decline = { $player } nie przejmuje kontraktu.
told-done = { $player } kończy turę.
told-drill-2 = { $player } używa świdra i umieszcza górnika na polu 2 kopalni { resource-of }.
told-drill-3-cash = { $player } używa świdra i umieszcza górnika na polu 3 kopalni { resource-of } za { $price }.
told-drill-3-coal = { told-drill-3-cash }
told-efficient = { $player } używa Działu wydajności na kontrakcie { $contract } i wypełnia dodatkowo { $rows ->
        [one] { $rows } wiersz.
        [few] { $rows } wiersze.
       *[many] { $rows } wierszy.
    }
told-fail = { $player } rozlicza się z niedotrzymanego kontraktu { $contract }.
told-fill = { $player } zaczyna wypełniać wiersz kontraktu { $contract }.
told-mine = { $player } umieszcza górnika w kopalni { resource-of }.
told-pass = { $player } pasuje.
told-push = { $player } umieszcza górnika w kopalni { resource-of } i spycha stojących tam w dół.
told-relieve = { $player } wybiera do wycofania górnika z pola { $space } kopalni { resource-of }.
told-slag = { $player } umieszcza górnika na hałdzie.
told-subcontract-line = { $player } wypełnia wiersz { $line } kontraktu { $contract }.
told-subcontract-line-a = { told-subcontract-line }
told-subcontract-line-b = { told-subcontract-line }
told-take-over = { $player } wypełnia wiersz niedotrzymanego kontraktu.
told-with = { $player } oddaje za ten wiersz baryłkę { resource-of }.

## Surowce i baryłki

resource-name = { $resource ->
        [gold] złoto
        [oil] ropa
        [iron] żelazo
        [copper] miedź
       *[coal] węgiel
    }
resource-of = { $resource ->
        [gold] złota
        [oil] ropy
        [iron] żelaza
        [copper] miedzi
       *[coal] węgla
    }
resource-given = { $given ->
        [gold] złota
        [oil] ropy
        [iron] żelaza
        [copper] miedzi
       *[coal] węgla
    }
barrels-some = { $amount ->
        [one] { $amount } baryłkę
        [few] { $amount } baryłki
       *[many] { $amount } baryłek
    } { resource-of }
first-of-two = { $first ->
        [gold] złoto
        [oil] ropa
        [iron] żelazo
        [copper] miedź
       *[coal] węgiel
    }
second-of-two = { $second ->
        [gold] złoto
        [oil] ropa
        [iron] żelazo
        [copper] miedź
       *[coal] węgiel
    }
row-cost = { $gold ->
        [0] {""}
        [one] { $gold } baryłkę złota,{" "}
        [few] { $gold } baryłki złota,{" "}
       *[many] { $gold } baryłek złota,{" "}
    }{ $oil ->
        [0] {""}
        [one] { $oil } baryłkę ropy,{" "}
        [few] { $oil } baryłki ropy,{" "}
       *[many] { $oil } baryłek ropy,{" "}
    }{ $iron ->
        [0] {""}
        [one] { $iron } baryłkę żelaza,{" "}
        [few] { $iron } baryłki żelaza,{" "}
       *[many] { $iron } baryłek żelaza,{" "}
    }{ $copper ->
        [0] {""}
        [one] { $copper } baryłkę miedzi,{" "}
        [few] { $copper } baryłki miedzi,{" "}
       *[many] { $copper } baryłek miedzi,{" "}
    }{ $coal ->
        [0] {""}
        [one] { $coal } baryłkę węgla,{" "}
        [few] { $coal } baryłki węgla,{" "}
       *[many] { $coal } baryłek węgla,{" "}
    }{ $choices ->
        [0] {""}
        [1] 1 baryłkę do wyboru ({ first-of-two } albo { second-of-two }),{" "}
       *[other] baryłki do wyboru ({ first-of-two } albo { second-of-two }; takich wyborów jest { $choices }),{" "}
    }
row-item = { $amount ->
        [1] { $what }
       *[other] { $amount } × { $what }
    }
row-line = { $needs } za ${ $money }
contract-line = #{ $contract }: { $rows }

## Aktywa: nazwy, ceny i działanie

asset-name = { $asset ->
        [black-market-ops] Dział czarnorynkowy
        [bureaucracy] Biurokracja
        [capital-deepening] Pogłębianie kapitału
        [charitable-trust] Fundusz dobroczynny
        [coal-exchange] Giełda węgla
        [coal-railroad] Kolej węglowa
        [coal-venture] Spółka węglowa
        [coke-oven-a] Koksownia (a)
        [coke-oven-b] Koksownia (b)
        [commodities-exchange] Giełda towarowa
        [concert-hall] Sala koncertowa
        [copper-exchange] Giełda miedzi
        [copper-railroad] Kolej miedziowa
        [copper-smelter-a] Huta miedzi (a)
        [copper-smelter-b] Huta miedzi (b)
        [copper-venture] Spółka miedziowa
        [diversified-ops-a] Dział dywersyfikacji (a)
        [diversified-ops-b] Dział dywersyfikacji (b)
        [efficient-ops] Dział wydajności
        [energy-railroad] Kolej energetyczna
        [energy-stockpile] Zapas paliw
        [exploratory-ops] Dział poszukiwań
        [fort-knox] Fort Knox
        [gold-exchange] Giełda złota
        [gold-smelter] Huta złota
        [gold-venture] Spółka złota
        [golden-railroad] Złota kolej
        [industrial-railroad] Kolej przemysłowa
        [iron-exchange] Giełda żelaza
        [iron-smelter] Huta żelaza
        [iron-venture] Spółka żelazna
        [labor-union] Związek zawodowy
        [library] Biblioteka
        [metal-railroad] Kolej metalurgiczna
        [metal-stockpile] Zapas metali
        [negotiation-ops] Dział negocjacji
        [oil-exchange] Giełda ropy
        [oil-refinery] Rafineria ropy
        [oil-venture] Spółka naftowa
        [ops-team] Dział brygad
        [public-garden] Park miejski
        [railroad-baron] Baron kolejowy
        [real-estate] Nieruchomości
        [relief-ops-a] Dział kadr (a)
        [relief-ops-b] Dział kadr (b)
        [sales-ops-a] Dział handlowy (a)
        [sales-ops-b] Dział handlowy (b)
        [seed-funding] Kapitał zalążkowy
        [statue] Pomnik
        [stock-market] Rynek akcji
        [strategic-reserve] Rezerwa strategiczna
        [subcontracted-ops-a] Dział podwykonawstwa (a)
        [subcontracted-ops-b] Dział podwykonawstwa (b)
        [theater] Teatr
        [titan-of-industry] Tytan przemysłu
        [university] Uniwersytet
       *[other] { $asset }
    }
asset-category = { $category ->
        [ops] dział
        [exchange] giełda
        [railroad] kolej
        [venture] spółka
        [plant] zakład
        [charity] fundacja
       *[strategic] aktywo strategiczne
    }
asset-line = { asset-category }, za { $price }, { $worth }; { $does }
asset-owned = { asset-category }, { $worth }; { $does }
asset-price-both = ${ $money } albo { $barrels }
asset-price-money = ${ $money }
asset-worth = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
asset-worth-later = punkty na koniec
effect-none = bez działania
effect-black_market = możesz też brać kontrakty ze stosu odrzuconych
effect-diversified = w fazie wydobycia dostajesz pieniądze za liczbę rodzajów otrzymanych surowców ({ $tiers })
effect-efficient = na rynku możesz wypełnić więcej wierszy kontraktu, na którym już coś sprzedano ({ $tiers })
effect-exchange = raz na rundę możesz wymienić { $paid } na { $amount ->
        [one] { $amount } baryłkę
        [few] { $amount } baryłki
       *[many] { $amount } baryłek
    } jednego innego surowca
effect-exploratory = w fazie wydobycia każda kopalnia, w której twój górnik jest sam, daje dodatkowo { $amount ->
        [one] { $amount } baryłkę
        [few] { $amount } baryłki
       *[many] { $amount } baryłek
    }
effect-negotiation = na koniec rynku dostajesz pieniądze za liczbę kontraktów, na których coś sprzedano ({ $tiers })
effect-ops_team = w fazie wydobycia kopalnia z kilkoma twoimi górnikami daje więcej baryłek ({ $tiers })
effect-plant = każda baryłka { resource-of } sprzedana na rynku przynosi ci ${ $money } więcej
effect-railroad = w każdej rundzie możesz dodatkowo sprzedać na rynku publicznym { $barrels }
effect-relief = wycofanie górnika kosztuje cię ${ $money }
effect-sales = { $what ->
        [asset] na koniec zakupów możesz za ${ $money } i cenę karty kupić aktywo, jeśli w tej rundzie żadnego nie kupujesz
       *[contract] na koniec zakupów możesz za ${ $money } wziąć kontrakt, jeśli w tej rundzie żadnego nie bierzesz
    }
effect-score_assets = na koniec punkty za liczbę twoich aktywów ({ $tiers })
effect-score_barrels = na koniec punkty za twoje baryłki { $barrels } ({ $tiers })
effect-score_category = na koniec punkty za { $category ->
        [ops] twoje działy
        [exchange] twoje giełdy
        [railroad] twoje koleje
        [venture] twoje spółki
        [plant] twoje zakłady
        [charity] twoje fundacje
       *[strategic] twoje aktywa strategiczne
    } ({ $tiers })
effect-score_each = na koniec { $category ->
        [ops] każdy twój dział
        [exchange] każda twoja giełda
        [railroad] każda twoja kolej
        [venture] każda twoja spółka
        [plant] każdy twój zakład
        [charity] każda twoja fundacja
       *[strategic] każde twoje aktywo strategiczne
    } daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }{ $most ->
        [0] {""}
       *[other] , razem najwyżej { $most }
    }
effect-score_miners = na koniec punkty za zatrudnionych górników ({ $tiers })
effect-score_private_cards = na koniec punkty za twoje prywatne kopalnie i rynki ({ $tiers })
effect-score_sets = na koniec punkty za pełne zestawy wszystkich pięciu surowców ({ $tiers })
effect-subcontract = na koniec rynku możesz zapłacić przeciwnikowi ${ $money } i wypełnić { $lines ->
        [one] { $lines } wiersz
        [few] do { $lines } wierszy
       *[many] do { $lines } wierszy
    } jego kontraktów
effect-trade = raz na rundę możesz wymienić baryłki { $barrels } na inny surowiec ({ $tiers })
effect-trade-any = raz na rundę możesz wymienić baryłki jednego surowca na inny ({ $tiers })
effect-venture = { $needs } z kopalni w jednej fazie wydobycia dają dodatkowo 1 baryłkę { resource-of }
effect-tier = { $value } za { $least }
effect-tier-barrels = { $value ->
        [one] { $value } baryłka
        [few] { $value } baryłki
       *[many] { $value } baryłek
    } za { $least }
effect-tier-points = { $value ->
        [one] { $value } punkt
        [few] { $value } punkty
       *[many] { $value } punktów
    } za { $least }

## Inicjatywy: nazwy, ceny i działanie

initiative-name = { $initiative ->
        [collaborative-ops] Współpraca
        [drill-bit] Świder
        [expanded-ops] Większa załoga
        [futures-exchange] Giełda terminowa
        [mine-cage] Klatka szybowa
        [private-market] Rynek prywatny
        [private-mine] Kopalnia prywatna
       *[other] { $initiative }
    }
initiative-line = za { $price }; { $does }
initiative-price-barrel = { $money } i 1 baryłkę do wyboru
initiative-price-steps = ${ $money }, za drugim razem ${ $later }
initiative-does = { $kind ->
        [1] znacznik, dzięki któremu raz umieścisz górnika na zajętym polu 1, spychając stojących tam w dół
        [2] znacznik, dzięki któremu raz umieścisz górnika na wolnym polu 2, a za ${ $money } albo { $coal ->
                [one] { $coal } baryłkę
                [few] { $coal } baryłki
               *[many] { $coal } baryłek
            } węgla na wolnym polu 3
        [3] jeszcze jeden górnik
        [4] znacznik z oddaną baryłką; w każdej fazie wydobycia przybywa na nim jedna, aż będzie ich { $most }
        [5] twoi górnicy mogą schodzić o poziom głębiej
        [6] wierzchnia karta kopalni oddanego surowca; w każdej rundzie możesz sprzedać jedną baryłkę więcej po jej cenie
       *[7] wierzchnia karta kopalni oddanego surowca; pracuje tam dla ciebie neutralny górnik
    }

## Plansza w zwykłych wierszach

board-head = Runda { $round }, { $phase ->
        [placement] rozmieszczanie
        [collection] wydobycie
        [market] rynek
        [subcontract] koniec rynku
        [acquisition] zakupy
        [replenishment] uzupełnianie
        [relief] wycofywanie górników
       *[scoring] punktacja
    }. Gracz rozpoczynający: { $start }.
board-ending = Rozgrywka kończy się po tej rundzie.
board-over = Rozgrywka zakończyła się po rundzie { $round }.
board-mine = { $what }; zakryte karty: { $pile }.
    .head = Kopalnia { resource-of }:
board-mine-spent = { $what }; wyczerpana; zakryte karty: { $pile }.
    .head = Kopalnia { resource-of }:
board-no-mine = nie ma już żadnej.
    .head = Kopalnia { resource-of }:
board-card = ${ $money } za baryłkę, wydobycie { $levels }
board-level = na poziomie { $level }: { $spaces }
board-space = { $barrels } ({ $player })
board-track-assets = { $players }.
    .head = Tor aktywów:
board-track-contracts = { $players }.
    .head = Tor kontraktów:
board-slag = { $players }.
    .head = Hałda:
board-place = { $space } { $player }
board-empty = brak górników
board-asset = { $what }.
    .head = Aktywo { $name }:
board-initiative = { $what }.
    .head = Inicjatywa { $name }:
board-contract = { $rows }.
    .head = Kontrakt #{ $contract }:
board-leaving = { $cards }.
    .head = Do odrzucenia na koniec rundy, o ile nikt nie kupi:
board-leaving-contract = Jeśli w tej rundzie nikt nie weźmie kontraktu, odpada #{ $contract }.
board-piles = aktywa { $assets }, inicjatywy { $initiatives }, kontrakty { $contracts }.
    .head = Stosy:
board-discard = { $contracts }.
    .head = Odrzucone kontrakty:
board-discarded = { $rows }.
    .head = Odrzucony kontrakt #{ $contract }:
board-offer = wiersz { $row }, { $what }.
    .head = Do przejęcia jest kontrakt #{ $contract } (gracz { $player }):
board-player = ${ $money }, na razie { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, { $miners ->
        [one] { $miners } górnik
       *[other] { $miners } górników
    } (w ręce { $hand }), poziom klatki { $cage }; { $total ->
        [0] bez baryłek.
       *[other] ma { $barrels }.
    }
    .head = { $player }:
board-player-over = ${ $money }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, { $miners ->
        [one] { $miners } górnik
       *[other] { $miners } górników
    }, poziom klatki { $cage }; { $total ->
        [0] bez baryłek.
       *[other] ma { $barrels }.
    }
    .head = { $player }:
board-score = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }; aktywa { $assets }, kontrakty { $contracts }, pieniądze { $money }, strajki { $strikes }.
    .head = { $player }:
board-strikes = { $player } ma { $strikes ->
        [one] { $strikes } strajk.
        [few] { $strikes } strajki.
       *[many] { $strikes } strajków.
    }
board-completed = { $player } ma ukończone kontrakty: { $contracts }.
board-tokens = { $tokens }.
    .head = { $player } ma znaczniki:
board-token-drill = { $count ->
        [one] świder
        [few] { $count } świdry
       *[many] { $count } świdrów
    }
board-token-collab = { $count ->
        [one] współpraca
       *[other] { $count } × współpraca
    }
board-token-futures = terminowy ({ resource-name } { $amount })
board-owns = { $what }.
    .head = { $player } ma aktywo { $name }:
board-owns-used = { $what }.
    .head = { $player } ma aktywo { $name }, użyte w tej rundzie:
board-private = { $player } ma { $mode ->
        [market] rynek prywatny
       *[mine] kopalnię prywatną
    } { resource-of }, { $what }; { $space ->
        [0] karta wyczerpana.
       *[other] neutralny górnik stoi na polu { $space }.
    }
board-held = { $rows }; { $state ->
        [due] w tej rundzie obowiązuje wiersz { $row }.
        [over] nieukończony.
       *[later] w następnej rundzie obowiązuje wiersz { $row }.
    }
    .head = { $player } ma kontrakt #{ $contract }:
board-pile = { $player } ma w stosie { $count ->
        [one] { $count } kontrakt
        [few] { $count } kontrakty
       *[many] { $count } kontraktów
    }, na wierzchu { $what }; ukończone lub niedotrzymane: { $settled } z { $all }.
board-pile-empty = { $player } nie ma już kontraktów w stosie; ukończone lub niedotrzymane: { $settled } z { $all }.
board-row-filled = wypełniony

## Co ruch kosztuje i przynosi, w kilku słowach

draw-cost-barrel-gain = { resource-name } +{ $amount }
draw-cost-barrel-pay = { resource-name } -{ $amount }
draw-cost-completes = kończy kontrakt
draw-cost-deep = wydobycie { $yields }
draw-cost-either = { first-of-two } albo { second-of-two } -1
draw-cost-fails = niedotrzymane { $contracts }
draw-cost-gain = +${ $money }
draw-cost-pay = -${ $money }
draw-cost-points = { $points ->
        [one] +{ $points } punkt
        [few] +{ $points } punkty
       *[many] +{ $points } punktów
    }
draw-cost-rows = { $rows ->
        [one] { $rows } wiersz
        [few] { $rows } wiersze
       *[many] { $rows } wierszy
    }, razem ${ $money }
draw-cost-slag = najwyżej ${ $money }
draw-cost-space = pole { $space }
draw-cost-strikes = { $strikes ->
        [one] { $strikes } strajk
        [few] { $strikes } strajki
       *[many] { $strikes } strajków
    }
draw-cost-token = -1 znacznik

## Stół narysowany

draw-letters = Au O Fe Cu C
draw-any = dowolne
draw-assets = Aktywa
draw-cage = klatka
draw-card-points = { $points } pkt
draw-closed = nieczynny
draw-completed = ukończone { $contracts }
draw-contracts = Kontrakty
draw-discarded = Odrzucone
draw-does-black_market = także kontrakty odrzucone
draw-does-diversified = za rodzaje surowców { $tiers }
draw-does-efficient = więcej wierszy { $tiers }
draw-does-exchange = { $given } na { $amount ->
        [one] { $amount } inną
       *[other] { $amount } inne
    }
draw-does-exploratory = +{ $amount }, gdzie twój górnik jest sam
draw-does-negotiation = kontrakty ze sprzedażą { $tiers }
draw-does-ops_team = twoi górnicy w kopalni { $tiers }
draw-does-plant = +${ $money } za każdą baryłkę { $letter }
draw-does-railroad = dodatkowo sprzedaje { $barrels }
draw-does-relief = wycofanie za ${ $money }
draw-does-sales = { $what ->
        [asset] późne aktywo, ${ $money } więcej
       *[contract] późny kontrakt za ${ $money }
    }
draw-does-score = { $kind } { $tiers } pkt
draw-does-score_each = { $kind } po +{ $points }{ $most ->
        [0] {""}
       *[other] , najwyżej { $most }
    }
draw-does-subcontract = { $lines ->
        [one] { $lines } cudzy wiersz
        [few] { $lines } cudze wiersze
       *[many] { $lines } cudzych wierszy
    } za ${ $money }
draw-does-trade = { $given } na inne { $tiers }
draw-due = teraz
draw-exhausted = wyczerpana
draw-filling = Wiersz { $row } kontraktu #{ $contract }
draw-futures = terminowy
draw-initiative = { $kind ->
        [1] znacznik: zepchnij górników z pola 1
        [2] znacznik: pole 2 albo, za ${ $money } lub węgiel, pole 3
        [3] jeszcze jeden górnik
        [4] oddana baryłka i jedna co rundę, do { $most }
        [5] twoi górnicy schodzą o poziom głębiej
        [6] karta kopalni: jedna sprzedaż więcej
       *[7] karta kopalni z neutralnym górnikiem
    }
draw-initiatives = Inicjatywy
draw-kind = { $kind ->
        [ops] działy
        [exchange] giełdy
        [railroad] koleje
        [venture] spółki
        [plant] zakłady
        [charity] fundacje
        [strategic] strategiczne
        [assets] aktywa
        [miners] górnicy
        [private_cards] karty prywatne
       *[sets] pełne zestawy
    }
draw-lacks = brak { $barrels }
draw-legend = { $hand } można wybrać; { $stuck } nie zejdzie głębiej; { $border } ma wstęp na poziom 2; { $hatch } za głęboko dla ciebie; { $shade } zakryte karty; { $leaving } odpada na koniec rundy; { $check } wiersz wypełniony; { $due } do wypełnienia teraz; { $neutral } neutralny górnik; 1/3 górnicy w ręce i wszyscy; 1 gracz rozpoczynający; Biblioteka 3 z liczbą punktów
draw-miners = górn.
draw-news = Ostatnie ruchy
draw-next-round = nast. runda
draw-no-mine = brak kart
draw-now-black = odrzucone: { $number }
draw-now-diversified = rodzaje { $number }: ${ $money }
draw-now-negotiation = sprzedaż na { $number }: ${ $money }
draw-now-not = nie w tej rundzie
draw-now-nothing = teraz nic
draw-now-plant = { $letter } po ${ $money }
draw-now-score = { $kind } { $number }: { $points } pkt
draw-offer = Do przejęcia kontrakt #{ $contract } (gracz { $player })
draw-or = albo
draw-own = ze stosu
draw-pile = Własny stos
draw-points = pkt
draw-price-barrel = { $money } i 1 baryłka
draw-private = { $mode ->
        [market] rynek
       *[mine] kopalnia
    }
draw-race = rozliczone { $settled } z { $all }
draw-slag = Hałda
draw-slag-pay = po ${ $money }
draw-strikes = Strajki
draw-subcontract = { $name }: pozostałe wiersze ({ $player }): { $lines }
draw-track-assets = Tor aktywów
draw-track-contracts = Tor kontraktów
draw-used = użyte

## Zlecenia stałe do wyboru

order-takeover-round = nie przejmuj niedotrzymanych kontraktów do końca rundy
order-initiative-round = nie bierz darmowej inicjatywy do końca rundy
order-subcontract-round = nie wypełniaj wierszy przeciwników do końca rundy
order-relief-round = nie wycofuj górników do końca rundy

## Dlaczego bot tak by zagrał

why-assets = Na torze aktywów liczę na kartę { asset-name }; { $ahead ->
        [0] nikt nie stoi przede mną.
        [one] przede mną stoi jeden górnik.
       *[other] przede mną stoi { $ahead } górników.
    }
why-assets-none = Na żadne aktywo mnie nie stać, ale inicjatywa może być warta górnika.
why-buy-barrels = { asset-name }: ta karta jest dla mnie warta około ${ $worth }, a jej baryłki około ${ $price }.
why-buy-dear = { asset-name }: ta karta jest dla mnie warta tylko około ${ $worth }, a kosztuje około ${ $price }.
why-buy-money = { asset-name }: ta karta jest dla mnie warta około ${ $worth }, a kosztuje ${ $price }.
why-cash = Znacznik terminowy jest pełny: { $barrels ->
        [one] { $barrels } baryłka { resource-of } przyda się
        [few] { $barrels } baryłki { resource-of } przydadzą się
       *[many] { $barrels } baryłek { resource-of } przyda się
    } teraz.
why-cash-for-row = Bieżący wiersz wymaga { resource-of } z tego znacznika terminowego.
why-complete = Ostatni wiersz kontraktu #{ $contract } daje ${ $money } i kończy kontrakt.
why-contracts = Na torze kontraktów liczę na kontrakt #{ $contract }; { $ahead ->
        [0] nikt nie stoi przede mną.
        [one] przede mną stoi jeden górnik.
       *[other] przede mną stoi { $ahead } górników.
    }
why-contracts-none = Nie ma kontraktu do wzięcia.
why-decline = Kontrakt #{ $contract } nie jest dla mnie wart swoich baryłek, choć wiersz daje ${ $money }.
why-done = W tej turze nic więcej nie zyskam.
why-efficient = Dodatkowe wiersze kontraktu #{ $contract } dają ${ $money }, a opłata to ${ $fee }.
why-exchange = Bardziej mi teraz potrzeba { resource-of } niż { resource-given }.
why-fail = Kara za kontrakt #{ $contract } to ${ $money }.
why-fill = Wiersz kontraktu #{ $contract } daje ${ $money }.
why-initiative = { initiative-name }: ta karta jest dla mnie warta około ${ $worth }, a kosztuje ${ $price }.
why-initiative-dear = { initiative-name }: ta karta jest dla mnie warta tylko około ${ $worth }, a kosztuje ${ $price }.
why-keep = Baryłka { resource-of } przyda mi się później bardziej niż ${ $money } teraz.
why-keep-future = Znacznik terminowy ({ resource-name } { $barrels }) może poczekać.
why-leave = Kontrakt #{ $contract } kosztowałby mnie więcej, niż przyniesie.
why-mine = Górnik w kopalni { resource-of } powinien dać około { $barrels ->
        [one] { $barrels } baryłki
       *[other] { $barrels } baryłek
    } w ciągu { $rounds ->
        [one] { $rounds } rundy.
       *[other] { $rounds } rund.
    }
why-more = Mogę tu jeszcze coś zyskać.
why-no-exchange = Dla { resource-of } nie warto mi teraz oddawać { resource-given }.
why-no-relief = Moi górnicy więcej zdziałają tam, gdzie są.
why-pass = Nic tu nie jest dla mnie warte swojej ceny; zachowuję ${ $money }.
why-relieve = Z kopalni { resource-of } górnik przyniesie jeszcze około { $barrels ->
        [one] { $barrels } baryłki
       *[other] { $barrels } baryłek
    }; gdzie indziej zdziała więcej, nawet za ${ $money }.
why-sell = ${ $money } teraz to więcej, niż baryłka { resource-of } będzie dla mnie warta później.
why-slag = Hałda daje do ${ $money }, a nic innego nie zapowiada się lepiej.
why-slag-less = Hałda daje do ${ $money }; inne miejsca zapowiadają się lepiej.
why-stay = Z kopalni { resource-of } górnik przyniesie jeszcze około { $barrels ->
        [one] { $barrels } baryłki
       *[other] { $barrels } baryłek
    }; wycofanie go za ${ $money } się nie opłaca.
why-subcontract = Wiersz kontraktu #{ $contract } daje ${ $money }, a opłata to ${ $fee }.
why-take = Kontrakt #{ $contract } powinien mi dać około ${ $worth } ponad wartość baryłek.
why-take-over = Wiersz kontraktu #{ $contract } daje ${ $money }, a kontrakt przechodzi na mnie.
why-wait = To może poczekać.
why-with = Łatwiej mi oddać baryłkę { resource-of }.

## Krótkie nazwy na stronie

game-about = Własna firma górnicza: wysyłaj górników pod ziemię, sprzedawaj baryłki albo wypełniaj nimi kontrakty i kupuj aktywa; około 2–3 godzin (krótka gra 45–60 minut) dla 3–5 graczy.
game-credit = Wydanie z 2013 roku. Autorzy: Joe McClintock i Jason Lyle Steingisser.
verb-assets = Wyślij na tor aktywów
verb-buy = Kup kartę rozwoju
verb-cash = Zrealizuj znacznik
verb-contracts = Wyślij na tor kontraktów
verb-decline = Zrezygnuj
verb-done = Gotowe
verb-drill = Użyj świdra
verb-efficient = Użyj Działu wydajności
verb-exchange = Użyj giełdy
verb-fail = Rozlicz kontrakt
verb-fill = Wypełnij wiersz
verb-mine = Wyślij do kopalni
verb-pass = Spasuj
verb-push = Zepchnij górników
verb-relieve = Wycofaj górnika
verb-sell = Sprzedaj baryłkę
verb-slag = Wyślij na hałdę
verb-subcontract = Wypełnij cudzy wiersz
verb-take = Weź kontrakt
verb-take-over = Przejmij kontrakt
verb-take-top = Weź wierzchni kontrakt
verb-with = Oddaj baryłkę
word-2 = pole 2
word-3 = pole 3
word-a = wersja a
word-b = wersja b
word-barrels = za baryłki
word-cash = za dolary
word-coal = za węgiel
word-from = na rynku prywatnym
word-line = wiersz
word-money = za dolary
part-barrels = { $amount ->
        [one] { $amount } baryłka
        [few] { $amount } baryłki
       *[many] { $amount } baryłek
    }
part-card = { resource-name }, ${ $money } za baryłkę
part-rows = { $rows ->
        [one] { $rows } wiersz
        [few] { $rows } wiersze
       *[many] { $rows } wierszy
    }
option-exploratory-own-pair = Dział poszukiwań przy kilku górnikach
option-exploratory-own-pair-about = Dział poszukiwań działa także w kopalni, w której stoi kilku twoich górników, o ile nie ma tam cudzych.
option-own-stacking = Kilku własnych górników na polu
option-own-stacking-about = Możesz umieścić górnika także na polu 1 kopalni, na którym stoją tylko twoi górnicy.
option-private-market-moves = Rynek prywatny
option-private-market-moves-about = Kiedy neutralny górnik na rynku prywatnym schodzi o pole niżej; gdy nie może, karta jest wyczerpana.
option-relief = Wycofywanie górników
option-relief-about = Czy gracze wycofują górników z kopalni jawnie, jeden po drugim, czy wszyscy wybierają jednocześnie i w tajemnicy.
option-token-limits = Znaczniki mogą się skończyć
option-token-limits-about = Gdy zabraknie neutralnych górników, znaczników terminowych, znaczników współpracy albo świdrów, nie można kupić inicjatywy, która ich wymaga.
option-variant = Wariant
option-variant-about = Zwykła, krótka lub długa gra albo wyścig, w którym każdy ma do wykonania własny stos kontraktów.
value-private-market-moves-every-collection = w każdej fazie wydobycia
value-private-market-moves-when-used = po użyciu
value-relief-at-once = jednocześnie
value-relief-in-turn = po kolei
value-variant-contract-race = Wyścig kontraktów
value-variant-long = długa gra
value-variant-normal = zwykła gra
value-variant-short = krótka gra

## Plansza rysowana: tytuły i krótkie słowa; {n} i podobne wypełnia strona

label-barrels = baryłki
label-collab = znacznik współpracy
label-competes = te same baryłki co inny wiersz
label-completed = ukończone
label-contract = Kontrakt #{ $contract }
label-drill = świder
label-due = Do wypełnienia w tej rundzie
label-due-none = W tej rundzie nie ma wiersza do wypełnienia.
label-failing = zamknięcie rynku kosztowałoby teraz
label-gap = brak karty
label-in-hand = w ręce
label-leaves = odpada na koniec rundy
label-leaves-contract = odpada na koniec rundy, jeśli nikt nie weźmie kontraktu
label-left = zostało: { $n }
label-level = poziom { $n }
label-market = Rynek
label-may-sell = możesz jeszcze sprzedać: { $n }
label-miners = górnicy
label-missing = brakuje
label-money = pieniądze
label-no-effect = nic by ci nie dało
label-offer = Kontrakt #{ $contract } do przejęcia
label-one-barrel = 1 baryłka
label-pays = płaci ${ $money }
label-penalty = kara ${ $money }
label-points = punkty
label-points-now = punkty teraz
label-private-market = rynek prywatny
label-private-mine = kopalnia prywatna
label-sell = Sprzedaj
label-slag-joined = po ${ $money } z jeszcze jednym
label-slag-pays = każdy górnik zarabia ${ $money }
label-space = pole { $n }
label-start = gracz rozpoczynający
label-stuck = nie zejdzie głębiej
label-together = baryłek starczy na wiersze: { $n } z { $of }
label-too-deep = za głęboko dla klatki
label-yields = wydobycie { $n }
board-ends-assets = Nie dało się uzupełnić rzędu aktywów.
board-ends-contracts = Nie dało się uzupełnić rzędu kontraktów.
board-ends-mine = Nie ma już kopalni { resource-of }.
board-ends-race = Ktoś rozliczył wszystkie własne kontrakty ({ $contracts }).
board-highlight-busiest = Z kopalni { $barrels ->
        [one] wyjechała { $barrels } baryłka
        [few] wyjechały { $barrels } baryłki
       *[many] wyjechało { $barrels } baryłek
    } { resource-of }, najwięcej ze wszystkich surowców.
    .title = Najpracowitsze kopalnie
board-highlight-contract = { $player } zarabia ${ $money } na kontrakcie #{ $contract }.
    .title = Najlepszy kontrakt
board-highlight-deepest = W rundzie { $round } górnik ({ $player }) stoi na polu { $space } kopalni { resource-of }; głębiej nie schodzi nikt.
    .title = Najgłębiej pod ziemią
board-highlight-failed = { $player } nie dotrzymuje kontraktu #{ $contract } w rundzie { $round } i ma do zapłaty ${ $money }.
    .title = Najdroższa porażka
board-highlight-sold = { $player } sprzedaje { $barrels ->
        [one] { $barrels } baryłkę
        [few] { $barrels } baryłki
       *[many] { $barrels } baryłek
    } łącznie za ${ $money }, najwięcej { resource-of }.
    .title = Najlepszy sprzedawca
board-phase = { $phase ->
        [placement] Rozmieszczanie
        [collection] Wydobycie
        [market] Rynek
        [acquisition] Zakupy
       *[replenishment] Uzupełnianie
    }
board-stage = Runda { $round }
board-round-filled = { $player } wypełnia { $rows ->
        [one] { $rows } wiersz
        [few] { $rows } wiersze
       *[many] { $rows } wierszy
    } kontraktów za ${ $money }.
board-round-points = { $way ->
        [more] { $player } zyskuje { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        } i ma { $total }.
        [less] { $player } traci { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        } i ma { $total }.
        [same] { $player } nie zyskuje punktów i ma { $total }.
       *[unknown] { $player } ma { $total ->
            [one] { $total } punkt.
            [few] { $total } punkty.
           *[many] { $total } punktów.
        }
    }
board-round-sold = { $player } sprzedaje { $barrels } za ${ $money }.

## The face of the board in the browser

label-a-barrel = dziś za baryłkę
label-cage-reach = pokaż, jak głęboko sięga ta klatka
label-fee = opłata ${ $money }
label-fill = Wypełnij
label-none = brak
label-pass-on = niedotrzymany przez gracza
label-relieved = do wycofania
label-row = wiersz { $n }
label-salary = płace ${ $money }
label-settled = rozliczone: { $n } z { $of }
label-sold = sprzedano: { $n }
label-stops = schodzisz najdalej do pola { $n }
label-then = potem
label-this-round = w tej rundzie
label-to-decide = decyduje
label-to-place = umieszcza
label-mine-of = kopalnia { resource-of }
label-asset-track = { draw-track-assets }
label-assets = { draw-assets }
label-cage = { draw-cage }
label-contract-track = { draw-track-contracts }
label-contracts = { draw-contracts }
label-discarded = { draw-discarded }
label-due-done = { board-row-filled }
label-due-later = { draw-next-round }
label-either = { draw-or }
label-ending = { board-ending }
label-exhausted = { draw-exhausted }
label-futures = { draw-futures }
label-initiatives = { draw-initiatives }
label-no-mine = { draw-no-mine }
label-own-pile = { draw-pile }
label-slag = { draw-slag }
label-strikes = { draw-strikes }
label-used = { draw-used }
