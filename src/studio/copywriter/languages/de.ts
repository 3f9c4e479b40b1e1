import type { LanguagePatterns } from '../facts/language-patterns.ts'
import type { LanguagePack } from './language-pack.ts'

const FACTS: LanguagePatterns = {
  language: 'de',
  action: [
    /\b(?:jetzt (?:kaufen|bestellen|buchen|anmelden|bewerben|entdecken|sichern|testen|vorbestellen|reservieren|mitmachen|shoppen|spenden)|mehr erfahren|termin buchen|tisch reservieren|platz sichern|kostenlos testen)\b/i,
  ],
  steps: /\b(?:so |anleitung|schritte?n?|rezept|wie (?:du|sie|man))/iu,
  before: /(?<!\p{L})vorher:?\s/iu,
  after: /(?<!\p{L})nachher:?\s/iu,
  statistic: /^(\d{1,3}(?:[.,]\d)? ?%|\d{1,2} (?:out of|in|von|de cada|sur) \d{1,3}) (?:der|von|aller) ?/i,
}

export const DE: LanguagePack = {
  tag: 'de',
  facts: FACTS,
  prompt: {
    common:
      'uhr und der die das für mit bis auf ab jetzt neu neue neuer neues unser unsere unserem unseren wir im am bei von nur ein eine einen ist sind heute zum zur jeden rabatt kostenlos erstelle eintritt angebot gesucht danke so du dein deine deinen deiner ihr euch euer sie nicht auch nach aus dem den des wie alle unserer mehr zu erwähne bald erhältlich drei stunden tage preis preise kunden monat woche abend schlaf besser gäste geschäft laden wieder ohne vor seit beim ihrem ihren mein meine kommt jede wer warum kann könnt jemand geschlossen bitte notfälle was machen',
    orders: [
      /^(?:bitte )?(?:erstelle?n?|generiere?n?|mach(?:e|t)?|gestalten?|gestalte|entwirf|schreibe?|poste?|veröffentliche|ich (?:möchte|brauche)|wir brauchen)(?: (?:mir|uns|bitte))?(?: (?:ein|eine|einen|das|die|den))?(?: (?:etwas|(?:\p{L}{1,16}-)?\p{L}{0,12}(?:post|beitrag|bild|banner|anzeige|grafik|foto|plakat|story|video|posting)))?(?: (?:für|auf) (?:instagram|facebook|twitter|linkedin))?(?::|,? (?:über|zu|zum|zur|für|von|mit|der|das|die))? /iu,
      /^(?:bitte )?(?:bewirb|wirb für|bewerbe|promote|zeige?|stelle?|kündige?|verkünde|feiere?) /iu,
    ],
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
    giveaway: /gewinnspiel|verlosung|verlosen|zu gewinnen/i,
    recording: /aufzeichnung|mitschnitt/i,
    served:
      /(?<!\p{L})(?:software|app|apps|plattform|tool|tools|dienst|dienstleistung|service|agentur|beratung|coaching|kurs|kurse|versicherung|girokonto|abo)(?:en|s)?(?!\p{L})/iu,
    booked:
      /(?<!\p{L})(?:haarschnitt|friseur|massage|behandlung|reinigung|reparatur|kosmetik|termin|kurs|unterricht|urlaub|reise|flug|flüge|übernachtung|hotel|miete|verleih|wellness|führung)(?!\p{L})/iu,
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
}
