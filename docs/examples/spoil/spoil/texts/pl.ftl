### Hałda: wszystko, co czytają gracze, po polsku.

game-title = Hałda

## Ruchy: co który robi, jak nazywają się jego części i jakie inne słowa można wpisać

move-keep = nie sprzedaje niczego na tej szychcie
move-look = płaci i podgląda kamień na szczycie hałdy
move-pick = wkłada kamień ze szczytu do taczki
move-sell = sprzedaje tyle cyny po cenie szychty
move-stop = odwozi cynę z taczki do szopy i kończy turę
form-tin = CYNA
typed-words = weź=pick zajrzyj=look podejrzyj=look dość=stop zatrzymaj=keep sprzedaj=sell

## Krótkie nazwy na stronie

game-about = Wybieraj cynę z hałdy zakrytych kamieni i przestań, zanim taczka się przewróci; krótka gra dla 2–4 graczy.
game-credit = Mała gra naszego pomysłu, powstała jako przykład własnej gry.
verb-keep = Zatrzymaj cynę
verb-look = Podejrzyj kamień
verb-pick = Weź kamień
verb-sell = Sprzedaj cynę
verb-stop = Przestań

## Pytania, po jednym na każdy rodzaj decyzji

prompt-turn = cyna w taczce: { $tin }, łupki: { $slates }, { $stones ->
        [one] na hałdzie leży { $stones } kamień
        [few] na hałdzie leżą { $stones } kamienie
       *[many] na hałdzie leży { $stones } kamieni
    }.
    .head = Weź kamień, zajrzyj albo przestań:
prompt-sale = masz tyle cyny: { $tin }, a cena wynosi { $price }.
    .head = Sprzedaj albo zatrzymaj:

## Dlaczego ruch został odrzucony

refused-look-again = Znasz już kamień na szczycie.
refused-look-coins = Podejrzenie kosztuje { $cost ->
        [one] { $cost } monetę
        [few] { $cost } monety
       *[many] { $cost } monet
    }; twoje monety: { $coins }.
refused-not-sale = Sprzedaż jest dopiero po turach wszystkich graczy.
refused-not-turn = Tury się skończyły: sprzedaj albo zatrzymaj.
refused-others-turn = Teraz decyduje { $player }.
refused-sell-beyond = Nie można sprzedać tyle cyny: { $word }; podaj liczbę od 1 do tego, co masz w szopie.
refused-sell-tin = W twojej szopie jest tyle cyny: { $tin }.
refused-unknown-tin = „{ $word }” to nie liczba.

## Co się dzieje

event-looked = { $player } płaci i podgląda kamień na szczycie.
event-over = Ostatnia szychta dobiegła końca.
event-picked = { $player } bierze z hałdy { $stone }; w taczce: cyna { $tin }, łupki { $slates }.
event-saw = Na szczycie leży { $stone }.
event-shift = Szychta { $shift }: nowa hałda, cena cyny wynosi { $price }.
event-sold = { $player } sprzedaje cynę ({ $tin }) za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
event-stopped = { $lost ->
        [0] { $player } kończy turę i odwozi cynę: { $tin }.
       *[other] { $player } kończy turę i odwozi cynę: { $tin }; nie zmieściło się: { $lost }.
    }
event-tipped = Taczka się przewraca: { $player } traci cynę ({ $tin }).

## Ruch bez zdarzenia

told-keep = { $player } niczego nie sprzedaje.

## Stół

stone = { $tin ->
        [0] łupek
       *[other] kamień z cyną ({ $tin })
    }
board-barrow = { $stones }
    .head = W taczce:
board-head = Szychta { $shift }, cena { $price }, { $stones ->
        [one] na hałdzie leży { $stones } kamień
        [few] na hałdzie leżą { $stones } kamienie
       *[many] na hałdzie leży { $stones } kamieni
    }
board-player = { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }, cyna: { $tin }
    .head = { $player }:
board-top = Na szczycie leży { $stone }; wiesz to z podejrzenia.

## Rady

why-enough = Nic innego nie jest warte więcej.
why-look = Kamienie, które mogą leżeć na szczycie: { $stones }, w tym łupki: { $slates }; stawka: cyna { $tin }.
why-pick = Kamienie, które mogą leżeć na szczycie: { $stones }, w tym łupki: { $slates }; stawka: cyna { $tin }.
why-sell = Cena { $price } jest lepsza niż czekanie.
