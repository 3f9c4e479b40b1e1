import type { LanguagePatterns } from '../facts/language-patterns.ts'
import type { LanguagePack } from './language-pack.ts'

const DAY = '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)'
const MONTH = '(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)'
const DATE = String.raw`(?:(?:${DAY},? (?:den )?)?\d{1,2}\.(?: ?(?:bis|und|–|-) ?\d{1,2}\.)? ?${MONTH}(?: 20\d\d)?|\d{1,2}\.\d{1,2}\.(?:20\d\d)?|${DAY}s?)`
const CLOCK = String.raw`(?:,? (?:(?:ab|um|von) )?\d{1,2}(?:[:.]\d\d)?(?: bis \d{1,2}(?:[:.]\d\d)?)? uhr)`

const FACTS: LanguagePatterns = {
  language: 'de',
  calendar: 'own',
  discount: [
    /(?<!\p{L})(?:bis zu |[-–−]\s?)?\d{1,2}(?:,\d)?\s?(?:%|prozent)(?:-rabatt| rabatt| reduziert| günstiger| nachlass)?(?: auf (?:alles|(?:alle|das gesamte|die gesamte|das ganze|die ganze|den ganzen|ausgewählte|unsere) \p{L}{2,24}))?/iu,
    /\bzum halben preis\b/i,
    /(?<!\p{L})\d{1,3} ?(?:€|euro) (?:rabatt|gutschein|sparen)(?!\p{L})/iu,
  ],
  selling:
    /rabatt|reduziert|günstiger|angebot|sale|schlussverkauf|sparen|spart|aktion|nachlass|black friday|[-–−]\s?\d{1,2}\s?%|\d ?% auf /i,
  bundle: [
    /\b(?:2|3|4|zwei|drei|vier) für (?:1|2|3|eins|zwei|drei)\b/i,
    /(?<!\p{L})kinder (?:essen|fahren|spielen) gratis(?!\p{L})/iu,
  ],
  free: [
    /\b(?:der |die |das )?erste \p{L}{2,20} (?:ist )?(?:gratis|kostenlos|frei)\b/iu,
    /\b(?:eintritt|versand|lieferung|parken|probetraining|beratung|rückversand|teilnahme|anprobe|stornierung) (?:ist )?(?:frei|gratis|kostenlos)\b/i,
    /(?<!\p{L})(?:gratisversand|gratis-versand|versandkostenfrei|eintritt frei)(?!\p{L})/iu,
    /\b(?:kostenlose[rsn]?|gratis) ?\p{Lu}\p{L}{2,24}/u,
  ],
  priceLead: /(?<!\p{L})(?:ab|nur|für|schon ab|für nur|jetzt nur|ab nur) $/iu,
  pricePeriod:
    /^ ?(?:pro|im|je|\/|am) ?(?:Monat|Jahr|Woche|Tag|Nacht|Person|Kind|Stunde|Stück|kg|Glas|Portion|Teilnehmer)(?!\p{L})/iu,
  deadlineLead: /^$/,
  dateLead: /^$/,
  date: [
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:jeden|jede|ab|ab dem|am|vom|von|diesen|nächsten|kommenden|zum|seit|immer) )?${DATE}(?:abend|morgen|nachmittag)?(?: (?:bis|und)(?: zum)? ${DATE})?${CLOCK}?(?!\p{L})`,
      'iu',
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?:täglich|werktags|heute|morgen|heute abend|am wochenende|an wochenenden|dieses wochenende|jedes wochenende|jeden (?:tag|abend|morgen|monat))${CLOCK}?(?!\p{L})`,
      'iu',
    ),
    new RegExp(String.raw`(?<!\p{L})(?:ab|im|ende|anfang|mitte) ${MONTH}(?: 20\d\d)?(?!\p{L})`, 'iu'),
  ],
  deadline: [
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:nur|gültig|anmeldung|bewerbung|bewerbungsfrist|teilnahme|bestellung) )?(?:noch )?(?:bis|vor)(?: (?:zum|dem|einschließlich|kommenden|nächsten|diesen))? (?:${DATE}${CLOCK}?|mitternacht|morgen|heute abend|monatsende|ende ${MONTH})(?!\p{L})`,
      'iu',
    ),
    /(?<!\p{L})(?:solange der vorrat reicht|nur für kurze zeit|letzte chance|nur heute|nur dieses wochenende|nur am wochenende)(?!\p{L})/iu,
  ],
  place: [
    /(?<!\p{L})(?:im|am|beim|auf dem|in der|auf der) (?:Laden|Garten|Park|Hof|Rathaus|Markt|Marktplatz|Innenhof|Dachterrasse|Stadthalle|Museum|Studio|Hafen|See)(?!\p{L})/u,
    /(?<!\p{L})\p{Lu}\p{L}+(?:straße|strasse|platz|weg|allee|gasse) \d{1,4}/u,
    /(?<!\p{L})(?:in|bei|nahe) (?!den |die |das |der )\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+){0,2}/u,
  ],
  placeAlone:
    /^(?:(?:altes |neues )?(?:rathaus|stadthalle|marktplatz|bürgerhaus|kulturzentrum|gemeindehaus|turnhalle|sporthalle|stadtpark|museum|bibliothek|stadtbücherei|innenhof|dachterrasse|hafen|messehalle)|online|vor ort|hybrid|remote|im homeoffice|im laden|deutschlandweit|weltweit|vollzeit|teilzeit)$/i,
  audience: [
    /(?<!\p{L})für (?:\p{L}+ )?(?:Anfänger|Einsteiger|Kinder|Familien|Erwachsene|Senioren|Studierende|Schüler|Frauen|Männer|Paare|alle|Teams|Unternehmen|Mitglieder|Hunde)(?:innen)?(?!\p{L})/iu,
  ],
  condition: [
    /(?<!\p{L})(?:[Mm]it (?:dem )?)?(?:[Gg]utschein)?[Cc]ode:? [A-Z\d]{4,16}(?![\p{L}\d])/u,
    /\bmit (?:dem )?code [A-Z\d]{3,16}\b/i,
    /(?<!\p{L})(?:nur für (?:mitglieder|neukunden)|(?:anmeldung|reservierung|voranmeldung) (?:erforderlich|nötig)|begrenzte plätze|nur \d{1,3} plätze|ohne anmeldung|ab \d{1,4} ?(?:€|euro) (?:bestellwert|einkaufswert)|nicht mit anderen aktionen kombinierbar|jederzeit kündbar)/iu,
  ],
  action: [
    /\b(?:jetzt (?:kaufen|bestellen|buchen|anmelden|bewerben|entdecken|sichern|testen|vorbestellen|reservieren|mitmachen|shoppen|spenden)|mehr erfahren|termin buchen|tisch reservieren|platz sichern|kostenlos testen)\b/i,
  ],
  quantity: /^(?:(?:bis zu|über|rund|nur) )?\d/i,
  priceList: 'Unsere Preise',
  steps: /\b(?:so |anleitung|schritte?n?|rezept|wie (?:du|sie|man))/iu,
  before: /(?<!\p{L})vorher:?\s/iu,
  after: /(?<!\p{L})nachher:?\s/iu,
  statistic: /^(\d{1,3}(?:[.,]\d)? ?%|\d{1,2} (?:out of|in|von|de cada|sur) \d{1,3}) (?:der|von|aller) ?/i,
  and: /,? und /i,
  continues: /^ (?:warum|weil|dass|damit|um|wenn|wie|der|die|das) (?!\d)/iu,
  openEnd:
    /(?<!\p{L})(?:sichere dir|sichern sie sich|spare|sparen sie|profitiere|nur)(?: (?:jetzt|maintenant|ahora|agora|ora|nu|teraz|de|un|d['’]un))?$/iu,
  with: /^(?:mit|inklusive|inkl\.|plus|und) (?:einem |einer |dem |der |unserem |unserer )?/i,
  dangling: /^(?:und|mit|am|um|ab|bis|für|von|vom|im|in|zum|zur|nur|auf|,|;|:|–|—|-)$/i,
}

/** After "über" and "für" the masculine forms end in -en; after "zu" and "mit" the gender is not always known. */
const toHeadline = (subject: string): string =>
  subject
    .replace(/^unseren neuen (?=\p{Lu})/u, 'unser neuer ')
    .replace(/^unserer neuen (?=\p{Lu})/u, 'unsere neue ')
    .replace(/^unseren (?=\p{Lu})/u, 'unser ')
    .replace(/^unserer (?=\p{Lu})/u, 'unsere ')
    .replace(/^einen (?=\p{Lu})/u, 'ein ')
    .replace(/^(?:unserem|dem|einem|den|der|die|das) (?:neuen )?(?=\p{Lu})/u, '')

export const DE: LanguagePack = {
  tag: 'de',
  facts: FACTS,
  prompt: {
    common:
      'und der die das für mit bis auf ab jetzt neu neue neuer neues unser unsere unserem unseren wir im am bei von nur ein eine einen ist sind heute zum zur jeden rabatt kostenlos erstelle eintritt angebot gesucht danke so du dein deine deinen deiner ihr euch euer sie nicht auch nach aus dem den des wie alle unserer mehr zu erwähne bald erhältlich drei stunden tage preis preise kunden monat woche abend schlaf besser gäste geschäft laden wieder ohne vor seit beim ihrem ihren mein meine kommt jede wer warum',
    orders: [
      /^(?:bitte )?(?:erstelle?n?|generiere?n?|mach(?:e|t)?|gestalten?|gestalte|entwirf|schreibe?|poste?|veröffentliche|ich (?:möchte|brauche)|wir brauchen)(?: (?:mir|uns|bitte))?(?: (?:ein|eine|einen|das|die|den))?(?: (?:etwas|(?:\p{L}{1,16}-)?\p{L}{0,12}(?:post|beitrag|bild|banner|anzeige|grafik|foto|plakat|story|video|posting)))?(?: (?:für|auf) (?:instagram|facebook|twitter|linkedin))?(?::|,? (?:über|zu|zum|zur|für|von|mit|der|das|die))? /iu,
      /^(?:bitte )?(?:bewirb|wirb für|bewerbe|promote|zeige?|stelle?|kündige?|verkünde|feiere?) /iu,
    ],
    remark:
      /^(?:bitte )?(?:erwähne?n?|nenne?n?|verwende?n?|nutze?|benutze|zeige?|füge|schreibe?|kein(?:e|en)?(?! lust)|ohne|vermeide?n?|halte|stil:|ton:|farben:|hintergrund|text:|logo|bild:)(?!\p{L})/iu,
    noPrice: /(?<!\p{L})(?:keine?n? preise?|ohne preis(?:angabe)?|preis (?:nicht|weglassen))(?!\p{L})/iu,
    intents: [
      [
        'hiring',
        /(?<!\p{L})(?:wir suchen|gesucht|wir stellen ein|stellenangebot|bewirb dich|bewerben sie sich|verstärkung|\(m\/w\/d\)|azubi|ausbildungsplatz)(?!\p{L})/iu,
      ],
      ['thanks', /(?<!\p{L})(?:danke|dankeschön|vielen dank|wir bedanken uns)(?!\p{L})/iu],
      [
        'greeting',
        /(?<!\p{L})(?:frohe (?:weihnachten|ostern|feiertage)|frohes (?:fest|neues jahr|neues)|guten rutsch|alles gute zum|schönen (?:muttertag|vatertag|valentinstag|feiertag|advent)|einen schönen (?:muttertag|vatertag)|happy halloween)(?!\p{L})/iu,
      ],
      [
        'event',
        /(?<!\p{L})(?:webinar|online-seminar|workshop|seminar|kurs|[\p{L}-]{2,20}(?:kurs|workshop|seminar))(?!\p{L})/iu,
      ],
      [
        'sale',
        /rabatt|reduziert|schlussverkauf|(?<!\p{L})sale(?!\p{L})|black friday|cyber monday|zum halben preis|\d ?% (?:auf|günstiger)|[-–−]\s?\d{1,2}\s?%|versandkostenfrei|ausverkauf|(?:2|3|zwei|drei) für (?:1|2|eins|zwei)|(?<!\p{L})(?:sonder|tages|wochen)?angebote?(?!\p{L})/iu,
      ],
      [
        'tips',
        /(?<!\p{L})(?:\d{1,3}|drei|vier|fünf|sechs|sieben|zehn) (?:\p{L}+ )?(?:tipps|gründe|ideen|fehler|fakten|schritte|wege|mythen|tricks)(?!\p{L})/iu,
      ],
      [
        'launch',
        /(?<!\p{L})(?:neue[rsnm]?|ab sofort|jetzt erhältlich|jetzt neu|bald erhältlich|demnächst|eröffnung|eröffnen|eröffnet|launch|vorstellung|frisch eingetroffen)(?!\p{L})/iu,
      ],
    ],
    occasion:
      /^(?:unser(?:e|en)? )?(?:(?:großer |große )?[\p{L}-]*(?:schlussverkauf|sale|angebot|angebote|aktion|ausverkauf|rabatt|woche|tage)|black friday|cyber monday|black week|happy hour|[\p{L}-]+jubiläum|jubiläum)$/iu,
    giveaway: /gewinnspiel|verlosung|verlosen|zu gewinnen/i,
    recording: /aufzeichnung|mitschnitt/i,
    served:
      /(?<!\p{L})(?:software|app|apps|plattform|tool|tools|dienst|dienstleistung|service|agentur|beratung|coaching|kurs|kurse|versicherung|girokonto|abo)(?:en|s)?(?!\p{L})/iu,
    booked:
      /(?<!\p{L})(?:haarschnitt|friseur|massage|behandlung|reinigung|reparatur|kosmetik|termin|kurs|unterricht|urlaub|reise|flug|flüge|übernachtung|hotel|miete|verleih|wellness|führung)(?!\p{L})/iu,
    toHeadline,
  },
  actions: {
    look: 'Jetzt ansehen',
    shop: 'Jetzt shoppen',
    learn: 'Mehr erfahren',
    read: 'Jetzt lesen',
    discover: 'Jetzt entdecken',
    buy: 'Jetzt kaufen',
    order: 'Jetzt bestellen',
    preorder: 'Jetzt vorbestellen',
    book: 'Jetzt buchen',
    start: 'Jetzt starten',
    sign_up: 'Jetzt anmelden',
    save_seat: 'Platz sichern',
    join: ['Seien Sie dabei', 'Sei dabei'],
    apply: 'Jetzt bewerben',
    enter: 'Jetzt mitmachen',
    watch: 'Jetzt ansehen',
    contact: 'Kontakt aufnehmen',
  },
  offers: {
    new: 'Neu',
    sale: 'Sale',
    off: (_, written) => `${written} Rabatt`,
    until: [
      'Bis Montag',
      'Bis Dienstag',
      'Bis Mittwoch',
      'Bis Donnerstag',
      'Bis Freitag',
      'Bis Samstag',
      'Bis Sonntag',
    ],
    until_date: 'Bis {date}',
    free_shipping: 'Versandkostenfrei',
    limited: 'Nur für kurze Zeit',
    today: 'Nur heute',
    preorder: 'Jetzt vorbestellen',
    soon: 'Bald erhältlich',
    from: 'ab\u00A0{price}',
  },
  headlines: {
    introduce: ['Entdecken Sie {name}', 'Entdecke {name}'],
    question: ['Kennen Sie schon {name}?', 'Kennst du schon {name}?'],
  },
  way: 'Link in Bio.',
  hashtags: { sale: 'Sale', hiring: 'Jobs' },
  themes: {
    summer: { name: 'Sommer', greeting: 'Der Sommer ist da', question: 'Bereit für den Sommer?' },
    black_friday: { name: 'Black Friday', greeting: 'Black Friday ist da', question: 'Bereit für den Black Friday?' },
    new_year: { name: 'Neujahr', greeting: 'Frohes neues Jahr', question: 'Bereit für das neue Jahr?' },
    christmas: { name: 'Weihnachten', greeting: 'Frohe Weihnachten', question: 'Schon alle Geschenke?' },
    halloween: { name: 'Halloween', greeting: 'Happy Halloween', question: 'Süßes oder Saures?' },
  },
  quotes: ['„', '“'],
  weak: /^(?:der|die|das|dem|den|des|ein|eine|einen|einem|einer|und|oder|mit|für|von|vom|zum|zur|im|in|am|an|auf|bei|aus|bis|ab|um|zu|unser|unsere|unserem|unseren|unserer|ist|sind|wird|nur|sehr|wie|als|so|-|–)$/i,
  cut: /(?<!\s)\s+(?:mit|für|von|vom|bei|beim|in|im|am|auf|aus|zum|zur|ab|bis|seit|während|ohne)\s+\S+(?:\s+\S+){0,6}$/iu,
}
