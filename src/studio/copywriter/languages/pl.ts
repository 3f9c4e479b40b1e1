import type { LanguagePatterns } from '../facts/language-patterns.ts'
import type { LanguagePack } from './language-pack.ts'

const FACTS: LanguagePatterns = {
  language: 'pl',
  place: /(?<!\p{L})(?:w|we|pod) \p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+){0,2}/u,
  action: [
    /(?<!\p{L})(?:kup (?:teraz|online)|zamów (?:teraz|online|już dziś)|zarezerwuj (?:teraz|stolik|miejsce|online)|zapisz się(?! do)(?: teraz| już dziś| online)?|dowiedz się więcej|aplikuj(?! do)(?: teraz| już dziś)?|wypróbuj za darmo|weź udział|sprawdź(?: teraz| ofertę)?)(?!\p{L})/iu,
  ],
  steps: /(?<!\p{L})(?:jak|kroki|krok|przepis)(?!\p{L})/iu,
  before: /(?<!\p{L})przed:\s/iu,
  after: /(?<!\p{L})po:\s/iu,
  statistic: /^(\d{1,3}(?:[.,]\d)? ?%|\d{1,2} na \d{1,3}) (?:naszych|wszystkich|z) /i,
}

export const PL: LanguagePack = {
  tag: 'pl',
  facts: FACTS,
  prompt: {
    common:
      'zł pn śr czw i w we na do od z ze dla nasz nasza nasze nowa nowy nowe już tylko za oraz jest są się wszystko rabat promocja darmowa dostawa stwórz post o zapraszamy szukamy dziś przy co jak każdy wstęp wolny dziękujemy zapisz zamów teraz godz nie to który która lepiej porad powody trzy godziny dni cena ceny klientów miesiąc tydzień wieczór warsztaty kurs przed potem kup rezerwuj spać sklep rower',
    orders: [
      /^(?:proszę )?(?:stwórz|zrób|przygotuj|wygeneruj|zaprojektuj|napisz|potrzebuję|chcę)(?: (?:post|grafikę|wpis|baner|reklamę|zdjęcie|plakat|obraz|relację|wideo))?(?: na (?:instagram[a]?|facebooka|linkedin[a]?))?(?: ?:| promując[yąe]| reklamując[yąe]| ogłaszając[yąe])? /iu,
      /^(?:ogłoś|zareklamuj|pokaż|zapowiedz)(?:,? że)? /iu,
    ],
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
      [
        'event',
        /(?<!\p{L})(?:webinar|warsztaty|warsztat|szkolenie|kurs|kursy|zajęcia|seminarium|konferencja|wykład)(?!\p{L})/iu,
      ],
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
}
