import type { ReadingWords } from './reading-words.ts'

export const IT_READING: ReadingWords = {
  tag: 'it',
  dangling:
    "il|lo|la|i|gli|le|l’|l'|un|uno|una|un’|un'|di|del|dello|della|dei|degli|delle|a|al|allo|alla|ai|agli|alle|da|dal|dalla|dai|dalle|in|nel|nella|nei|nelle|su|sul|sulla|con|per|tra|fra|senza|e|ed|o|ma|che|chi|cui|come|quando|dove|se|nostro|nostra|nostri|nostre|vostro|vostra|tuo|tua|tuoi|suo|sua|mio|mia|questo|questa|questi|queste|quello|è|sono|era|erano|sarà|ha|hanno|non|già|molto|più|meno|solo|ora|adesso|anche|ogni|fino|verso|prima|dopo|presso|invece|anziché",
  lead: "il|lo|la|i|gli|le|l’|l'|di|del|dal|da|dalle|dai|al|alle|a|a soli|a solo|a partire da|a partire dal|fino a|fino al|entro|entro il|prima del|dopo il|questo|questa|ogni|tutti i|tutte le|per|per soli|solo|soli|ora|ora a|ora solo|durante|tra|in|nel|prossimo|prossima|da soli|ore|alle ore|dalle ore|sabato|già da",
  tail: 'soltanto|solo|l’uno|a testa|cadauno|prossimo|prossima|ora|oggi|in punto',
  moment:
    "questa settimana|la prossima settimana|questo mese|il prossimo mese|quest’anno|quest'anno|quest’estate|quest'estate|quest’autunno|quest’inverno|questa primavera|stasera|questa sera|stamattina|tutta l’estate|tutta la settimana|tutto l’anno|tutto il giorno|a Natale|per Natale|a Pasqua|per Pasqua|prossimamente|presto",
  open: 'ci trovi|ci trovate|ci troverete|costa|costano|paga|pagano|paghi|risparmia|risparmi|vinci|vince|ricevi|ottieni|approfitta|inizia|iniziano|comincia|parte|partono|apre|aprono|apriamo|chiude|chiudono|finisce|finiscono|termina|dura|durano|è|sono|compra|acquista|vendiamo|prenota|prenotate|ordina|chiama|chiamaci|vale|valido|valida|disponibile|disponibili|arriva|arrivano|vieni|venite|va|vanno|visita|scopri|unisciti|vuole|serve|abbiamo|sarà|festeggia|festeggiamo|spendi|prezzo|iscriviti|porta|tornano|torna|dona',
  binding:
    'invece|anziché|prima|era|erano|che|per|non|mai|nessun|nessuno|nessuna|senza|tranne|salvo|escluso|esclusi|chiuso|chiusi|chiusa|chiusura|ferie|annullato|rinviato|esaurito|se|quando|fino|tra|più di|meno di|oltre|sopra|sotto|o|valore|acconto|caparra|deposito|premio|premi|multa|stipendio|raccolti|raccolto|valutato|valutazione|ogni|a meno|purché',
  notPrice:
    'meno di|più di|vinc\\p{L}*|vincit\\p{L}*|premio|premi|raccol\\p{L}*|don\\p{L}{0,6}|valore|buono|buoni|carta regalo|credito|cashback|acconto|caparra|deposito|cauzione|stipendio|bonus|multa|tassa|commission\\p{L}*|budget|rimborso|risparmi\\p{L}*|mancia|ricompensa|spesa|minimo|sorteggio|estrazione',
  continuing:
    'poi|dopodiché|in seguito|e|ed|o|oppure|ma|né|che|chi|cui|dove|quando|come|perché|poiché|sebbene|quindi|inoltre|anche|incluso|inclusa|compreso|soprattutto|specialmente|bensì|affinché|senza|tranne|se|fino|con',
  subordinate:
    'per (?:festeggiare|celebrare|ringraziar(?:e|vi))|se|quando|perché|poiché|siccome|benché|sebbene|mentre|finché|prima di|dopo|affinché|con|senza|invece di|anziché',
  short:
    'esp|escl|pers|f.lli|flli|pza|l.go|c.so|v.le|p.za|p.le|sig|sigg|dott|dr|prof|ing|avv|v|p|c|n|nr|tel|ca|max|min|ecc|es|pag|incl|escl|s|gen|feb|mar|apr|mag|giu|lug|ago|set|sett|ott|nov|dic|lun|mer|gio|ven|sab|dom|cad|obbl|ass|prenot|pom|matt|int|pt|p.t|gr|liv|mens|ann|circ|compr|rist|cap|fr|str|gg|gent|fraz|loc|zona ind|p.zza|p.tta|cell|pz|conf|lt|kg|num|ang|piaz',
  reach:
    'chiama|chiamate|chiamaci|tel|telefono|telefona|cell|cellulare|whatsapp|email|e-mail|mail|prenota|prenotate|prenotazione|prenotazioni|iscrizioni|iscrizione|iscriviti|appuntamenti|appuntamento|info|informazioni|contatti|contattaci|ordini|ordina|scrivi|scrivici|ora|subito',
  answer:
    'prenotazioni|prenotazione|prenota|prenotate|prenotare|tel|telefono|telefonare|chiama|chiamate|chiamare|info|informazioni|iscrizioni|contatti|contattare|scrivere|scrivi|scrivete|inviare|mandare|whatsapp|cv|cell|ordini|ordinazioni|urgenze|urgenza|emergenze',
  street: { before: '', behind: '' },
  numbers: 'due|tre|quattro|cinque|sei|sette|otto|nove|dieci',
  limit:
    'non incluso|non inclusi|non inclusa|non incluse|non compreso|non compresa|non include|solo|soltanto|unicamente|esclusivamente|eccetto|tranne|escluso|esclusi|esclusa|escluse|salvo|non|né|valido|valida|fino a esaurimento|su prenotazione',
  unchanged: 'stesso prezzo|stessi prezzi|resta|rimane|invariato|invariati|come sempre',
  bare: 'promemoria|avviso|novità|nuovo|nuova|attenzione|importante|info|annuncio|offerta|promo|promozione|ciao',
  quote: 'citazione|frase|proverbio|detto|aforisma',
  look: 'tenere|fare|usare|tieni|tienilo|mantieni|fallo|usa|corto|breve|semplice|sobrio|elegante|moderno|festoso|carino|allegro|chiaro|scuro|caldo|morbido|grande|grandi|piccolo|piccole|niente|nulla|troppo|molto|poco|rosa|rosso|blu|verde|giallo|viola|nero|bianco|grigio|marrone|beige|dorato|argento|pastello|fluo|brillantini|cuori|cuoricini|lettere|scritte|testo|font|sfondo|cornice|colore|colori|logo|emoji|foto|stile|kitsch|pesante|maiuscole',
  order: {
    polite:
      'ragazzi|ragazze|raga|per favore|ciao|buongiorno|salve|puoi|potresti|può|potrebbe|vorrei|vorremmo|voglio|vogliamo|ho bisogno di|abbiamo bisogno di|mi serve|ci serve|mi|ci|mi fai|ci fai|mi fate|ci fate|potete|potreste|riesci a|riuscite a|buonasera|buon giorno|ragazzi|mi servirebbe|ci servirebbe|chiedo|vi chiedo|chiediamo|avrei bisogno di|avremmo bisogno di|ciao a tutti|ciao ragazzi|ciao belli|ciao a voi|buonasera a tutti|buongiorno a tutti|salve a tutti|raga',
    make: 'crea|creare|creami|creaci|fai|fare|fammi|facci|genera|generare|progetta|disegna|scrivi|scrivere|prepara|realizza|realizzare|pubblica|serve|fate|facciamo|preparare|preparate|inventa|servirebbe',
    post: 'post|annuncio|annunci|flyer|banner|reel|carosello|inserzione|volantino',
    picture:
      'listino|listino prezzi|sito|newsletter|immagine|foto|locandina|storia|storie|story|stories|cartolina|video|illustrazione|invito|campagna|copertina|testo|manifesto|poster|grafica|contenuto|qualcosa|cartello|volantino|cartellone|avvisetto',
    ask: 'puoi|potresti|può|potrebbe|potete|potreste|riesci a|riuscite a|mi fai|ci fai|mi fate|ci fate|vorrei|vorremmo|voglio|vogliamo|ho bisogno di|abbiamo bisogno di|mi serve|ci serve|mi servirebbe|ci servirebbe|chiedo|vi chiedo|chiediamo|fammi|facci|fatemi|fateci|avrei bisogno di|avremmo bisogno di|devo|dobbiamo|dovrei|dovremmo|mi occorre|ci occorre|servirebbe|serve',
    vague: 'qualcosa|una cosa|qualche cosa',
    link: 'x|x il|x la|per dire che|per avvisare che|dicendo che|su|sul|sulla|sui|sulle|per|riguardo a|che annuncia|annunciando|che dica|che dice|promuovendo|per promuovere|per annunciare|per festeggiare|per presentare|con il testo|che mostri|di|del|della|che',
    publish: 'posta|postate|postare|pubblica|pubblicate|pubblicare|condividi|condividete|condividere|carica|caricate',
    announce: 'annuncia|annunciare|promuovi|promuovere|pubblicizza|presenta',
    our: 'il nostro|la nostra|i nostri|le nostre|il mio|la mia|i miei|le mie|nostro|nostra|che|il|la|i|le',
    your: 'tuo|tua|tuoi|tue|vostro|vostra|te|voi|ti',
    forOur: 'x|per|per il nostro|per la nostra|per il mio|per il|per la|sul nostro',
    us: 'noi|ci|me|mi',
  },
  mention:
    'menziona|menziona che|menzionare|cita|includi|includi che|indica che|di’ che|aggiungi che|ricordati di menzionare|non dimenticare di menzionare|specifica che|scrivi che|scrivi anche che|scrivete che|scrivete anche che|metti che|metti anche che|mettete che|mettete anche che|aggiungi anche che|aggiungete che|di’ anche che|dite che|dite anche che',
  label: 'titolo|headline|testo|sottotitolo|slogan|cta|pulsante|didascalia|note legali|sotto|e sotto|testo principale',
  never:
    "(?:(?:non|mai|senza) (?:menzion|parl|accenn|dir(?!ett)|dic(?!hiar)|di['’]|mett|mostr|inclu(?!de(?![\\p{L}])|dono|s)|scriv|us(?!at)|indic(?!at)|cit|rivel|nomin|far vedere|appar)\\p{L}*(?![\\p{L}\\p{M}])|(?:ometti|omettere|nascondi|togli) (?:il|lo|la|i|gli|le)(?![\\p{L}\\p{M}])|(?:^|per favore )(?:senza(?: il| la| i)?|niente|nessun|no) (?:prezz[oi]|logo|testo|emoji|hashtag|data|indirizzo|persone|sconto|telefono)(?: per favore| nell['’]immagine)?[.!]?$)",
  neverStart: 'non|senza|ma senza|ma non|per favore non|mai|ometti|nascondi',
  named: {
    price: 'prezzo|prezzi|costo|importo|tariffa',
    date: 'data|date|giorno|ora|orario',
    place: 'indirizzo|luogo|città|posto',
    contact: 'telefono|numero|email|e-mail|sito',
    discount: 'sconto|offerta|promozione',
  },
  note: '^(?:per favore,? )?(?:(?:mantieni|rendi|rendilo|fallo|tieni|lascia) ?(?:lo|la|il|un|una)?(?: (?:tono|stile|design|testo|sfondo|atmosfera))?(?: \\p{L}+){0,4}[.!]?$|(?:deve essere|che sia) (?:\\p{L}+ ?){1,5}[.!]?$|(?:stile|tono|atmosfera|sfondo|colori|colore|formato|dimensione|font|lingua|pubblico|obiettivo) ?[:=]|(?:usa|usare|utilizza|metti|aggiungi) (?:il nostro|i nostri|la nostra|il|la|i|le|un|una|lo)(?: [\\p{L}-]+){0,2} ?(?:colori|colore|font|logo|sfondo|tono|stile|immagini|immagine|foto|emoji|palette)|(?:con|in) (?:un|uno|una|lo|il) (?:[\\p{L}-]+ ){0,3}(?:stile|tono|atmosfera|sfondo)(?: [\\p{L}-]+){0,4}[.!]?$|(?:stile|tono|atmosfera|colori|sfondo) (?:[\\p{L}-]+,? ?(?:e )?){1,4}[.!]?$|(?:grazie|grazie mille)[.!]?$)',
  signOff:
    "(?:(?:il vostro|il tuo|il|lo) (?:team|staff)(?: di)?(?: [\\p{L}&'’.-]+){0,4}|(?:un abbraccio|saluti|cordiali saluti),?)",
}
