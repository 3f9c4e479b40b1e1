import { createPart, type Part } from './part.ts'
import { compilePattern } from '../../model/compile-pattern.ts'

/** Names in an address to us, or under a request: at most four words. */
const NAMED = String.raw`(?:[\s,]+[\p{L}\p{M}][\p{L}\p{M}.'’&-]{0,24}){0,4}`
const NAMED_APART = String.raw`(?:[\s!.]*[,\n–—-]${NAMED})?`
const only = (words: string, named: string) =>
  compilePattern(String.raw`^[\s–—-]*(?:${words})(?![\p{L}\p{M}])${named}[\s\p{P}\p{Emoji_Presentation}]*$`, 'iu')

/** "Hi Signet team,", in the languages of the product: people write to us in any of them. */
const SALUTATION = only(
  'dear|hi+|hello+|hey+|hiya|good (?:morning|afternoon|evening)|to whom it may concern|' +
    'sehr geehrte(?:r|s)?|liebe[rs]?|hallo+|moin(?: moin)?|servus|huhu|guten (?:tag|morgen|abend)|grüezi|grüß (?:gott|dich|euch)|' +
    'bonjour|bonsoir|salut|coucou|cher|chère|chers|madame|monsieur|mesdames|' +
    'estimad[oa]s?|querid[oa]s?|hola+|buen(?:as|os)(?: (?:tardes|días|dias|noches))?|' +
    'prezad[oa]s?|car[oa]s?|olá|oi+e?|bom dia|boa (?:tarde|noite)|' +
    'gentil[ei]|egregi[oa]?|spettabile|buongiorno|buonasera|ciao|salve|' +
    'geachte|beste|hoi|goede(?:morgen|middag|navond)|goedendag|dag|' +
    'szanown[aiye]\\p{L}*|dzień dobry|cześć|hej|witam|drodzy|' +
    'sayın|merhaba(?:lar)?|selam(?:lar)?|iyi (?:günler|akşamlar)|günaydın|' +
    'السلام عليكم|مرحبا\\p{M}*|مرحبًا|أهلا\\p{M}*|اهلا|السادة|عزيزي|नमस्ते|नमस्कार|हाय|हैलो|प्रिय|' +
    'привет|здравствуйте|добрый (?:день|вечер)|доброе утро|уважаем\\p{L}+|вітаю|привіт|добрий день|안녕하세요|xin chào|chào',
  NAMED,
)

/** "Kind regards, Anna" */
const REGARDS = only(
  '(?:all the |all my |very )?best(?: wishes)?|(?:kind |warm |best |many )?regards|cheers|sincerely|yours(?: (?:truly|sincerely))?|xx?|xoxo|' +
    '(?:mit )?(?:freundlich|lieb|viel|best|herzlich|schön)e[nm]? (?:grü(?:ß|ss)en?|gru(?:ß|ss))(?: aus \\p{L}+)?|mfg|lg|vg|bg|gru(?:ß|ss)|grüße|' +
    '(?:bien )?cordialement|bien à (?:vous|toi)|bonne (?:journée|soirée)|à bientôt|bises|' +
    '(?:un )?(?:cordial )?saludos?(?: cordiales)?|un abrazo|atentamente|atenciosamente|att|abraços?|um abraço|' +
    '(?:distinti|cordiali|un caro|tanti) saluti|un saluto|cordialmente|' +
    '(?:met )?(?:vriendelijke|hartelijke|lieve) groet(?:en)?|groet(?:en|jes)?|mvg|' +
    '(?:serdecznie )?pozdrawiam(?:y)?|z poważaniem|saygılar(?:ımla|ımızla)?|sevgiler|kolay gelsin|iyi (?:çalışmalar|günler)|' +
    '(?:مع )?(?:أطيب |خالص )?(?:التحية|التحيات|تحياتي|تحياتنا)|सादर|с уважением|з повагою',
  NAMED,
)

/** Thanks to us. With a name right behind it, it thanks somebody else: "Thank you Leeds". */
const THANKS = only(
  '(?:many )?thanks(?: (?:so much|a lot|a million|in advance|again|you|guys))?|thank you(?: (?:so much|very much|in advance))?|thx|ty|' +
    '(?:vielen |herzlichen |lieben |schönen |besten )?dank(?:e)?(?: (?:schön|euch|dir|ihnen|im voraus))?|' +
    "merci(?: (?:beaucoup|d['’]avance|à vous|à toi))?|(?:muchas |mil )?gracias(?: de antemano)?|(?:muito )?obrigad[oa]|valeu|grat[oa]|" +
    'grazie(?: (?:mille|in anticipo|tante))?|(?:alvast )?bedankt|dank je(?:wel)?|dankjewel|dzięki|dziękuję(?: (?:bardzo|z góry))?|' +
    '(?:çok )?teşekkür(?:ler| ederim| ederiz)|sağ ?olun|شكر[اًا]\\p{M}*(?: (?:جزيلا|جزيلاً|لكم|لك))?|धन्यवाद|शुक्रिया|' +
    'спасибо(?: (?:заранее|большое))?|заранее спасибо|дякую|감사합니다|고맙습니다|谢谢(?:大家)?|多谢|感谢|ありがとう(?:ございます)?|よろしくお願いします',
  NAMED_APART,
)

const isSignOff = (said: string) => REGARDS.test(said) || THANKS.test(said)

/** "Subject: a picture for our newsletter" */
const HEADER =
  /^[ \t]*(?:subject|from|to|cc|sent|date|betreff|von|an|gesendet|objet|de|asunto|assunto|oggetto|onderwerp|temat|konu|тема|件名|主题|الموضوع) ?: [^\n]*$/gimu

/** A name, or what somebody is, under a sign-off. In words. */
const LONGEST_NAME = 5
/** The lines under a sign-off: a name, a company, a telephone number. */
const MOST_LINES = 4

/**
 * Tells what only frames an email that asks us for something: its header, the address at its start, and the sign-off with the name under
 * it. In a text that asks for nothing they are the message: "Love, your bakery".
 */
export function markEmail(text: string, parts: readonly Part[]): Part[] {
  const headers = [...text.matchAll(HEADER)].map(({ index, 0: line }) => ({ start: index, end: index + line.length }))
  const read = ({ start, end }: Part) => text.slice(start, end)
  const isHeader = (part: Part) => headers.some(({ start, end }) => part.start >= start && part.start < end)
  const opening = parts.findIndex((part) => !isHeader(part) && /[\p{L}\p{N}]/u.test(read(part)))
  const isAddress = (part: Part, index: number) =>
    index === opening && part.type === 'message' && SALUTATION.test(read(part)) && parts.length > index + 1
  const closing = findClosing(parts, read)
  return parts.map((part, index) =>
    part.type !== 'instruction' && (isHeader(part) || isAddress(part, index) || index >= closing)
      ? createPart('instruction', part)
      : part,
  )
}

/** The index of the sign-off, if only names follow; otherwise the number of parts. */
function findClosing(parts: readonly Part[], read: (part: Part) => string): number {
  const isName = (part: Part) => read(part).trim().split(/\s+/).length <= LONGEST_NAME && !/[?%€$£]/u.test(read(part))
  const first = Math.max(1, parts.length - MOST_LINES)
  for (let index = first; index < parts.length; index += 1) {
    const part = parts[index]
    if (part && part.type !== 'entry' && isSignOff(read(part)) && parts.slice(index + 1).every(isName)) return index
  }
  return parts.length
}
