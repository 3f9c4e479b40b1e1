import type { LanguagePatterns } from '../facts/language-patterns.ts'
import type { LanguagePack } from './language-pack.ts'

const DAY = '(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)'
const MONTH = '(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)'
const DATE = String.raw`(?:(?:${DAY} )?\d{1,2}(?:°)?(?: e \d{1,2})? ${MONTH}(?: 20\d\d)?|${DAY})`
const CLOCK = String.raw`(?:,? (?:alle|dalle|ore|dalle ore|alle ore) \d{1,2}(?:[:.]\d\d)?(?: alle \d{1,2}(?:[:.]\d\d)?)?)`

const FACTS: LanguagePatterns = {
  language: 'it',
  calendar: 'own',
  discount: [
    /(?<!\p{L})(?:(?:sconto|sconti) (?:del |fino al )?|fino al |[-–−]\s?)?\d{1,2}(?:,\d)?\s?%(?: di sconto)?(?: su (?:tutto|tutta la \p{L}{2,20}|tutt[ie] (?:i|gli|le) \p{L}{2,20})(?!\p{L}))?/iu,
    /(?<!\p{L})a metà prezzo(?!\p{L})/iu,
  ],
  selling: /scont[oi]|saldi|offert[ae]|promo|risparmi|black friday|metà prezzo|svendita|[-–−]\s?\d{1,2}\s?%/i,
  bundle: [
    /(?<!\p{L})(?:2|3|4|due|tre)\s?(?:x|per)\s?(?:1|2|3|uno|due)(?!\p{L})/iu,
    /(?<!\p{L})prendi (?:2|3|due|tre) paghi (?:1|2|uno|due)(?!\p{L})/iu,
  ],
  free: [
    /(?<!\p{L})(?:la |il |l['’])?prim[ao] \p{L}{2,20} (?:è )?(?:gratis|gratuit[ao]|omaggio)(?!\p{L})/iu,
    /(?<!\p{L})(?:ingresso|spedizione|consegna|parcheggio|consulenza|degustazione|prova|reso|iscrizione|preventivo|caffè) (?:è )?(?:gratis|gratuit[aoi]|liber[oa]|in omaggio)(?!\p{L})/iu,
  ],
  priceLead: /(?<!\p{L})(?:da|a partire da|solo|a soli|a|per soli|a solo) $/iu,
  pricePeriod:
    /^ ?(?:al|\/|a|all['’]|per) ?(?:mese|anno|settimana|giorno|notte|persona|bambino|ora|pezzo|kg|lezione|testa)(?!\p{L})/iu,
  deadlineLead: /^$/,
  dateLead: /^$/,
  deadline: [
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:solo|valid[oa]|iscrizioni|candidature|candidati) )?(?:fino (?:al|all['’]|a)|entro(?: il| la| le)?) ?(?:${DATE}${CLOCK}?|domani|mezzanotte|stasera|fine mese|esaurimento scorte)(?!\p{L})`,
      'iu',
    ),
    /(?<!\p{L})(?:a tempo limitato|per poco tempo|ultimi giorni|solo oggi|ultima occasione|solo questo weekend|solo per oggi)(?!\p{L})/iu,
  ],
  date: [
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:ogni|tutti i|tutte le|dal|dall['’]|da|questo|questa|prossimo|prossima|il|sabato e) ?)?${DATE}(?: (?:al|e|a) ${DATE})?${CLOCK}?(?!\p{L})`,
      'iu',
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?:questo (?:weekend|fine settimana)|oggi|domani|stasera|tutti i giorni|ogni (?:giorno|settimana|mese|sera|mattina))${CLOCK}?(?!\p{L})`,
      'iu',
    ),
    new RegExp(String.raw`(?<!\p{L})(?:a|da|in|fine|inizio|metà) ${MONTH}(?: 20\d\d)?(?!\p{L})`, 'iu'),
  ],
  place: [
    /(?<!\p{L})(?:in|nel|nella|sulla|al|alla) (?:nostro |nostra )?(?:negozio|terrazza|giardino|piazza|spiaggia|parco|piazza|centro|museo|laboratorio|mercato)(?!\p{L})/iu,
    /(?<!\p{L})(?:in )?(?:Via|Viale|Piazza|Corso|via|piazza|corso) (?:della |del |dei |di )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?:,? \d{1,4})?/u,
    /(?<!\p{L})(?:a|in|presso) (?:la |il )?\p{Lu}\p{L}+(?: (?:di |del |la )?\p{Lu}\p{L}+){0,3}/u,
  ],
  placeAlone: /^(?:online|in presenza|ibrido|da remoto|in negozio|in tutta Italia|full time|part time)$/i,
  audience: [
    /(?<!\p{L})per (?:\p{L}+ )?(?:principianti|bambini|famiglie|adulti|donne|uomini|coppie|tutti|squadre|aziende|studenti|cani|anziani|ragazzi)(?!\p{L})/iu,
  ],
  condition: [
    /(?<!\p{L})(?:[Cc]on (?:il )?)?[Cc]odice(?: sconto)?:? [A-Z\d]{4,16}(?![\p{L}\d])/u,
    /(?<!\p{L})con (?:il )?codice [A-Z\d]{3,16}(?![\p{L}\d])/iu,
    /(?<!\p{L})(?:posti limitati|senza impegno|solo per (?:i soci|soci|nuovi clienti)|ordine minimo [^,.;]{1,16}|prenotazione obbligatoria|su prenotazione|per ordini (?:superiori a|sopra i) [^,.;]{1,12}|solo \d{1,3} posti)(?!\p{L})/iu,
  ],
  action: [
    /(?<!\p{L})(?:acquista (?:ora|online|subito)|prenota (?:ora|subito|il tuo posto|il tuo tavolo|online)|ordina (?:ora|subito|online)|iscriviti(?: ora| subito)?|scopri di più|candidati(?: ora| subito)?|prova gratis|partecipa(?: ora)?)(?!\p{L})/iu,
  ],
  quantity: /^(?:(?:fino a|più di|oltre|solo) )?\d/i,
  priceList: 'I nostri prezzi',
  steps: /(?<!\p{L})(?:come|passi|passaggi|ricetta)(?!\p{L})/iu,
  before: /(?<!\p{L})prima:\s/iu,
  after: /(?<!\p{L})dopo:\s/iu,
  statistic:
    /^((?:il |l['’])?\d{1,3}(?:[.,]\d)? ?%|\d{1,2} su \d{1,3}) (?:dei|delle|degli|di) (?!remise|réduction|rabais|descuento|dto|desconto|sconto|cashback|rabatt)/i,
  and: /,? ed? /i,
  openEnd:
    /(?<!\p{L})(?:approfitta|approfittate|risparmia|ottieni)(?: (?:jetzt|maintenant|ahora|agora|ora|nu|teraz|de|un|d['’]un))?$/iu,
  with: /^(?:con|più|incluso|inclusa|e) (?:un |una |il |la |i |le )?/i,
  dangling:
    /^(?:e|ed|sul|sulla|sui|sugli|sulle|nel|nella|alle|agli|dai|dalle|con|il|la|lo|i|gli|le|di|del|della|in|a|al|per|da|dal|fino|entro|solo|un|una|su|,|;|:|–|—|-)$/i,
}

export const IT: LanguagePack = {
  tag: 'it',
  facts: FACTS,
  prompt: {
    common:
      'per il gli della dello dei delle degli nel nella con fino dal al alla sul nostro nostra nostri nostre nuovo nuova nuovi nuove è una un solo sconto saldi spedizione gratis gratuita crea ogni tutti questo questa grazie cerchiamo oggi di più ora anche iscriviti ingresso domenica corso offerta i la che si suo sua sue senza tutto tutta tutte meglio consigli motivi tre ore giorni prezzo clienti come quale cercasi mese settimana sera notte laboratorio lezione prima dopo ordina prenota acquista dormire negozio bici serata finalmente recensione da menù posti prezzi libero',
    orders: [
      /^(?:per favore,? )?(?:crea|creare|genera|fai|fare|progetta|prepara|scrivi|voglio|vorrei)(?:mi)?(?: (?:un|una|uno|il|la)| un['’](?=\p{L}))?(?: ?(?:post|immagine|banner|annuncio|foto|grafica|storia|locandina|video))?(?:(?: (?:per|su))? (?:instagram|facebook|twitter|linkedin))?(?: ?:|(?: (?:su|per|di|con|sul|sulla|che annuncia|che))?) /iu,
      /^(?:annuncia|promuovi|presenta|celebra) /iu,
    ],
    remark:
      /^(?:menziona|indica|includi|aggiungi|usa|utilizza|evita|senza|nessun|non (?:mostrare|indicare|mettere|usare|menzionare)|mantieni|stile|tono|colori|sfondo|testo|logo)(?!\p{L})/iu,
    noPrice:
      /(?<!\p{L})(?:senza (?:il )?prezz[oi]|nessun prezzo|non (?:mostrare|indicare|mettere|menzionare) (?:il )?prezz[oi])(?!\p{L})/iu,
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
      ['event', /(?<!\p{L})(?:webinar|workshop|laboratorio|seminario|masterclass|conferenza|lezione)(?!\p{L})/iu],
      // With a capital behind it, it is a street.
      ['event', /(?<!\p{L})[Cc]orso(?! \p{Lu})(?!\p{L})/u],
      [
        'sale',
        /scont[oi]|(?<!\p{L})saldi(?!\p{L})|offert[ae]|promo(?!ss)|black friday|metà prezzo|svendita|[-–−]\s?\d{1,2}\s?%|(?:2|3|due|tre)\s?(?:x|per)\s?(?:1|2|uno|due)(?!\p{L})|paghi/iu,
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
    occasion:
      /^(?:i nostri |i |il |le )?(?:grandi )?(?:saldi|black friday|cyber monday|offert[ae]|promo|promozioni|promozione|svendita|sconti|happy hour|anniversario|settimana \p{L}+)(?: (?:di |del |della |estiv[iae]|invernal[ie])?\p{L}*)?$/iu,
    giveaway: /giveaway|concorso|estrazione|in palio/i,
    recording: /registrazione|replica/i,
    served:
      /(?<!\p{L})(?:software|app|piattaforma|strumento|servizio|servizi|agenzia|consulenza|coaching|corso|corsi|assicurazione|banca|abbonamento)(?!\p{L})/iu,
    booked:
      /(?<!\p{L})(?:taglio|parrucchiere|massaggio|massaggi|trattamento|trattamenti|pulizia|riparazione|lezione|lezioni|vacanza|vacanze|(?<!da )viaggio|crociera|volo|voli|soggiorno|notti|noleggio)(?!\p{L})/iu,
    // After "sul" and "sulla" the article is missing.
    toHeadline: (subject) =>
      subject
        .replace(/^nostro (?=\p{L})/iu, 'il nostro ')
        .replace(/^nostra (?=\p{L})/iu, 'la nostra ')
        .replace(/^nostri (?=\p{L})/iu, 'i nostri ')
        .replace(/^nostre (?=\p{L})/iu, 'le nostre '),
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
  cut: /(?<!\s)\s+(?:con|per|da|dal|dalla|in|nel|nella|a|al|alla|su|sul|sulla|fino|durante|senza|di|del|della|dei|delle)\s+\S+(?:\s+\S+){0,6}$/iu,
}
