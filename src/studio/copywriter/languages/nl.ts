import type { LanguagePatterns } from '../facts/language-patterns.ts'
import type { LanguagePack } from './language-pack.ts'

const DAY = '(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)'
const MONTH = '(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)'
const DATE = String.raw`(?:(?:${DAY} )?\d{1,2}(?: (?:en|t/m|tot) \d{1,2})? ${MONTH}(?: 20\d\d)?|${DAY}(?:en)?(?:(?:ochtend|middag|avond))?)`
const CLOCK = String.raw`(?:,? (?:om|vanaf|van) \d{1,2}(?:[:.]\d\d)?(?: (?:tot|t/m) \d{1,2}(?:[:.]\d\d)?)?(?: uur)?)`

const FACTS: LanguagePatterns = {
  language: 'nl',
  calendar: 'own',
  discount: [
    /(?<!\p{L})(?:tot wel |tot |[-–−]\s?)?\d{1,2}(?:,\d)?\s?%(?: korting)?(?: op (?:alles|(?:alle|de hele|het hele|onze) \p{L}{2,24})(?!\p{L}))?/iu,
    /(?<!\p{L})voor de halve prijs(?!\p{L})/iu,
    /(?<!\p{L})€ ?\d{1,3} korting(?!\p{L})/iu,
  ],
  selling:
    /korting|uitverkoop|(?<!\p{L})sale(?!\p{L})|aanbieding|actie|opruiming|black friday|halve prijs|bespaar|[-–−]\s?\d{1,2}\s?%/iu,
  bundle: [
    /(?<!\p{L})(?:2|3|4|twee|drie) voor (?:de prijs van )?(?:1|2|3|één|een|twee)(?!\p{L})/iu,
    /(?<!\p{L})(?:1 \+ 1|2 \+ 1|tweede) gratis(?!\p{L})/iu,
  ],
  free: [
    /(?<!\p{L})(?:de |het |je )?eerste \p{L}{2,20} (?:is )?gratis(?!\p{L})/iu,
    /(?<!\p{L})gratis (?:verzending|bezorging|entree|toegang|parkeren|proefles|advies|koffie|retour|retourneren|workshop|proefperiode|bezorgd)(?!\p{L})/iu,
    /(?<!\p{L})(?:entree|toegang|verzending|bezorging|parkeren|deelname) (?:is )?gratis(?!\p{L})/iu,
  ],
  priceLead: /(?<!\p{L})(?:vanaf|slechts|maar|voor|nu|voor maar|voor slechts|nu voor) $/iu,
  pricePeriod: /^ ?(?:per|\/|p\.) ?(?:maand|jaar|week|dag|nacht|persoon|kind|uur|stuk|kg|les)(?!\p{L})/iu,
  deadlineLead: /^$/,
  dateLead: /^$/,
  deadline: [
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:alleen|geldig|solliciteer|aanmelden|inschrijven|nog) )?(?:t/m|tot en met|tot|vóór|voor)(?: aanstaande)? (?:${DATE}${CLOCK}?|morgen|middernacht|vanavond|het einde van de maand)(?!\p{L})`,
      'iu',
    ),
    /(?<!\p{L})(?:op=op|zolang de voorraad strekt|tijdelijke actie|laatste kans|alleen vandaag|alleen dit weekend|laatste dagen)(?!\p{L})/iu,
  ],
  date: [
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:elke|iedere|op|vanaf|deze|aanstaande|komende|volgende|van) )?${DATE}(?: (?:tot|t/m|en) ${DATE})?${CLOCK}?(?!\p{L})`,
      'iu',
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?:dit weekend|vandaag|morgen|vanavond|dagelijks|elke (?:dag|week|maand|avond|ochtend)|in het weekend)${CLOCK}?(?!\p{L})`,
      'iu',
    ),
    new RegExp(String.raw`(?<!\p{L})(?:in|vanaf|begin|eind|half) ${MONTH}(?: 20\d\d)?(?!\p{L})`, 'iu'),
  ],
  place: [
    /(?<!\p{L})(?:in|op|bij|aan) (?:de |het |onze |ons )?(?:winkel|winkels|terras|tuin|plein|strand|park|centrum|museum|dakterras|haven|markt)(?!\p{L})/iu,
    /(?<!\p{L})(?:aan de |op de |op het )?\p{Lu}\p{L}+(?:straat|plein|laan|gracht|weg|kade|markt) \d{1,4}/u,
    /(?<!\p{L})(?:in|bij|te) (?!de |het |een )\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+){0,2}/u,
  ],
  placeAlone:
    /^(?:online|op locatie|hybride|op afstand|in de winkel|in heel Nederland|fulltime|parttime|thuiswerken mogelijk)$/i,
  audience: [
    /(?<!\p{L})voor (?:\p{L}+ )?(?:beginners|kinderen|gezinnen|volwassenen|vrouwen|mannen|stellen|iedereen|teams|bedrijven|studenten|honden|senioren|ouders)(?!\p{L})/iu,
  ],
  condition: [
    /(?<!\p{L})(?:[Mm]et (?:de )?)?(?:[Kk]ortings)?[Cc]ode:? [A-Z\d]{4,16}(?![\p{L}\d])/u,
    /(?<!\p{L})met (?:de )?code [A-Z\d]{3,16}(?![\p{L}\d])/iu,
    /(?<!\p{L})(?:beperkt aantal plaatsen|beperkt aantal plekken|vrijblijvend|alleen voor (?:leden|nieuwe klanten)|minimale bestelling [^,.;]{1,16}|aanmelden verplicht|reserveren verplicht|op afspraak|bij besteding vanaf [^,.;]{1,12}|maandelijks opzegbaar|nog \d{1,3} plekken)(?!\p{L})/iu,
  ],
  action: [
    /(?<!\p{L})(?:shop nu|koop nu|bestel (?:nu|direct|online)|boek (?:nu|direct|online|je plek)|meld je (?:nu )?aan|meer weten|solliciteer (?:nu|direct)|reserveer (?:nu|direct|je plek|je tafel|een tafel)|probeer gratis|schrijf je (?:nu )?in|doe mee)(?!\p{L})/iu,
  ],
  quantity: /^(?:(?:tot|meer dan|ruim|slechts) )?\d/i,
  priceList: 'Onze prijzen',
  steps: /(?<!\p{L})(?:hoe|zo |stappen|recept)/iu,
  before: /(?<!\p{L})(?:voor|eerst):\s/iu,
  after: /(?<!\p{L})(?:na|nu):\s/iu,
  statistic: /^(\d{1,3}(?:[.,]\d)? ?%|\d{1,2} (?:van de|op de) \d{1,3}) van (?:de |onze |alle )?/i,
  and: /,? en /i,
  openEnd:
    /(?<!\p{L})(?:profiteer|profiteer nu|bespaar|krijg)(?: (?:jetzt|maintenant|ahora|agora|ora|nu|teraz|de|un|d['’]un))?$/iu,
  with: /^(?:met|inclusief|incl\.|plus|en) (?:een |de |het |onze )?/i,
  dangling: /^(?:en|met|de|het|een|van|in|op|om|voor|tot|vanaf|t\/m|bij|aan|slechts|nu|,|;|:|–|—|-)$/i,
}

export const NL: LanguagePack = {
  tag: 'nl',
  facts: FACTS,
  prompt: {
    common:
      'per de het een en met voor tot van onze ons nieuwe nieuw bij vanaf op is zijn wij we nu alleen elke korting gratis verzending maak aanbieding vandaag dit deze jouw je ook niet naar zoeken dank bedankt kom welkom winkel uur zondag die dat er wat hoe zo om beter tips redenen drie dagen prijs prijzen klanten welke maand week avond workshop cursus na eerst bestel boek slapen fiets eindelijk hele door gasten terug binnenkort fijne kerst eerste les alles maken laten',
    orders: [
      /^(?:graag )?(?:maak|creëer|genereer|ontwerp|schrijf|ik wil|we willen)(?: (?:een|de|het))?(?: (?:instagram-?|facebook-?|linkedin-?)?(?:post|bericht|afbeelding|banner|advertentie|foto|story|poster|video))?(?: (?:voor|op) (?:instagram|facebook|linkedin|twitter))?(?: ?:|(?: (?:over|voor|van|met))?) /iu,
      /^(?:promoot|kondig|presenteer|vier) /iu,
    ],
    remark:
      /^(?:vermeld|noem|gebruik|voeg|vermijd|zonder|geen|houd|stijl|toon|kleuren|achtergrond|tekst|logo)(?!\p{L})/iu,
    noPrice: /(?<!\p{L})(?:geen prijs|geen prijzen|zonder prijs|prijs niet (?:noemen|vermelden))(?!\p{L})/iu,
    intents: [
      [
        'hiring',
        /(?<!\p{L})(?:wij zoeken|we zoeken|gezocht|vacature|kom (?:bij ons )?werken|versterk ons team|solliciteer|collega gezocht)(?!\p{L})/iu,
      ],
      ['thanks', /(?<!\p{L})(?:bedankt|dank je wel|dankjewel|dank jullie wel|dank u)(?!\p{L})/iu],
      [
        'greeting',
        /(?<!\p{L})(?:fijne (?:kerst|feestdagen|pasen|moederdag|vaderdag)|vrolijk (?:kerstfeest|pasen)|gelukkig nieuwjaar|prettige feestdagen|happy halloween|gefeliciteerd)(?!\p{L})/iu,
      ],
      [
        'event',
        /(?<!\p{L})(?:webinar|workshop|masterclass|cursus|seminar|lezing|[\p{L}-]{2,20}(?:workshop|cursus)|(?:proef|yoga|zwem|muziek|dans|kook)les)(?!\p{L})/iu,
      ],
      [
        'sale',
        /korting|uitverkoop|(?<!\p{L})[\p{L}-]{0,20}sale(?!\p{L})|aanbieding|opruiming|black friday|halve prijs|[-–−]\s?\d{1,2}\s?%|(?:2|3|twee|drie) voor|1 \+ 1/iu,
      ],
      [
        'tips',
        /(?<!\p{L})(?:\d{1,3}|drie|vier|vijf|zes|zeven|tien) (?:\p{L}+ )?(?:tips|redenen|ideeën|fouten|stappen|manieren|mythes|trucs)(?!\p{L})/iu,
      ],
      [
        'launch',
        /(?<!\p{L})(?:nieuwe?|nu verkrijgbaar|binnenkort|opening|geopend|lancering|lanceren|introductie|openen|gearriveerd)(?!\p{L})/iu,
      ],
      ['sale', /gratis verzending/iu],
    ],
    occasion:
      /^(?:onze |de )?(?:grote )?(?:[\p{L}-]*(?:uitverkoop|sale|aanbieding|aanbiedingen|opruiming|actie|korting|week)|black friday|cyber monday|happy hour|jubileum)$/iu,
    giveaway: /winactie|verloting|verloten|te winnen/i,
    recording: /opname|terugkijken/i,
    served:
      /(?<!\p{L})(?:software|app|platform|tool|dienst|dienstverlening|bureau|advies|coaching|cursus|verzekering|bankrekening|abonnement)(?:en|s)?(?!\p{L})/iu,
    booked:
      /(?<!\p{L})(?:knipbeurt|kapper|massage|behandeling|schoonmaak|reparatie|les|lessen|vakantie|reis|cruise|vlucht|vluchten|overnachting|verblijf|verhuur|rondleiding)(?:en|s)?(?!\p{L})/iu,
  },
  actions: {
    look: 'Bekijk nu',
    shop: 'Shop nu',
    learn: 'Meer weten',
    read: 'Lees meer',
    discover: 'Ontdek',
    buy: 'Koop nu',
    order: 'Bestel nu',
    preorder: 'Pre-order nu',
    book: 'Boek nu',
    start: 'Aan de slag',
    sign_up: ['Meld u aan', 'Meld je aan'],
    save_seat: ['Reserveer uw plek', 'Reserveer je plek'],
    join: 'Doe mee',
    apply: 'Solliciteer',
    enter: 'Doe mee',
    watch: 'Bekijk nu',
    contact: 'Neem contact op',
  },
  offers: {
    new: 'Nieuw',
    sale: 'Sale',
    off: (_, written) => `${written} korting`,
    until: ['T/m maandag', 'T/m dinsdag', 'T/m woensdag', 'T/m donderdag', 'T/m vrijdag', 'T/m zaterdag', 'T/m zondag'],
    until_date: 'T/m {date}',
    free_shipping: 'Gratis verzending',
    limited: 'Tijdelijke actie',
    today: 'Alleen vandaag',
    preorder: 'Pre-order nu',
    soon: 'Binnenkort',
    from: 'Vanaf\u00A0{price}',
  },
  headlines: { introduce: 'Ontdek {name}', question: ['Kent u {name} al?', 'Ken je {name} al?'] },
  way: 'Link in bio.',
  hashtags: { sale: 'Aanbieding', hiring: 'Vacature' },
  themes: {
    summer: { name: 'Zomer', greeting: 'De zomer is begonnen', question: 'Klaar voor de zomer?' },
    black_friday: { name: 'Black Friday', greeting: 'Het is Black Friday', question: 'Klaar voor Black Friday?' },
    new_year: { name: 'Nieuwjaar', greeting: 'Gelukkig nieuwjaar', question: 'Klaar voor het nieuwe jaar?' },
    christmas: { name: 'Kerst', greeting: 'Fijne kerst', question: 'Al een cadeau voor kerst?' },
    halloween: { name: 'Halloween', greeting: 'Fijne Halloween', question: 'Klaar voor Halloween?' },
  },
  quotes: ['“', '”'],
  weak: /^(?:de|het|een|en|of|met|voor|van|in|op|om|aan|bij|uit|tot|vanaf|naar|te|onze|ons|je|jouw|uw|is|zijn|wordt|die|dat|heel|zeer|-|–)$/i,
  cut: /(?<!\s)\s+(?:met|voor|van|in|op|aan|bij|uit|tot|vanaf|tijdens|zonder|naar)\s+\S+(?:\s+\S+){0,6}$/iu,
}
