import type { ReadingWords } from '../languages/reading/reading-words.ts'

/** Words of English, German, Dutch, Swedish, Danish, Norwegian and Finnish. */
const NORTHERN =
  // English
  'no|free(?= (?:quotes?|delivery|parking|entry|admission|trial|refreshments|collection|wifi|tea|coffee|cake|estimates?|advice|gift|samples?|taster))|\\p{L}{3,14} welcome|everyone|everybody|bring|book|booking|call|ring|phone|text|tel|dm|message|email|tickets?|entry|admission|doors|bar|ages?|aged|first (?:one|lesson|session|class|visit|come)|winner|winners|must|(?:kids|children|under[ -]?\\d{1,2}s?|u\\d{1,2}s?|adults?|members|oaps?)(?= (?:go |get in )?(?:free|£|half))|(?:max|min)(?= \\d)|teams?(?= (?:of|up to) \\d)|limited|places|spaces|eat in|takeaway|collection|delivery|cash|card|gas safe|parking|refreshments|kitchen|just turn up|(?:use |with )?code(?= \\p{L}*\\d)|use code|with code|available(?= (?:from|now|immediately|\\d))|caf[eé](?= (?:and|&|open))|ends(?= (?:at |on )?(?:midnight|today|tonight|tomorrow|mon|tue|wed|thu|fri|sat|sun))|please(?! (?:no|not|don|do not))|gift cards?|proceeds|donations|stalls?|pitches|' +
  // German
  'eintritt|gutscheine?|einlass|anmeldung|anmelden|treffpunkt|standgebühr|kosten|teilnahme|kostenlos|nur|keine?|bitte(?! (?:nicht|kein|ohne))|infos?|bargeld|für (?:speis|essen|getränke|das leibliche|verpflegung)|reservierung|bestellung|telefon|parkplätze|bring\\p{L}{0,2}|' +
  // Dutch
  'entree|toegang|cadeaubon|inschrijven|opgeven|aanmelden|reserveren|alleen|geen|graag(?! (?:niet|geen|zonder))|iedereen|kraam|kosten|inloop|vol is vol|neem|bel|koffie|' +
  // Swedish, Danish, Norwegian
  'der (?:er|bliver|vil være)|det (?:finns|blir|bjuds)|vi (?:bjuder|byder|serverer|serverar)|inträde|presentkort|gavekort|fri|fritt|anmälan|boka|fika|bord|ta med|endast|bara|ingen|inga|entré|adgang|tilmelding|tilmeld|stande|kaffe|kun|inngang|påmelding|medbring|ring|swish|vipps|mobilepay|' +
  // Finnish
  'vapaa|ilmoittaudu|ilmoittautuminen|pöytä|pöytäpaikka|kahvio|kahvila|vain|ota|liput|tervetuloa'

/** Words of the other languages whose lines are split. Each of them begins a fact behind a day and its venue. */
const SOUTHERN: Readonly<Record<string, string>> = {
  fr: '(?:les \\d+ )?(?:cartons?|lots?)|entrée|accès libre|gratuit pour|emplacements?|stands?|buvette|restauration|petite restauration|inscriptions?|inscrivez-vous|réservations?|réservez|résas?|sans (?:réservation|inscription|rdv|rendez-vous)|renseignements?|rens|infos?|contact|tél|tel|téléphone|appelez|tarifs?|prix libre|participation|places? limitées?|ouvert (?:à tous|aux)|venez|apportez|apporter|pensez|parking|adultes?|enfants?|adhérents?|paiement|chèques?|cb|livraison|uniquement|dès \\d+ ans|à partir de \\d+ ans|premier cours|première séance|devis|café offert|fermé|fermée|repas|apéro',
  es: 'entradas?|inscripci[oó]n(?:es)?|inscr[ií]bete|reservas?|info|informaci[oó]n|contacto|whatsapp|wasap|tel|tlf|tel[eé]fono|ll[aá]ma(?:nos|r)?|plazas (?:limitadas|disponibles)|[uú]ltimas plazas|precio|niños|adultos|socios|aparcamiento|trae|traer|tra[ií]ganos|aforo|sin (?:reserva|cita)|con (?:reserva|cita)|primera clase|presupuesto|matr[ií]cula|cierro|cerramos|cerrad[oa]|abiert[oa]|abrimos|solo|s[oó]lo|puestos|servicio de bar|habr[aá]|pago|gratis para|ven|cart[oó]n|premios?',
  it: 'ingresso|entrata|iscrizion[ei]|iscriviti|prenotazion[ei]|prenota(?:re|te)?|info|informazioni|contatti|whatsapp|tel|telefono|chiama(?:re|te)?|posti limitati|costo|quota|bambini|adulti|soci|parcheggio|portare|porta|portate|senza (?:prenotazione|appuntamento)|solo|gratis per|gratuito per|prima lezione|preventiv[oi]|men[uù]|chius[oi]|apert[oi]|punto ristoro|pagamento|vieni|venite',
  'pt-BR':
    'entrada|ingressos?|inscri[cç](?:ão|ao|ões|oes)|inscreva-se|reservas?|reserve|informaç(?:ão|ões)|info|contato|whats(?:app)?|zap|tel|telefone|ligue|vagas|valor|taxa|crian[cç]as|adultos|sócios|estacionamento|traga|trazer|leve|levar|sem (?:reserva|inscrição|hora marcada)|aceitamos|aberto a(?:o público| todos)|primeira aula|orçamento|matr[ií]cula|fechad[oa]|fechamos|venha|venham|só|somente|apenas|pagamento|pix|praça de alimentação',
  pl: 'wstęp|wejście|wejściówk[ai]|zapisy|zapisz|bilety?|rezerwacj[ae]|info|informacje|tel|telefon|kontakt|koszt|cena|dzieci|dorośli|parking|liczba miejsc|ilość miejsc|prosimy|zabierz|poczęstunek|tylko|wycena|wpisowe|czynne|nieczynne|zamknięte|bez zapisów|obowiązują zapisy|zaprasza(?:my|ją)|pierwsz[ea] (?:zajęcia|lekcja)',
}

/**
 * What begins another fact in a line without marks, behind a day or a price: "… £5 no need to book", "… 9-14 Uhr Eintritt frei". Only words that
 * begin no part of the fact before them. An alternation for a pattern that ignores case.
 */
export const findStarters = ({ tag }: Pick<ReadingWords, 'tag'>): string => SOUTHERN[tag] ?? NORTHERN

/** Whether a language has its own words here, and names its venues behind "at" or by what they are: "place de la mairie". */
export const isSouthern = ({ tag }: Pick<ReadingWords, 'tag'>): boolean => tag in SOUTHERN

/** What goes on behind a day as a sentence, in these languages. */
export const SOUTHERN_VERB =
  /^,? (?:nous|on|vous|ce sera|c['’]est|il y a|est|sont|sera|seront|aura|le|la|les|notre|nos|votre|retrouvez|rejoignez|es|son|será|estamos|estaremos|tenemos|celebramos|abrimos|nuestr[oa]s?|el|los|las|te|os|nos|se|hay|è|sono|sarà|siamo|saremo|vi|ti|ci|si|il|lo|i|gli|abbiamo|apriamo|festeggiamo|é|são|temos|teremos|vamos|o|a|as|tem|noss[oa]s?|vai|jest|będzie|będziemy|są|mamy|zapraszamy|otwieramy|odbędzie|startuje|nasz[ae]?)(?!\p{L})/iu
