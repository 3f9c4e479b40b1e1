/** The part of a page in which an element is. */
export type Place = 'header' | 'main' | 'footer'

interface Surroundings {
  place: Place
  /** Whether a link to the start page contains it. */
  isHome: boolean
  /** Whether its id, class, alternative text or address, or those of its parents, contain “logo”. */
  isNamedLogo: boolean
}

export interface PageSvg extends Surroundings {
  /** Well-formed XML, with the symbols that it uses. */
  markup: string
}

const SVGS_MAX = 40
const SYMBOLS_MAX = 200
const MARKUP_MAX = 200 * 1024
/** Elements that a drawing has no use for, or that the drawing of SVGs refuses. */
const LEFT_OUT = new Set([
  'script',
  'foreignobject',
  'animate',
  'animatetransform',
  'set',
  'image',
  'title',
  'desc',
  'metadata',
])

interface Recording extends Surroundings {
  markup: string
  depth: number
  /** Depth inside an element that is left out; 0 outside. */
  skipped: number
  uses: string[]
}

/**
 * Writes the inline SVGs of a page as documents of their own. HTML allows what XML does not, such as attributes without quotes,
 * so the markup is written again as XML.
 */
export function createSvgRecorder() {
  const done: Recording[] = []
  const symbols = new Map<string, string>()
  let recording: Recording | null = null
  let symbol: { id: string; start: number } | null = null

  const write = (text: string) => {
    if (recording && recording.skipped === 0 && recording.markup.length < MARKUP_MAX) recording.markup += text
  }
  return {
    /** Returns whether the element is part of an SVG. */
    open: (name: string, attributes: Record<string, string>, { place, isHome, isNamedLogo }: Surroundings): boolean => {
      const tag = name.toLowerCase()
      if (!recording) {
        if (tag !== 'svg' || done.length >= SVGS_MAX) return false
        recording = { place, isHome, isNamedLogo, markup: '', depth: 0, skipped: 0, uses: [] }
      }
      recording.depth += 1
      if (recording.skipped > 0 || LEFT_OUT.has(tag)) recording.skipped += 1
      const href = attributes['href'] ?? attributes['xlink:href'] ?? ''
      if (tag === 'use' && href.startsWith('#')) recording.uses.push(href.slice(1))
      if (tag === 'symbol' && attributes['id'] && symbols.size < SYMBOLS_MAX)
        symbol = { id: attributes['id'], start: recording.markup.length }
      write(openTag(name, attributes, recording.depth === 1))
      return true
    },
    text: (text: string) => write(escapeXml(text)),
    close: (name: string) => {
      if (!recording) return
      write(`</${xmlName(name)}>`)
      if (recording.skipped > 0) recording.skipped -= 1
      if (name.toLowerCase() === 'symbol' && symbol) {
        symbols.set(symbol.id, recording.markup.slice(symbol.start))
        symbol = null
      }
      recording.depth -= 1
      if (recording.depth > 0) return
      done.push(recording)
      recording = null
    },
    finish: (): PageSvg[] =>
      done
        .filter(({ markup }) => markup.length < MARKUP_MAX)
        .map(({ markup, uses, place, isHome, isNamedLogo }) => ({
          markup: addSymbols(markup, uses.map((id) => symbols.get(id) ?? '').join('')),
          place,
          isHome,
          isNamedLogo,
        })),
  }
}

/** The symbols come right behind the start of the document. */
function addSymbols(markup: string, symbols: string): string {
  const end = markup.indexOf('>') + 1
  return symbols ? `${markup.slice(0, end)}<defs>${symbols}</defs>${markup.slice(end)}` : markup
}

const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const xmlName = (name: string) => name.replaceAll(/[^\w:.-]/g, '')

function openTag(name: string, attributes: Record<string, string>, isRoot: boolean): string {
  const kept = Object.entries(attributes).filter(
    ([key]) => /^(?:xlink:|xml:)?[a-z][\w-]*$/i.test(key) && !/^(?:xmlns|on)/i.test(key),
  )
  const written = kept.map(([key, value]) => ` ${key}="${escapeXml(value)}"`).join('')
  return `<${xmlName(name)}${isRoot ? ` ${NAMESPACES}` : ''}${written}>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeXml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '')
