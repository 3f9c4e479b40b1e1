import type { LanguagePatterns } from '../facts/language-patterns.ts'
import type { LanguagePack } from './language-pack.ts'

const FACTS: LanguagePatterns = {
  language: 'nl',
  place: /(?<!\p{L})(?:in|bij|te) (?!de |het |een )\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+){0,2}/u,
  action: [
    /(?<!\p{L})(?:shop nu|koop nu|bestel (?:nu|direct|online)|boek (?:nu|direct|online|je plek)|meld je (?:nu )?aan|meer weten|solliciteer (?:nu|direct)|reserveer (?:nu|direct|je plek|je tafel|een tafel)|probeer gratis|schrijf je (?:nu )?in|doe mee)(?!\p{L})/iu,
  ],
  steps: /(?<!\p{L})(?:hoe|zo |stappen|recept)/iu,
  before: /(?<!\p{L})(?:voor|eerst):\s/iu,
  after: /(?<!\p{L})(?:na|nu):\s/iu,
  statistic: /^(\d{1,3}(?:[.,]\d)? ?%|\d{1,2} (?:van de|op de) \d{1,3}) van (?:de |onze |alle )?/i,
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
}
