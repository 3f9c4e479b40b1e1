import type { ReadingWords } from './reading-words.ts'

export const PL_READING: ReadingWords = {
  tag: 'pl',
  dangling:
    'w|we|na|do|od|ode|z|ze|za|po|pod|nad|przy|przez|dla|bez|u|o|ku|i|oraz|a|ale|lub|albo|czy|że|żeby|który|która|które|gdy|kiedy|jak|jeśli|nasz|nasza|nasze|naszą|nasi|twój|twoja|twoje|wasz|wasza|wasze|mój|moja|moje|swój|swoje|ten|ta|to|te|jest|są|był|była|było|były|będzie|będą|ma|mają|nie|się|już|jeszcze|bardzo|tylko|teraz|także|też|więcej|mniej|każdy|każda|każde|między|przed|zamiast',
  lead: 'w|we|na|do|od|za|za jedyne|za tylko|już za|już od|tylko|tylko za|teraz|teraz za|po|przed|przed|po|co|każdy|każda|każdą|w każdy|w każdą|ten|tę|ta|w ten|w tę|najbliższy|najbliższą|przyszły|przyszłą|o|o godzinie|godz|od godziny|do godziny|do końca|między|podczas|przez|jedyne|aż do|ok',
  tail: 'sztuka|za sztukę|tylko|teraz|dziś|brutto|netto|włącznie',
  moment:
    'w tym tygodniu|w przyszłym tygodniu|w tym miesiącu|w przyszłym miesiącu|w tym roku|dziś wieczorem|dzisiaj wieczorem|tego lata|tej jesieni|tej zimy|tej wiosny|latem|jesienią|zimą|wiosną|całe lato|cały tydzień|cały rok|cały dzień|na święta|w święta|na Wielkanoc|wkrótce|już wkrótce',
  open: 'czynne|otwarte|czynny|czynna|znajdziesz nas|znajdziecie nas|kosztuje|kosztują|płaci|płacą|płacisz|zapłać|zaoszczędź|oszczędź|oszczędzasz|wygraj|wygrywa|otrzymaj|odbierz|zyskaj|skorzystaj|zaczyna|zaczynają|rozpoczyna|startuje|startujemy|otwiera|otwieramy|otwarcie|zamyka|zamykamy|kończy|kończą|trwa|trwają|jest|są|kup|kupuj|kupić|sprzedajemy|zarezerwuj|rezerwuj|zamów|zadzwoń|dzwoń|ważny|ważna|ważne|dostępny|dostępna|dostępne|wart|warta|przyjdź|przyjdźcie|odwiedź|poznaj|odkryj|dołącz|wydaj|cena|zapisz|weź|świętuj|świętujemy|wesprzyj|zapraszamy',
  binding:
    'zamiast|było|był|była|były|wcześniej|poprzednio|niż|za|nie|nigdy|żaden|żadna|bez|oprócz|z wyjątkiem|zamknięte|zamknięty|nieczynne|odwołane|przełożone|wyprzedane|jeśli|jeżeli|gdy|kiedy|do|między|powyżej|poniżej|ponad|lub|albo|wartość|wart|warta|wartości|zaliczka|zadatek|kaucja|nagroda|nagrody|nagród|mandat|pensja|zebrano|zebraliśmy|ocena|każdy|każda|pod warunkiem|przy zakupie',
  notPrice:
    'poniżej|mniej niż|ponad|wygra\\p{L}*|nagrod\\p{L}*|zebra\\p{L}*|zebrano|darowizn\\p{L}*|wart\\p{L}*|bon|bony|bonu|voucher\\p{L}*|karta podarunkowa|cashback|zaliczk\\p{L}*|zadatek|kaucj\\p{L}*|pensj\\p{L}*|wynagrodzeni\\p{L}*|stawka|premia|mandat|kara|opłat\\p{L}*|budżet|zwrot|oszczęd\\p{L}*|zaoszczęd\\p{L}*|napiwek|zakup\\p{L}*|minimum|loteri\\p{L}*',
  continuing:
    'potem|następnie|i|oraz|a|ale|lub|albo|więc|że|żeby|który|która|które|którzy|gdzie|gdy|kiedy|jak|bo|ponieważ|chociaż|dlatego|także|też|w tym|zwłaszcza|szczególnie|lecz|aby|bez|oprócz|jeśli|do|z',
  subordinate:
    '(?:aby|żeby|by) (?:to )?(?:uczcić|świętować|podziękować)|z tej okazji|z okazji|jeśli|jeżeli|gdy|kiedy|ponieważ|chociaż|dopóki|zanim|aby|żeby|skoro|z|bez|zamiast',
  short:
    'ul|al|pl|os|nr|tel|godz|m|im|św|dr|prof|mgr|inż|np|itd|itp|tj|tzn|ok|max|maks|min|szt|zł|gr|r|w|p|pon|wt|śr|czw|pt|sob|nd|niedz|sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru|tys|mln|woj|kat|wg|tram|aut|pok|kom|sal|pięt|lok|l|kl|ks|hal|st|zap|bud|pow|gm|dz|mies|tyg|rej|opł|zgł|wej|wyj|dośw|ob|nied|minim|gab|lek|wet|med|przyst|rozm|spec|zob|wyd|ewent|ew|dł|szer|poz|przedst|bil|norm|ulg|zak|kpl|opak|fakt',
  reach:
    'zadzwoń|zadzwońcie|dzwoń|dzwońcie|tel|telefon|telefonicznie|telefoniczne|kom|whatsapp|sms|mail|e-mail|email|zapisy|zapisz|rezerwacja|rezerwacje|rezerwuj|zarezerwuj|umów|wizyty|wizyta|informacje|informacja|info|kontakt|zamówienia|zamów|napisz|bilety|już|teraz|numer|nr',
  answer:
    'zapisy|zapisz|rezerwacja|rezerwacje|rezerwuj|tel|telefon|dzwoń|dzwonić|zadzwoń|kontakt|info|informacje|cv|zamówienia|zamów|wyślij|piszcie|pisz|pilne|nagłe',
  street: { before: 'ul\\.|al\\.|os\\.|aleja|osiedle', behind: '' },
  numbers: 'dwa/dwie|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć',
  limit:
    'nie obejmuje|nie wliczone|tylko|wyłącznie|jedynie|oprócz|poza|z wyjątkiem|z wyłączeniem|nie|bez|ważne|ważny|obowiązuje|dotyczy|do wyczerpania',
  unchanged: 'ta sama cena|te same ceny|nadal|bez zmian|niezmiennie',
  bare: 'przypomnienie|przypominamy|uwaga|nowość|nowości|nowe|nowy|ważne|info|informacja|ogłoszenie|oferta|promocja|hej|cześć',
  quote: 'cytat|przysłowie|powiedzenie|sentencja',
  look: 'zrób|użyj|niech|będzie|krótko|prosto|skromnie|elegancko|nowocześnie|świątecznie|ładnie|jasno|ciemno|jasne|ciemne|ciepłe|duże|dużo|małe|nic|zbyt|bardzo|trochę|różowy|różowego|różu|czerwony|czerwonego|niebieski|zielony|żółty|fioletowy|czarny|biały|szary|brązowy|beżowy|złoty|srebrny|pastelowe|brokatu|serduszek|litery|czcionka|tekst|tło|ramka|kolor|kolory|kolorów|logo|emoji|zdjęcia|zdjęć|styl|kiczu',
  order: {
    polite:
      'proszę|proszę o|cześć|hej|dzień dobry|czy możesz|możesz|czy mógłbyś|czy mogłabyś|chcę|chcemy|chciałbym|chciałabym|chcielibyśmy|potrzebuję|potrzebujemy|mi|nam|o|czy możecie|możecie|czy moglibyście|moglibyście|mogłabyś|mógłbyś|witam|siema|hejka|poproszę|poproszę o|prosimy o|potrzebny jest|potrzebna jest|szybko|drodzy|prosiłabym o|prosiłbym o',
    make: 'zrób|zróbcie|zrobić|stwórz|utwórz|przygotuj|wygeneruj|zaprojektuj|napisz|narysuj|opracuj|zredaguj|potrzebuję|stworzyć|przygotować|zrobicie|przygotujcie|stwórzcie|zaprojektujcie|napiszcie|wrzuć|wrzućcie',
    post: 'post|posta|posty|posciku|wpis|wpisu|reklamę|reklama|reklamy|ogłoszenie|ogłoszenia|ulotkę|ulotka|ulotki|baner|banera|baneru|rolkę|rolki|karuzelę|karuzeli|reels|reelsa',
    picture:
      'cennik|cennika|stronę|strony|newsletter|newslettera|grafikę|grafika|grafiki|graficzkę|graficzki|obraz|obrazu|obrazek|obrazka|zdjęcie|zdjęcia|plakat|plakatu|plakacik|relację|relacji|story|stories|kartkę|kartki|wideo|film|filmu|filmik|filmiku|ilustrację|ilustracji|zaproszenie|zaproszenia|kampanię|kampanii|okładkę|okładki|tekst|tekstu|coś|czegoś',
    ask: 'zrobisz|zrobicie|zrobiłbyś|zrobiłabyś|przygotujesz|przygotujecie|dasz radę zrobić|możesz zrobić|czy możesz|możesz|czy mógłbyś|czy mogłabyś|czy możecie|możecie|czy moglibyście|moglibyście|mogłabyś|mógłbyś|chcę|chcemy|chciałbym|chciałabym|chcielibyśmy|potrzebuję|potrzebujemy|proszę o|poproszę|poproszę o|prosimy o|zróbcie|zrób|prosiłabym o|prosiłbym o|muszę|musimy|trzeba|przydałby się|przydałaby się|przydałoby się|zależy mi na|szukam|potrzebny|potrzebna|potrzebne',
    vague: 'coś|cokolwiek',
    link: 'o|na temat|dla|o tym że|z okazji|promujący|promującą|promujące|zapowiadający|z tekstem|z napisem|na|reklamujący|informujący o|informującą o|informujące o|informujący że|informującą że|informujące że|z informacją że|z informacją o|z info że|z info o|że|bo',
    publish: 'opublikuj|opublikujcie|opublikować|wstaw|wstawcie|udostępnij|udostępnijcie|wrzuć|wrzućcie',
    announce: 'ogłoś|promuj|wypromuj|reklamuj|zareklamuj|przedstaw|zaprezentuj',
    our: 'nasz|nasza|nasze|naszą|naszego|mój|moja|moje|moją|że|ten|tę|to',
    your: 'twój|twoja|twoje|twoją|swój|swoje|swoją|wasz|wasze|wasza|ty|ci|tobie',
    forOur: 'na|na nasz|na naszego|dla|do|na moim|na naszym',
    us: 'nas|nam|mi|mnie',
  },
  mention:
    'wspomnij|wspomnij że|wspomnij o|zaznacz|zaznacz że|dodaj że|napisz że|podaj że|nie zapomnij wspomnieć|uwzględnij|podkreśl że',
  label:
    'nagłówek|tytuł|tekst|podtytuł|slogan|cta|przycisk|opis|hasło|drobny druk|pod spodem|a pod spodem|poniżej|główny tekst',
  never:
    '(?:(?:nie|nigdy) (?:wspomin|podaw|podaj|pokaz|pisz|napisz|umieszcz|wymieni|używ|ujawni|dodaw|mów)\\p{L}*(?![\\p{L}\\p{M}])|bez (?:wspominania|podawania|pokazywania|pisania)(?![\\p{L}\\p{M}])|(?:pomiń|ukryj) \\p{L}+|(?:^|proszę )(?:bez|żadn\\p{L}+) (?:cen\\p{L}*|logo|tekstu|emoji|hashtagów|daty|adresu|osób|ludzi|rabatu|telefonu)(?: proszę| na grafice)?[.!]?$)',
  neverStart: 'nie|bez|ale bez|ale nie|proszę nie|nigdy|pomiń|ukryj',
  named: {
    price: 'cena|ceny|cenę|cenie|koszt|kwota|kwoty',
    date: 'data|daty|datę|termin|terminu|godzina|godziny',
    place: 'adres|adresu|miejsce|miejsca|miasto',
    contact: 'telefon|telefonu|numer|numeru|mail|e-mail|strona|strony',
    discount: 'rabat|rabatu|zniżka|zniżki|promocja|promocji',
  },
  note: '^(?:proszę )?(?:(?:zachowaj|utrzymaj|niech będzie|zrób to|ma być) (?:\\p{L}+ ?){1,5}[.!]?$|(?:styl|ton|nastrój|klimat|tło|kolory|kolorystyka|format|rozmiar|czcionka|język|odbiorcy|cel) ?[:=]|(?:użyj|użyjcie|wykorzystaj|dodaj|wstaw) (?:nasz|nasze|naszego|naszych)?(?: ?[\\p{L}-]+){0,2} ?(?:kolorów|kolory|czcionki|czcionkę|logo|tła|tło|stylu|zdjęcia|zdjęć|emoji|palety)|(?:w|z) (?:[\\p{L}-]+ ){0,3}(?:stylu|tonie|klimacie|tłem|kolorach|kolorami|nastroju)(?: [\\p{L}-]+){0,3}[.!]?$|(?:[\\p{L}-]+(?:e|y|i|a),? ?(?:i )?){1,3}(?:styl|ton|kolory|klimat|tło|kolorystyka)[.!]?$|(?:dzięki|dziękuję|z góry dziękuję)[.!]?$)',
  signOff:
    "(?:(?:twój|wasz|twoja|wasza) (?:zespół|ekipa|team)(?: [\\p{L}&'’.-]+){0,4}|(?:pozdrawiamy|pozdrawiam|do zobaczenia),?)",
}
