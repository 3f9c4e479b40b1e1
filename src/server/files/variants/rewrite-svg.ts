import { tokenizer, TokenType } from '@csstools/css-tokenizer'
import { converter, formatHex, parse as parseColor } from 'culori'
import { SaxesParser } from 'saxes'

/** Changes a color (`#RRGGBB`). */
export type MapColor = (hex: string) => string

/** Attributes and CSS properties whose value is a color. */
const COLORED = new Set(['fill', 'stroke', 'stop-color', 'color', 'flood-color', 'lighting-color'])
/** What SVG paints with if nothing is set. */
const BLACK = '#000000'

const toRgb = converter('rgb')

/**
 * Writes an SVG again with other colors: those of attributes, style sheets and gradients, and the black of shapes that have no color.
 * Masks and clip paths keep theirs, because they are not seen. Comments are left out. Null if the SVG has embedded pictures, whose colors
 * cannot be changed. Time linear in its length.
 * @throws {Error} where the SVG is not well-formed XML
 */
export function recolorSvg(svg: string, map: MapColor): string | null {
  const parser = new SaxesParser({ position: false, xmlns: false })
  const written: string[] = []
  const open: OpenElement[] = []
  let hasPicture = false
  // Without a color of its own, `currentColor` is black.
  const paint: Paint = { map, ink: /[\s;"'{]color\s*[:=]/i.test(svg) ? null : BLACK }
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name: tag, attributes, isSelfClosing }) => {
    const name = localName(tag)
    hasPicture ||= name === 'image' || name === 'feimage'
    const element = openElement(name, attributes, open.at(-1))
    open.push(element)
    const own = Object.entries(attributes).map(([key, value]): [string, string] => [
      key,
      element.isUnseen ? value : recolorAttribute(key, value, paint),
    ])
    const all = [...listDefaults(name, element, attributes, map), ...own]
    written.push(
      `<${tag}${all.map(([key, value]) => ` ${key}="${escapeXml(value)}"`).join('')}${isSelfClosing ? '/>' : '>'}`,
    )
  })
  parser.on('closetag', ({ name, isSelfClosing }) => {
    open.pop()
    if (!isSelfClosing) written.push(`</${name}>`)
  })
  const write = (text: string) =>
    void written.push(escapeXml(open.at(-1)?.name === 'style' ? recolorCss(text, paint) : text))
  parser.on('text', write)
  parser.on('cdata', write)
  parser.write(svg).close()
  return hasPicture ? null : written.join('')
}

/** An element around the present place of the document. */
interface OpenElement {
  name: string
  /** It, or one around it, says how shapes are filled. */
  hasFill: boolean
  /** It is part of something that others refer to, which inherits from there. */
  isDefinition: boolean
  /** It is part of a mask or a clip path. */
  isUnseen: boolean
}

type Attributes = Readonly<Record<string, string>>

/** What colors are changed with. `ink` is what `currentColor` is; null leaves it. */
interface Paint {
  map: MapColor
  ink: string | null
}

function openElement(name: string, attributes: Attributes, parent: OpenElement | undefined): OpenElement {
  const isFilled = attributes['fill'] !== undefined || attributes['class'] !== undefined
  return {
    name,
    hasFill: parent?.hasFill === true || isFilled || /(?:^|[;\s])fill\s*:/i.test(attributes['style'] ?? ''),
    isDefinition: parent?.isDefinition === true || DEFINITIONS.has(name),
    isUnseen: parent?.isUnseen === true || name === 'mask' || name === 'clippath',
  }
}

const DEFINITIONS = new Set(['defs', 'symbol', 'marker', 'pattern'])
const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'polygon', 'polyline', 'text', 'use'])

/** The black of shapes and gradient stops that have no color. */
function listDefaults(
  name: string,
  { hasFill, isDefinition, isUnseen }: OpenElement,
  attributes: Attributes,
  map: MapColor,
): [string, string][] {
  if (isUnseen) return []
  const isStop = name === 'stop' && attributes['stop-color'] === undefined && attributes['class'] === undefined
  if (isStop && !/stop-color/i.test(attributes['style'] ?? '')) return [['stop-color', map(BLACK)]]
  return SHAPES.has(name) && !hasFill && !isDefinition ? [['fill', map(BLACK)]] : []
}

/** Lists the colors of an SVG that `recolorSvg` changes (`#RRGGBB`), each once. */
export function listSvgColors(svg: string): string[] {
  const found = new Set<string>()
  recolorSvg(svg, (hex) => {
    found.add(hex)
    return hex
  })
  return [...found]
}

const localName = (name: string) => name.slice(name.lastIndexOf(':') + 1).toLowerCase()

function recolorAttribute(key: string, value: string, paint: Paint): string {
  const name = key.toLowerCase()
  if (name === 'style') return recolorCss(value, paint)
  return COLORED.has(name) ? recolorValue(value, paint) : value
}

/** A paint: a color, or a reference with a color to fall back to. */
const recolorValue = (value: string, paint: Paint) => recolorCss(`fill:${value}`, paint).slice('fill:'.length)

/** Changes the colors of the declarations in a style sheet or a style attribute. */
function recolorCss(css: string, paint: Paint): string {
  const tokens = tokenizer({ css })
  const written: string[] = []
  let [property, last, color, depth] = ['', '', '', 0]
  while (!tokens.endOfFile()) {
    const [type, text] = tokens.nextToken()
    if (color) {
      color += text
      depth += type === TokenType.Function || type === TokenType.OpenParen ? 1 : type === TokenType.CloseParen ? -1 : 0
      if (depth > 0) continue
      written.push(changeColor(color, paint))
      color = ''
      continue
    }
    const isColored = COLORED.has(property)
    if (isColored && type === TokenType.Function && !/^(?:url|var)\(/i.test(text)) [color, depth] = [text, 1]
    else written.push(isColored && isColorToken(type) ? changeColor(text, paint) : text)
    if (type === TokenType.Ident && !isColored) last = text.toLowerCase()
    else if (type === TokenType.Colon && !isColored) property = last
    else if (type === TokenType.Semicolon || type === TokenType.OpenCurly || type === TokenType.CloseCurly)
      property = ''
  }
  return written.join('') + color
}

const isColorToken = (type: TokenType) => type === TokenType.Hash || type === TokenType.Ident

/** `none` and other words that are no color stay. Opacity stays as well. */
function changeColor(text: string, { map, ink }: Paint): string {
  const color = toRgb(parseColor(ink && text.toLowerCase() === 'currentcolor' ? ink : text))
  if (!color) return text
  const { alpha = 1 } = color
  if (alpha === 0) return text
  const hex = map(formatHex({ ...color, alpha: 1 }).toUpperCase())
  return alpha === 1 ? hex : hex + toByte(alpha)
}

const toByte = (share: number) =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeXml = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter)
