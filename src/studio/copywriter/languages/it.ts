import type { LanguagePatterns } from '../facts/language-patterns.ts'
import type { LanguagePack } from './language-pack.ts'

const FACTS: LanguagePatterns = {
  language: 'it',
  place: /(?<!\p{L})(?:a|in|presso) (?:la |il )?\p{Lu}\p{L}+(?: (?:di |del |la )?\p{Lu}\p{L}+){0,3}/u,
  action: [
    /(?<!\p{L})(?:acquista (?:ora|online|subito)|prenota (?:ora|subito|il tuo posto|il tuo tavolo|online)|ordina (?:ora|subito|online)|iscriviti(?: ora| subito)?|scopri di più|candidati(?: ora| subito)?|prova gratis|partecipa(?: ora)?)(?!\p{L})/iu,
  ],
  steps: /(?<!\p{L})(?:come|passi|passaggi|ricetta)(?!\p{L})/iu,
  before: /(?<!\p{L})prima:\s/iu,
  after: /(?<!\p{L})dopo:\s/iu,
  statistic:
    /^((?:il |l['’])?\d{1,3}(?:[.,]\d)? ?%|\d{1,2} su \d{1,3}) (?:dei|delle|degli|di) (?!remise|réduction|rabais|descuento|dto|desconto|sconto|cashback|rabatt)/i,
}

export const IT: LanguagePack = {
  tag: 'it',
  facts: FACTS,
  prompt: {
    common:
      'per il gli della dello dei delle degli nel nella con fino dal al alla sul nostro nostra nostri nostre nuovo nuova nuovi nuove è una un solo sconto saldi spedizione gratis gratuita crea ogni tutti questo questa grazie cerchiamo oggi di più ora anche iscriviti ingresso domenica corso offerta i la che si suo sua sue senza tutto tutta tutte meglio consigli motivi tre ore giorni prezzo clienti come quale cercasi mese settimana sera notte laboratorio lezione prima dopo ordina prenota acquista dormire negozio bici serata finalmente recensione da menù posti prezzi libero mandare inviare zona apprendista prenotate prenotazioni corsi listino chiuso chiusi aperto aperti orari dalle sabato venerdì giovedì martedì taglio piega',
    orders: [
      /^(?:per favore,? )?(?:crea|creare|genera|fai|fare|progetta|prepara|scrivi|voglio|vorrei)(?:mi)?(?: (?:un|una|uno|il|la)| un['’](?=\p{L}))?(?: ?(?:post|immagine|banner|annuncio|foto|grafica|storia|locandina|video))?(?:(?: (?:per|su))? (?:instagram|facebook|twitter|linkedin))?(?: ?:|(?: (?:su|per|di|con|sul|sulla|che annuncia|che))?) /iu,
      /^(?:annuncia|promuovi|presenta|celebra) /iu,
    ],
    intents: [
      [
        'hiring',
        /(?<!\p{L})(?:cerchiamo|cercasi|assumiamo|offerta di lavoro|unisciti al (?:nostro )?team|lavora con noi|candidature)(?!\p{L})/iu,
      ],
      ['thanks', /(?<!\p{L})(?:grazie|ringrazi\p{L}{1,6})(?!\p{L})/iu],
      [
        'greeting',
        /(?<!\p{L})(?:buon natale|buon anno|buone feste|buona pasqua|felice (?:anno|halloween)|auguri|buona festa|buon (?:compleanno|halloween|san valentino))(?!\p{L})/iu,
      ],
      [
        'event',
        /(?<!\p{L})(?:webinar|workshop|laboratorio|seminario|masterclass|conferenza|lezion[ei]|corsi)(?!\p{L})/iu,
      ],
      // With a capital behind it, it is a street.
      ['event', /(?<!\p{L})[Cc]orso(?! \p{Lu})(?!\p{L})/u],
      [
        'sale',
        /scont[oi]|(?<!\p{L})saldi(?!\p{L})|offert[ae](?! libera)|promo(?!ss)|black friday|metà prezzo|svendita|[-–−]\s?\d{1,2}\s?%|(?:2|3|due|tre)\s?(?:x|per)\s?(?:1|2|uno|due)(?!\p{L})|paghi/iu,
      ],
      [
        'tips',
        /(?<!\p{L})(?:\d{1,3}|tre|quattro|cinque|sei|sette|dieci) (?:\p{L}+ )?(?:consigli|trucchi|motivi|idee|errori|passi|modi|miti)(?!\p{L})/iu,
      ],
      [
        'launch',
        /(?<!\p{L})(?:nuov[oaie]|novità|ora disponibile|in arrivo|prossimamente|apertura|inaugurazione|lancio|lanciamo|presentiamo|apriamo|è arrivat[oa])(?!\p{L})/iu,
      ],
      ['sale', /spedizione (?:gratis|gratuita)/iu],
    ],
    giveaway: /giveaway|concorso|estrazione|in palio/i,
    recording: /registrazione|replica/i,
    served:
      /(?<!\p{L})(?:software|app|piattaforma|strumento|servizio|servizi|agenzia|consulenza|coaching|corso|corsi|assicurazione|banca|abbonamento)(?!\p{L})/iu,
    booked:
      /(?<!\p{L})(?:taglio|parrucchiere|massaggio|massaggi|trattamento|trattamenti|pulizia|riparazione|lezione|lezioni|vacanza|vacanze|(?<!da )viaggio|crociera|volo|voli|soggiorno|notti|noleggio)(?!\p{L})/iu,
    // After "sul" and "sulla" the article is missing.
  },
  actions: {
    look: 'Scopri',
    shop: 'Acquista',
    learn: 'Scopri di più',
    read: 'Leggi di più',
    discover: 'Scopri',
    buy: 'Acquista ora',
    order: 'Ordina ora',
    preorder: 'Preordina',
    book: 'Prenota ora',
    start: 'Inizia ora',
    sign_up: ['Si iscriva', 'Iscriviti'],
    save_seat: ['Prenoti il suo posto', 'Prenota il tuo posto'],
    join: ['Vi aspettiamo', 'Ti aspettiamo'],
    apply: ['Invia la candidatura', 'Candidati'],
    enter: 'Partecipa',
    watch: 'Guarda ora',
    contact: ['Ci contatti', 'Contattaci'],
  },
  offers: {
    new: 'Novità',
    sale: 'Promo',
    off: (_, written) => `−${written}`,
    until: [
      'Fino a lunedì',
      'Fino a martedì',
      'Fino a mercoledì',
      'Fino a giovedì',
      'Fino a venerdì',
      'Fino a sabato',
      'Fino a domenica',
    ],
    until_date: 'Entro il {date}',
    free_shipping: 'Spedizione gratuita',
    limited: 'A tempo limitato',
    today: 'Solo oggi',
    preorder: 'Preordina',
    soon: 'In arrivo',
    from: 'Da\u00A0{price}',
  },
  headlines: {
    introduce: ['Scoprite {name}', 'Scopri {name}'],
    question: ['Conoscete già {name}?', 'Conosci già {name}?'],
  },
  way: 'Link in bio.',
  hashtags: { sale: 'Offerte', hiring: 'Lavoro' },
  themes: {
    summer: { name: 'Estate', greeting: 'È arrivata l’estate', question: 'Pronti per l’estate?' },
    black_friday: { name: 'Black Friday', greeting: 'È Black Friday', question: 'Pronti per il Black Friday?' },
    new_year: { name: 'Anno nuovo', greeting: 'Buon anno', question: 'Pronti per il nuovo anno?' },
    christmas: { name: 'Natale', greeting: 'Buon Natale', question: 'Già pensato ai regali?' },
    halloween: { name: 'Halloween', greeting: 'Buon Halloween', question: 'Dolcetto o scherzetto?' },
  },
  quotes: ['«', '»'],
  weak: /^(?:il|lo|la|i|gli|le|l['’]|un|uno|una|di|del|della|dei|delle|e|ed|o|con|per|da|dal|dalla|in|nel|nella|a|al|alla|su|sul|sulla|nostro|nostra|nostri|nostre|è|sono|che|molto|più|-|–)$/i,
}
