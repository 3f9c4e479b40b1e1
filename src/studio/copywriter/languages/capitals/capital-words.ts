/** Names with capitals of their own, in each language. */
const ANYWHERE =
  'WhatsApp Instagram Facebook TikTok YouTube LinkedIn Pinterest PayPal Google RSVP VIP BBQ iPhone iPads iPad MacBook AirPods Spotify Netflix Airbnb'

/** Feasts, peoples and languages, which have a capital in some languages. Words that are something else as well, such as "polish", are left out. */
const OF_LANGUAGE: Readonly<Record<string, string>> = {
  en: 'Christmas Easter Halloween Thanksgiving Hanukkah Ramadan Diwali Xmas American British English French German Greek Indian Irish Italian Japanese Korean Mexican Moroccan Portuguese Scandinavian Scottish Spanish Swedish Swiss Thai Vietnamese Welsh Europe European',
  fr: 'Noël Pâques Pentecôte Halloween Ramadan',
  es: 'Navidad Pascua Reyes Halloween Ramadán',
  pt: 'Natal Páscoa Halloween Carnaval',
  it: 'Natale Pasqua Ferragosto Halloween Carnevale Capodanno',
  nl: 'Kerst Kerstmis Pasen Pinksteren Sinterklaas Koningsdag Halloween Nederlands Nederlandse Engels Engelse Frans Franse Duits Duitse Italiaans Italiaanse Spaans Spaanse',
  pl: 'Wielkanoc Halloween',
}

/** The own spelling of names, by their letters in lower case. */
export const findSpellings = (language: string): ReadonlyMap<string, string> =>
  new Map(
    `${ANYWHERE} ${OF_LANGUAGE[language.split('-', 1)[0] ?? ''] ?? ''}`
      .trim()
      .split(' ')
      .map((name) => [name.toLowerCase(), name]),
  )

/** Titles before a name, with or without a period. */
export const TITLES = /^(?:dr|prof|mr|mrs|ms|mme|mlle|herr)\.?$/u

/** Words behind which a name of one word is that of a business: "pottery night at clayhouse". */
export const LEADS_TO_NAME =
  /(?:^|[\s(])(?:at|by|from|with|@|bei|beim|von|vom|mit|im|chez|avec|par|en|con|da|de|do|presso|al|no|na|em|com|bij|van|met|w|u|z|od|hos|på)\s+$/iu

/** Streets that begin with their kind, and those that end with it. */
export const STREET_BEFORE =
  /(?<![\p{L}\p{M}])(?:rue|avenue|boulevard|place|quai|calle|avenida|plaza(?! de (?:garaje|parking|aparcamiento))|paseo|via|viale|piazza|corso(?! (?:base|di|per|in|avanzato|intensivo|serale|gratuito|online|estivo|pratico)(?!\p{L}))|rua|praça|travessa|ul\.|al\.|pl\.)((?:\s\p{L}[\p{L}\p{M}'’-]{0,30}){1,3}?)(?=,?\s(?:n[º°o]?\.?\s?)?\d{1,4}(?![.,:]?\d))/giu
export const STREET_BEHIND =
  /(?<=(?<![\p{N}.,:$€£¥])\d{1,5}\s)((?!(?:kr|eur|euro|zł)\s)(?:\p{L}[\p{L}\p{M}'’-]{0,30}\s){1,2}(?:street|st|road|rd|avenue|ave|lane|ln|boulevard|blvd|drive|square|terrace))(?=[,.;!?)\s]|$)/giu
/** Dutch, German and Nordic streets, before their number. */
export const STREET_WORD =
  /(?<![\p{L}\p{M}\p{N}@#/._-])\p{L}{3,30}(?:straße|strasse|gasse|gracht|straat|laan|plein|gatan|gade|vej)(?=\s\d{1,4}(?!\p{N}))/giu
