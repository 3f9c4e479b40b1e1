import type { LanguagePatterns } from './language-patterns.ts'

/** Patterns of facts in German prompts. */
export const GERMAN: LanguagePatterns = {
  language: 'de',
  discount: [
    /(?<!\p{L})(?:bis zu )?\d{1,2}(?:,\d)?\s?(?:%|prozent)(?: rabatt| reduziert| günstiger)?(?: auf (?:alles|alle \p{L}{2,24}))?/iu,
    /\bzum halben preis\b/i,
  ],
  selling: /rabatt|reduziert|günstiger|angebot|sale|schlussverkauf|sparen|aktion/i,
  bundle: [/\b(?:2|3|zwei|drei) für (?:1|2|eins|zwei)\b/i],
  free: [
    /\b(?:der |die |das )?erste \p{L}{2,20} (?:ist )?(?:gratis|kostenlos|frei)\b/iu,
    /\b(?:eintritt|versand|lieferung|parken|probetraining|beratung) (?:ist )?(?:frei|gratis|kostenlos)\b/i,
    /\b(?:kostenlose[rsn]?|gratis) ?\p{Lu}\p{L}{2,24}/u,
  ],
  priceLead: /(?<!\p{L})(?:ab|nur|für|schon ab) $/iu,
  pricePeriod: /^ ?(?:pro|im|je|\/) ?(?:Monat|Jahr|Woche|Tag|Nacht|Person|Stunde|Stück|kg)(?!\p{L})/iu,
  deadlineLead: /(?<!\p{L})(?:(?:anmeldung|bewerbung|nur|gültig) )?(?:noch )?(?:bis|vor)(?: zum)? $/iu,
  dateLead: /(?<!\p{L})(?:jeden|jede|ab|am|vom|von|diesen|nächsten|zum|seit) $/iu,
  date: [
    /(?<!\p{L})(?:jeden|ab|am|diesen|nächsten)? ?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?(?: (?:ab|um) \d{1,2}(?:[:.]\d\d)? uhr)?/iu,
    /(?<!\p{L})(?:täglich|heute|morgen|am wochenende|dieses wochenende)(?: (?:ab|um) \d{1,2}(?:[:.]\d\d)? uhr)?(?!\p{L})/iu,
    /(?<!\p{L})(?:ab |im )(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?: 20\d\d)?/iu,
  ],
  deadline: [/\b(?:solange der vorrat reicht|nur für kurze zeit|letzte chance)\b/i],
  place: [
    /(?<!\p{L})(?:im|am|beim|auf dem|in der|auf der) (?:Laden|Garten|Park|Hof|Rathaus|Markt|Marktplatz|Innenhof|Dachterrasse|Stadthalle|Museum|Studio|Hafen|See)(?!\p{L})/u,
    /(?<!\p{L})(?:in|bei|nahe) (?!den |die |das |der )\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+){0,2}/u,
    /(?<!\p{L})\p{Lu}\p{L}+(?:straße|strasse|platz|weg|allee|gasse) \d{1,4}/u,
  ],
  placeAlone: /^(?:online|vor ort|hybrid|remote|im homeoffice|im laden|deutschlandweit|weltweit)$/i,
  audience: [
    /(?<!\p{L})für (?:\p{L}+ )?(?:Anfänger|Einsteiger|Kinder|Familien|Erwachsene|Senioren|Studierende|Frauen|Männer|Paare|alle|Teams|Unternehmen|Mitglieder|Hunde)(?:innen)?(?!\p{L})/iu,
  ],
  condition: [
    /\bmit (?:dem )?code [A-Z\d]{3,16}\b/i,
    /\b(?:nur für (?:mitglieder|neukunden)|anmeldung erforderlich|begrenzte plätze|ohne anmeldung|ab \d{1,4} ?€ bestellwert)/i,
  ],
  action: [
    /\b(?:jetzt (?:kaufen|bestellen|buchen|anmelden|bewerben|entdecken|sichern|testen)|mehr erfahren|termin buchen|tisch reservieren|platz sichern)\b/i,
  ],
  quantity: /^(?:(?:bis zu|über|rund|nur) )?\d/i,
  priceList: 'Unsere Preise',
  steps: /\b(?:so |anleitung|schritte?n?|rezept|wie (?:du|sie|man))/iu,
  before: /(?<!\p{L})vorher:?\s/iu,
  after: /(?<!\p{L})nachher:?\s/iu,
  statistic: /^(\d{1,3}(?:[.,]\d)? ?%|\d{1,2} (?:out of|in|von|de cada|sur) \d{1,3}) (?:der|von|aller) ?/i,
  and: /,? und /i,
  with: /^(?:mit|inklusive|inkl\.|plus|und) (?:einem |einer |dem |der |unserem |unserer )?/i,
  dangling: /^(?:und|mit|am|um|ab|bis|für|von|vom|im|in|zum|zur|nur|,|;|:|–|—|-)$/i,
}
