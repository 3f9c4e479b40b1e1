import { tokenizer, TokenType } from '@csstools/css-tokenizer'
import { SaxesParser } from 'saxes'
import { getLocalName } from './rewrite-xml.ts'
import { decodeXml } from './text/decode-xml.ts'

/** Reasons to refuse an SVG, as exit codes of the child process. */
export const SVG_REFUSED = {
  /** Another kind of file. */
  notAnSvg: 10,
  entities: 11,
  scripts: 12,
  /** Parts of a web page in a `foreignObject`. */
  pages: 13,
  /** References to other files. */
  references: 14,
  tooLarge: 15,
  /** The variant cannot be made. */
  noVariant: 16,
  /** A color that cannot be computed. */
  unknownColor: 17,
  /** A custom property without a value. */
  missingValue: 18,
  /** A custom property with several values. */
  severalValues: 19,
  /** Embedded pictures that have too many pixels. */
  pictures: 20,
} as const

/** A refused SVG. `code` is one of `SVG_REFUSED`; `part` is the function or the property that it is about. */
export class RefusedSvg extends Error {
  readonly code: number
  readonly part: string
  constructor(code: number, part = '') {
    super('This SVG is not drawn')
    this.code = code
    this.part = part
  }
}

/** Forbidden text in an SVG, in any letter case, even in comments (section 9 of the server rules). */
const FORBIDDEN_TEXT = { '<!entity': 'entities', '<script': 'scripts', '<foreignobject': 'pages' } as const
const FORBIDDEN_ELEMENTS: Readonly<Record<string, 'scripts' | 'pages'>> = { script: 'scripts', foreignobject: 'pages' }

/**
 * Reads and checks an SVG in time linear in its length. Returns the document in UTF-8 without XML declaration and document
 * type, so that a renderer cannot read it in another encoding than the one that was checked. `onEmbedded` gets the data URIs in it.
 * Why, and what was rejected: docs/decisions/0018-linear-time.md.
 * @throws RefusedSvg for anything that is not an SVG, contains what is forbidden, or is longer than `maxBytes`.
 * @throws Error where an SVG is not well-formed XML.
 */
export function readSvg(bytes: Uint8Array, maxBytes: number, onEmbedded: OnEmbedded = () => {}): Buffer {
  const text = decodeXml(bytes.subarray(0, maxBytes)).trimStart()
  const isWhole = bytes.length <= maxBytes
  const seen = { root: false, start: 0 }
  try {
    parse(text, seen, onEmbedded)
  } catch (error) {
    // A syntax error only matters in a file that started as an SVG.
    if (error instanceof RefusedSvg) throw error
    if (!seen.root) throw new RefusedSvg(SVG_REFUSED.notAnSvg)
    if (isWhole) throw error
  }
  if (!isWhole) throw new RefusedSvg(SVG_REFUSED.tooLarge)
  const lowerCase = text.toLowerCase()
  for (const [word, reason] of Object.entries(FORBIDDEN_TEXT)) if (lowerCase.includes(word)) forbid(reason)
  return Buffer.from(text.slice(seen.start))
}

type OnEmbedded = (dataUri: string) => void

/** Records the root element, and the end of the declaration and the document type, while it reads. */
function parse(text: string, seen: { root: boolean; start: number }, onEmbedded: OnEmbedded): void {
  const parser = new SaxesParser({ position: false })
  let style: string | null = null
  parser.on('error', (error) => {
    throw error
  })
  parser.on('xmldecl', () => (seen.start = parser.position))
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) forbid('entities')
    if (!isPlainDoctype(doctype)) forbid('references')
    seen.start = parser.position
  })
  parser.on('processinginstruction', ({ target }) => {
    if (target.toLowerCase() === 'xml-stylesheet') forbid('references')
  })
  parser.on('opentagstart', ({ name }) => {
    if (!seen.root && getLocalName(name) !== 'svg') throw new RefusedSvg(SVG_REFUSED.notAnSvg)
    seen.root = true
  })
  parser.on('opentag', ({ name, attributes }) => {
    const element = getLocalName(name)
    const reason = FORBIDDEN_ELEMENTS[element]
    if (reason) forbid(reason)
    if (Object.entries(attributes).some(reachesOut)) forbid('references')
    for (const value of Object.values(attributes)) if (DATA_URI.test(value)) onEmbedded(value.trim())
    if (element === 'style') style = ''
  })
  const collect = (part: string) => {
    if (style !== null) style += part
  }
  parser.on('text', collect)
  parser.on('cdata', collect)
  parser.on('closetag', ({ name }) => {
    if (getLocalName(name) !== 'style') return
    if (style !== null && styleReachesOut(style)) forbid('references')
    style = null
  })
  parser.write(text).close()
}

function forbid(reason: keyof typeof SVG_REFUSED): never {
  throw new RefusedSvg(SVG_REFUSED[reason])
}

/** That of the standard, or of a page, which its root element then tells; no file from elsewhere. */
function isPlainDoctype(doctype: string): boolean {
  return !doctype.includes('SYSTEM') && (!doctype.includes('PUBLIC') || doctype.includes('"-//W3C//DTD '))
}

/** Whether an attribute references anything except a part of the same document or embedded data. */
function reachesOut([name, value]: [string, string]): boolean {
  if (getLocalName(name) === 'href') return !isInside(value)
  return value.includes('(') && styleReachesOut(value)
}

const DATA_URI = /^\s*data:/i

function isInside(address: string): boolean {
  const start = address.trim().slice(0, 5).toLowerCase()
  return start === '' || start.startsWith('#') || start === 'data:'
}

/** CSS functions that take a URL. */
const ADDRESSES = ['url', 'src', 'image', 'image-set', '-webkit-image-set']

/** Whether CSS (a style sheet or an attribute) references anything outside the document. Escapes are decoded. */
function styleReachesOut(css: string): boolean {
  const tokens = tokenizer({ css })
  let takesAddress = false
  while (!tokens.endOfFile()) {
    const token = tokens.nextToken()
    const [type] = token
    if (type === TokenType.AtKeyword && token[4].value.toLowerCase() === 'import') return true
    if (type === TokenType.BadURL) return true
    if (type === TokenType.URL && !isInside(token[4].value)) return true
    if (type === TokenType.Function) takesAddress = ADDRESSES.includes(token[4].value.toLowerCase())
    if (type === TokenType.CloseParen) takesAddress = false
    if (takesAddress && type === TokenType.String && !isInside(token[4].value)) return true
  }
  return false
}
