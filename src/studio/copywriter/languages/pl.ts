import type { LanguagePatterns } from '../facts/language-patterns.ts'
import type { LanguagePack } from './language-pack.ts'

const DAY =
  '(?:poniedział(?:ek|ku|ki)|wtor(?:ek|ku|ki)|środ[aęyu]|czwart(?:ek|ku|ki)|piąt(?:ek|ku|ki)|sobot[aęyu]|niedziel[aęieę]{1,2})'
const MONTH = '(?:stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia)'
const MONTH_IN =
  '(?:styczniu|lutym|marcu|kwietniu|maju|czerwcu|lipcu|sierpniu|wrześniu|październiku|listopadzie|grudniu)'
const DATE = String.raw`(?:(?:${DAY},? )?\d{1,2}(?:[–-]\d{1,2})? ${MONTH}(?: 20\d\d)?|${DAY})`
const CLOCK = String.raw`(?:,? (?:o|od|godz\.|w godz\.)(?: godz\.| godziny)? ?\d{1,2}(?:[:.]\d\d)?(?:(?: do |[–-])\d{1,2}(?:[:.]\d\d)?)?)`

const FACTS: LanguagePatterns = {
  language: 'pl',
  calendar: 'own',
  discount: [
    /(?<!\p{L})(?:rabat(?:u)? |zniżk[ai] )?(?:do |[-–−]\s?)?\d{1,2}(?:,\d)?\s?%(?: (?:rabatu|zniżki|taniej))?(?: na (?:wszystko|(?:wszystkie|cały|całą|nasze) \p{L}{2,24})(?!\p{L}))?/iu,
    /(?<!\p{L})za pół ceny(?!\p{L})/iu,
  ],
  selling: /rabat|zniżk|promocj|wyprzedaż|taniej|okazj|black friday|pół ceny|[-–−]\s?\d{1,2}\s?%/i,
  bundle: [
    /(?<!\p{L})(?:2|3|4|dwa|trzy|dwie) w cenie (?:1|2|3|jednego|jednej|dwóch)(?!\p{L})/iu,
    /(?<!\p{L})(?:1 ?\+ ?1|2 ?\+ ?1|drugi|druga|drugie) (?:\p{L}+ )?gratis(?!\p{L})/iu,
  ],
  free: [
    /(?<!\p{L})pierwsz[aey] \p{L}{2,20} (?:za darmo|gratis|bezpłatnie)(?!\p{L})/iu,
    /(?<!\p{L})(?:darmow[aey]|bezpłatn[aey]) \p{L}{3,20}(?!\p{L})/iu,
    /(?<!\p{L})(?:wstęp|dostawa|wysyłka|wejście|parking|udział|degustacja|kawa) (?:wolny|wolna|gratis|za darmo|bezpłatn[aey]|darmow[aey])(?!\p{L})/iu,
  ],
  priceLead: /(?<!\p{L})(?:od|już od|tylko|za|za jedyne|jedyne|teraz) $/iu,
  pricePeriod:
    /^ ?(?:za|\/|na) ?(?:miesiąc|miesięcznie|rok|tydzień|dzień|dobę|noc|osobę|dziecko|godzinę|sztukę|kg|zajęcia)(?!\p{L})|^ (?:miesięcznie|rocznie|od osoby|brutto|netto)(?!\p{L})/iu,
  deadlineLead: /^$/,
  dateLead: /^$/,
  deadline: [
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:tylko|ważne|zapisy|aplikuj|zgłoszenia|oferta ważna) )?do (?:końca )?(?:${DATE}${CLOCK}?|jutra|północy|dziś|miesiąca|tygodnia|wyczerpania zapasów)(?!\p{L})`,
      'iu',
    ),
    /(?<!\p{L})(?:oferta ograniczona czasowo|ostatnie dni|tylko dziś|tylko dzisiaj|ostatnia szansa|tylko w ten weekend|tylko przez weekend)(?!\p{L})/iu,
  ],
  date: [
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:w|we|od|każdy|każdą|każdej|w każdy|w każdą|w najbliższy|w najbliższą|co) )?${DATE}(?: (?:do|i) ${DATE})?${CLOCK}?(?!\p{L})`,
      'iu',
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?:w ten weekend|w weekend|w weekendy|dziś|dzisiaj|jutro|codziennie|co tydzień|co miesiąc|każdego dnia|dziś wieczorem)${CLOCK}?(?!\p{L})`,
      'iu',
    ),
    new RegExp(String.raw`(?<!\p{L})(?:w|we) ${MONTH_IN}(?: 20\d\d)?(?!\p{L})`, 'iu'),
    new RegExp(String.raw`(?<!\p{L})od ${MONTH}(?: 20\d\d)?(?!\p{L})`, 'iu'),
  ],
  place: [
    /(?<!\p{L})(?:w|we|na) (?:naszym |naszych |naszej )?(?:sklepie|sklepach|tarasie|ogrodzie|rynku|plaży|parku|centrum|muzeum|studio|porcie)(?!\p{L})/iu,
    /(?<!\p{L})(?:przy )?(?:ul\.|ulicy|al\.|pl\.) ?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? \d{1,4}/u,
    /(?<!\p{L})(?:w|we|pod) \p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+){0,2}/u,
  ],
  placeAlone: /^(?:online|stacjonarnie|hybrydowo|zdalnie|praca zdalna|w sklepie|w całej Polsce|pełny etat)$/i,
  audience: [
    /(?<!\p{L})dla (?:\p{L}+ )?(?:początkujących|dzieci|rodzin|dorosłych|kobiet|mężczyzn|par|wszystkich|zespołów|firm|studentów|psów|seniorów|uczniów)(?!\p{L})/iu,
  ],
  condition: [
    /(?<!\p{L})(?:[Zz] )?[Kk]od(?:em)?:? [A-Z\d]{4,16}(?![\p{L}\d])/u,
    /(?<!\p{L})z kodem [A-Z\d]{3,16}(?![\p{L}\d])/iu,
    /(?<!\p{L})(?:liczba miejsc ograniczona|bez zobowiązań|tylko dla (?:klubowiczów|nowych klientów|członków)|minimalne zamówienie [^,.;]{1,16}|obowiązują zapisy|wymagana rezerwacja|rezerwacja obowiązkowa|przy zakupach (?:od|za) [^,.;]{1,12})(?!\p{L})/iu,
  ],
  action: [
    /(?<!\p{L})(?:kup (?:teraz|online)|zamów (?:teraz|online|już dziś)|zarezerwuj (?:teraz|stolik|miejsce|online)|zapisz się(?! do)(?: teraz| już dziś| online)?|dowiedz się więcej|aplikuj(?! do)(?: teraz| już dziś)?|wypróbuj za darmo|weź udział|sprawdź(?: teraz| ofertę)?)(?!\p{L})/iu,
  ],
  quantity: /^(?:(?:do|ponad|aż|tylko) )?\d/i,
  priceList: 'Nasze ceny',
  steps: /(?<!\p{L})(?:jak|kroki|krok|przepis)(?!\p{L})/iu,
  before: /(?<!\p{L})przed:\s/iu,
  after: /(?<!\p{L})po:\s/iu,
  statistic: /^(\d{1,3}(?:[.,]\d)? ?%|\d{1,2} na \d{1,3}) (?:naszych|wszystkich|z) /i,
  and: /,? i /i,
  continues: /^ (?:by|aby|żeby|że|któr[aey]|jak|dlaczego) /iu,
  openEnd:
    /(?<!\p{L})(?:skorzystaj|oszczędź|zyskaj|odbierz)(?: (?:jetzt|maintenant|ahora|agora|ora|nu|teraz|de|un|d['’]un))?$/iu,
  with: /^(?:z|ze|plus|oraz|i) (?:nasz(?:ym|ą) )?/i,
  dangling: /^(?:i|oraz|z|ze|w|we|na|do|od|dla|za|o|po|przy|tylko|już|,|;|:|–|—|-)$/i,
}

export const PL: LanguagePack = {
  tag: 'pl',
  facts: FACTS,
  prompt: {
    common:
      'i w we na do od z ze dla nasz nasza nasze nowa nowy nowe już tylko za oraz jest są się wszystko rabat promocja darmowa dostawa stwórz post o zapraszamy szukamy dziś przy co jak każdy wstęp wolny dziękujemy zapisz zamów teraz godz nie to który która lepiej porad powody trzy godziny dni cena ceny klientów miesiąc tydzień wieczór warsztaty kurs przed potem kup rezerwuj spać sklep rower',
    orders: [
      /^(?:proszę )?(?:stwórz|zrób|przygotuj|wygeneruj|zaprojektuj|napisz|potrzebuję|chcę)(?: (?:post|grafikę|wpis|baner|reklamę|zdjęcie|plakat|obraz|relację|wideo))?(?: na (?:instagram[a]?|facebooka|linkedin[a]?))?(?: ?:| promując[yąe]| reklamując[yąe]| ogłaszając[yąe])? /iu,
      /^(?:ogłoś|zareklamuj|pokaż|zapowiedz)(?:,? że)? /iu,
    ],
    remark:
      /^(?:wspomnij|dodaj|użyj|podaj|unikaj|bez|nie (?:podawaj|pokazuj|używaj|pisz)|styl|ton|kolory|tło|tekst|logo)(?!\p{L})/iu,
    noPrice: /(?<!\p{L})(?:bez ceny|bez cen|nie (?:podawaj|pokazuj) cen(?:y)?)(?!\p{L})/iu,
    intents: [
      [
        'hiring',
        /(?<!\p{L})(?:szukamy|poszukujemy|zatrudnimy|zatrudniamy|oferta pracy|dołącz do (?:naszego )?zespołu|praca dla|praca w|^praca(?=:)|rekrutujemy)(?!\p{L})/iu,
      ],
      ['thanks', /(?<!\p{L})(?:dziękujemy|dziękuję|dzięki)(?!\p{L})/iu],
      [
        'greeting',
        /(?<!\p{L})(?:wesołych świąt|szczęśliwego nowego roku|wszystkiego najlepszego|spokojnych świąt|radosnych świąt|wesołego halloween)(?!\p{L})/iu,
      ],
      ['event', /(?<!\p{L})(?:webinar|warsztaty|warsztat|szkolenie|kurs|seminarium|konferencja|wykład)(?!\p{L})/iu],
      [
        'sale',
        /rabat|zniżk|promocj|wyprzedaż|taniej|black friday|pół ceny|[-–−]\s?\d{1,2}\s?%|w cenie (?:1|2|jednego|dwóch)|gratis/iu,
      ],
      [
        'tips',
        /(?<!\p{L})(?:\d{1,3}|trzy|cztery|pięć|sześć|siedem|dziesięć) (?:\p{L}+ )?(?:porad|porady|wskazówek|powodów|powody|pomysłów|błędów|błędy|kroków|sposobów|sposoby|mitów)(?!\p{L})/iu,
      ],
      [
        'launch',
        /(?<!\p{L})(?:now[aye]|nowość|nowości|już dostępn[aey]|już wkrótce|wkrótce|otwarcie|otwieramy|premiera|przedstawiamy|startujemy)(?!\p{L})/iu,
      ],
      ['sale', /(?:darmowa|bezpłatna) dostawa/iu],
    ],
    occasion:
      /^(?:nasza |wielka )?(?:(?:\p{L}+ )?(?:wyprzedaż|promocja|promocje)(?: \p{L}+)?|black friday|black week|cyber monday|happy hour|rocznica|tydzień \p{L}+)$/iu,
    giveaway: /konkurs|losowanie|do wygrania/i,
    recording: /nagranie|powtórka/i,
    served:
      /(?<!\p{L})(?:oprogramowani\p{L}*|aplikacj\p{L}*|platform\p{L}*|narzędzi\p{L}*|usług\p{L}*|agencj\p{L}*|doradztw\p{L}*|coaching\p{L}*|kurs\p{L}*|ubezpieczeni\p{L}*|bank\p{L}*|abonament\p{L}*)/iu,
    booked:
      /(?<!\p{L})(?:strzyżeni\p{L}*|fryzjer\p{L}*|masaż\p{L}*|zabieg\p{L}*|sprzątani\p{L}*|napraw\p{L}*|lekcj\p{L}*|wakacj\p{L}*|podróż[ey]?(?!\p{L})|rejs\p{L}*|nocleg\p{L}*|pobyt\p{L}*|wynaj\p{L}*|zwiedzani\p{L}*)/iu,
  },
  actions: {
    look: 'Zobacz',
    shop: 'Kupuj teraz',
    learn: 'Dowiedz się więcej',
    read: 'Czytaj więcej',
    discover: 'Odkryj',
    buy: 'Kup teraz',
    order: 'Zamów teraz',
    preorder: 'Przedsprzedaż',
    book: 'Zarezerwuj',
    start: 'Zacznij teraz',
    sign_up: 'Zarejestruj się',
    save_seat: 'Zarezerwuj miejsce',
    join: 'Dołącz do nas',
    apply: 'Aplikuj',
    enter: 'Weź udział',
    watch: 'Obejrzyj',
    contact: 'Skontaktuj się',
  },
  offers: {
    new: 'Nowość',
    sale: 'Wyprzedaż',
    off: (_, written) => `−${written}`,
    until: ['Do poniedziałku', 'Do wtorku', 'Do środy', 'Do czwartku', 'Do piątku', 'Do soboty', 'Do niedzieli'],
    until_date: 'Do {date}',
    free_shipping: 'Darmowa dostawa',
    limited: 'Oferta ograniczona czasowo',
    today: 'Tylko dziś',
    preorder: 'Przedsprzedaż',
    soon: 'Już wkrótce',
    from: 'Od\u00A0{price}',
  },
  headlines: { introduce: 'Oto {name}', question: ['Znają już Państwo {name}?', 'Znasz już {name}?'] },
  way: 'Link w bio.',
  hashtags: { sale: 'Promocja', hiring: 'Praca' },
  themes: {
    summer: { name: 'Lato', greeting: 'Lato już tu jest', question: 'Gotowi na lato?' },
    black_friday: { name: 'Black Friday', greeting: 'Black Friday już tu jest', question: 'Gotowi na Black Friday?' },
    new_year: { name: 'Nowy Rok', greeting: 'Szczęśliwego Nowego Roku', question: 'Gotowi na nowy rok?' },
    christmas: { name: 'Święta', greeting: 'Wesołych Świąt', question: 'Masz już wszystkie prezenty?' },
    halloween: { name: 'Halloween', greeting: 'Wesołego Halloween', question: 'Cukierek albo psikus?' },
  },
  quotes: ['„', '”'],
  weak: /^(?:i|oraz|a|albo|lub|z|ze|w|we|na|do|od|dla|za|o|po|przy|przez|pod|nad|nasz|nasza|nasze|twój|jest|są|to|bardzo|jak|-|–)$/i,
  cut: /(?<!\s)\s+(?:z|ze|w|we|na|do|od|dla|za|przy|przez|pod|nad|bez|podczas|oraz)\s+\S+(?:\s+\S+){0,6}$/iu,
}
