import { decodeHTMLStrict } from 'entities'
import { Parser } from 'htmlparser2'

/** Elements that texts of shops are written with. Other words in angle brackets belong to the text. */
const TAG =
  /<!--|<\/?(?:a|b|big|blockquote|body|br|center|code|dd|del|div|dl|dt|em|font|h[1-6]|head|hr|html|i|iframe|img|ins|li|link|meta|ol|p|pre|s|script|section|small|span|strong|style|sub|sup|table|tbody|td|th|thead|tr|u|ul|video)(?:\s[^<>]{0,2000})?\/?>/i
/** Elements whose contents are not shown. */
const HIDDEN = new Set(['style', 'script', 'head', 'template', 'noscript', 'iframe', 'object', 'video'])
/** Elements that start or end a line. */
const LINES = new Set(
  'address article blockquote br dd div dl dt footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul'.split(
    ' ',
  ),
)
const CELLS = new Set(['td', 'th'])

/**
 * The text of HTML and of character references such as `&amp;`. Paragraphs, list entries and table rows become lines, and cells stay apart.
 * Shops also write markup whose brackets are character references. Other text stays as it is.
 */
export function toPlainText(text: string): string {
  if (TAG.test(text)) return readMarkup(text)
  const decoded = decodeReferences(text)
  return TAG.test(decoded) ? readMarkup(decoded) : decoded
}

/** References without a semicolon stay, because addresses have such parameters. */
export const decodeReferences = (text: string): string =>
  text.includes('&') ? decodeHTMLStrict(text).replaceAll('\u{A0}', ' ') : text

/** The parser searches all open elements for each one that ends, so markup that is nested more deeply only loses its tags. */
const DEPTH_MAX = 256
/** Characters that are parsed before the depth is looked at. */
const CHUNK = 16 * 1024

function readMarkup(html: string): string {
  const markup = openMarkup()
  for (let at = 0; at < html.length; at += CHUNK) {
    markup.parser.write(html.slice(at, at + CHUNK))
    if (markup.isTooDeep()) return html.replaceAll(/<[^<>]{1,2000}>/g, ' ')
  }
  markup.parser.end()
  return markup
    .text()
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

function openMarkup() {
  let [text, hidden, depth, deepest] = ['', 0, 0, 0]
  const parser = new Parser(
    {
      onopentag: (name) => {
        depth += 1
        deepest = Math.max(deepest, depth)
        if (HIDDEN.has(name)) hidden += 1
        else if (LINES.has(name)) text += '\n'
      },
      ontext: (part) => {
        if (hidden === 0) text += part.replaceAll(/\s+/g, ' ')
      },
      onclosetag: (name) => {
        depth -= 1
        if (HIDDEN.has(name)) hidden -= 1
        else if (LINES.has(name)) text += '\n'
        else if (CELLS.has(name)) text += ' '
      },
    },
    { decodeEntities: true },
  )
  return { parser, text: () => text, isTooDeep: () => deepest > DEPTH_MAX }
}
