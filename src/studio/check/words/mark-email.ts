import { findClause, type SourceText } from './source-text.ts'

/** First words of an address to us, in the languages of the product. */
const SALUTATIONS = new Set(
  (
    'dear hi hello hey hiya sehr liebe lieber liebes hallo moin servus huhu guten bonjour bonsoir salut coucou cher chère chers madame monsieur mesdames ' +
    'estimado estimada estimados querido querida hola holaa buenas buenos prezado prezada prezados caro cara olá oi bom boa ' +
    'gentile gentili egregio spettabile buongiorno buonasera ciao salve geachte beste hoi goedemorgen goedemiddag goedendag dag ' +
    'szanowni szanowny szanowna dzień cześć hej witam drodzy sayın merhaba selam iyi günaydın السلام مرحبا أهلا السادة नमस्ते नमस्कार हाय हैलो प्रिय ' +
    'привет здравствуйте добрый доброе уважаемые'
  ).split(' '),
)

/** First words of a sign-off. */
const SIGN_OFFS = new Set(
  (
    'best kind warm regards cheers sincerely yours love xoxo thanks thank thx ty many mit freundliche freundlichen liebe viele beste herzliche schöne mfg lg vg bg gruß grüße danke vielen dank ' +
    'cordialement bien bonne bises merci saludos saludo un atentamente gracias muchas mil atenciosamente att abraços abraço obrigado obrigada muito valeu grato grata ' +
    'distinti cordiali saluti grazie met vriendelijke hartelijke groet groeten groetjes mvg alvast bedankt dank dankjewel ' +
    'pozdrawiam pozdrawiamy serdecznie dzięki dziękuję z saygılar saygılarımla saygılarımızla sevgiler kolay iyi teşekkürler teşekkür çok sağ sağolun ' +
    'مع شكرا شكراً شكرًا धन्यवाद शुक्रिया सादर с спасибо заранее'
  ).split(' '),
)

/** First words of a header of an email. */
const HEADERS = new Set('subject betreff objet asunto assunto oggetto onderwerp temat konu тема fwd fw wg'.split(' '))

/** The longest address, and the longest sign-off with the names under it, in tokens. */
const LONGEST = { salutation: 8, sign_off: 14 } as const

/** Marks what frames an email that asks us for something: it may be left out. */
export function markEmail(source: SourceText, isOptional: boolean[]): void {
  const { tokens } = source
  const first = findClause(source, 0)
  const isFramed = (words: ReadonlySet<string>, at: number) => words.has(tokens[at]?.key ?? '')
  for (const [at, { starts_line }] of tokens.entries()) {
    if ((at > 0 && !starts_line) || !isFramed(HEADERS, at)) continue
    for (let to = at; to < tokens.length && (to === at || tokens[to]?.starts_line === false); to += 1)
      isOptional[to] = true
  }
  const opening = isOptional[0] ? isOptional.indexOf(false) : 0
  const address = opening < 0 ? first : findClause(source, opening)
  if (isFramed(SALUTATIONS, address.from) && address.to - address.from <= LONGEST.salutation)
    markAll(isOptional, address)
  for (let at = Math.max(1, tokens.length - LONGEST.sign_off); at < tokens.length; at += 1)
    if (findClause(source, at).from === at && isFramed(SIGN_OFFS, at))
      return markAll(isOptional, { from: at, to: tokens.length })
}

function markAll(marks: boolean[], { from, to }: { from: number; to: number }): void {
  for (let at = from; at < to; at += 1) marks[at] = true
}
