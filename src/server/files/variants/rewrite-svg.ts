import { tokenizer, TokenType } from '@csstools/css-tokenizer'
import { converter, formatHex, parse as parseColor } from 'culori'
import { type Attributes, rewriteXml } from '../rewrite-xml.ts'

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
  const open: OpenElement[] = []
  let hasImage = false
  // Without a color of its own, `currentColor` is black.
  const paint: Paint = { map, ink: /[\s;"'{]color\s*[:=]/i.test(svg) ? null : BLACK }
  const rewritten = rewriteXml(svg, {
    open: (name, attributes) => {
      hasImage ||= name === 'image' || name === 'feimage'
      const element = openElement(name, attributes, open.at(-1))
      open.push(element)
      const own = Object.entries(attributes).map(([key, value]): [string, string] => [
        key,
        element.isUnseen ? value : recolorAttribute(key, value, paint),
      ])
      return [...listDefaults(name, element, attributes, map), ...own]
    },
    close: () => void open.pop(),
    style: (css) => recolorCss(css, paint),
  })
  return hasImage ? null : rewritten
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
