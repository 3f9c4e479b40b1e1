import { tokenizer, TokenType } from '@csstools/css-tokenizer'
import { type Attributes, rewriteXml } from '../rewrite-xml.ts'
import { type Declared, readSheet } from '../style-sheet.ts'
import { RefusedSvg, SVG_REFUSED } from '../svg-document.ts'
import { computeColor, SYSTEM_COLORS } from './css-color.ts'
import { type FindProperty, listProperties, readStyleAttribute, substitute } from './custom-properties.ts'

/** Attributes and CSS properties whose value is a color. */
const COLORED = new Set(['fill', 'stroke', 'stop-color', 'color', 'flood-color', 'lighting-color'])

/**
 * Writes an SVG with colors that every renderer reads: colors of CSS as hexadecimal ones, custom properties as their values, and the rules
 * of style sheets that count on a light screen without their conditions. Time linear in its length.
 * @throws {RefusedSvg} for a color that cannot be computed
 * @throws {Error} where it is not well-formed XML
 */
export function toPlainColors(svg: string): string {
  const defined = listProperties(svg)
  const find = (name: string): string | undefined => {
    const [value, ...others] = defined.get(name) ?? []
    // Which one counts is known only to a browser.
    if (others.length > 0) throw new RefusedSvg(SVG_REFUSED.severalValues, name)
    return value
  }
  const scopes = openScopes(find)
  return rewriteXml(svg, {
    open: (_name, attributes) => {
      const declared = readStyleAttribute(attributes['style'] ?? '')
      scopes.enter(declared)
      return toPlainAttributes(attributes, declared, scopes.find)
    },
    close: scopes.leave,
    style: (css) => writeSheet(readSheet(css), find),
  })
}

const isCustom = ({ property }: Declared) => property.startsWith('--')

/** The custom properties of the style attributes around the present element. Those of the document count where there is none. */
function openScopes(findElsewhere: FindProperty) {
  const values = new Map<string, string[]>()
  const entered: Declared[][] = []
  return {
    enter: (declared: readonly Declared[]) => {
      const own = declared.filter(isCustom)
      entered.push(own)
      for (const { property, value } of own) {
        const stack = values.get(property) ?? []
        stack.push(value)
        values.set(property, stack)
      }
    },
    leave: () => {
      for (const { property } of entered.pop() ?? []) values.get(property)?.pop()
    },
    find: (name: string) => values.get(name)?.at(-1) ?? findElsewhere(name),
  }
}

/** Finds properties among the declarations of the same rule first. */
function withOwn(declared: readonly Declared[], find: FindProperty): FindProperty {
  const own = new Map(declared.filter(isCustom).map(({ property, value }) => [property, value]))
  return own.size === 0 ? find : (name) => own.get(name) ?? find(name)
}

function toPlainAttributes(attributes: Attributes, style: readonly Declared[], find: FindProperty): [string, string][] {
  return Object.entries(attributes).map(([key, value]) => {
    if (key !== 'style') return [key, isPresentation(key, value) ? toPlainValue(key, value, find) : value]
    // A declaration that cannot be read is left as it is.
    return [key, style.length > 0 ? writeDeclarations(style, find) : value]
  })
}

/** Longer values are paths and embedded pictures. */
const VALUE_MAX = 1000
const isPresentation = (key: string, value: string) =>
  isColored(key) || (value.length <= VALUE_MAX && value.includes('(') && !key.toLowerCase().endsWith('href'))

/** Rules with one selector list each. Declarations of the same rule follow each other. */
function writeSheet(declared: readonly Declared[], find: FindProperty): string {
  const rules: Declared[][] = []
  for (const one of declared) {
    const rule = rules.at(-1)
    if (rule?.[0]?.selectors.join(',') === one.selectors.join(',')) rule.push(one)
    else rules.push([one])
  }
  return rules
    .filter(([first]) => !first?.selectors.includes('@font-face'))
    .map((rule) => `${rule[0]?.selectors.join(',')}{${writeDeclarations(rule, withOwn(rule, find))}}`)
    .join('')
}

function writeDeclarations(declared: readonly Declared[], find: FindProperty): string {
  return declared
    .filter((one) => !isCustom(one))
    .map(({ property, value, isImportant }) => {
      const plain = toPlainValue(property, value, find)
      return `${property}:${plain}${isImportant ? '!important' : ''}`
    })
    .join(';')
}

const isColored = (property: string) => COLORED.has(property.toLowerCase())

/** A property that is no color keeps a value that cannot be computed. */
function toPlainValue(property: string, value: string, find: FindProperty): string {
  const isColor = isColored(property)
  let missing = ''
  const substituted = value.toLowerCase().includes('var(') ? substitute(value, find, (name) => (missing = name)) : value
  if (substituted === null && isColor) throw new RefusedSvg(SVG_REFUSED.missingValue, missing)
  return substituted === null ? value : replaceColors(substituted, isColor)
}

/** Functions that are no colors, but belong to the value of a color. */
const REFERENCES = new Set(['url', 'icc-color'])
const COLOR_FUNCTIONS = /^(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color(?:-mix)?|light-dark|device-cmyk)$/

function replaceColors(value: string, isColor: boolean): string {
  const tokens = tokenizer({ css: value })
  const written: string[] = []
  let [name, text, depth] = ['', '', 0]
  const end = () => {
    const color = computeColor(text)
    if (color === null && isColor && !REFERENCES.has(name)) throw new RefusedSvg(SVG_REFUSED.unknownColor, `${name}()`)
    // The color before `icc-color()` is the same one in sRGB: https://www.w3.org/TR/SVG11/types.html#DataTypeICCColor
    written.push(name === 'icc-color' ? '' : (color ?? text))
    text = ''
  }
  while (!tokens.endOfFile()) {
    const [type, part, , , data] = tokens.nextToken()
    if (type === TokenType.Function && depth === 0) name = data.value.toLowerCase()
    const isFunction = depth > 0 || (type === TokenType.Function && (isColor || COLOR_FUNCTIONS.test(name)))
    if (!isFunction) {
      written.push(type === TokenType.Ident && isColor ? (SYSTEM_COLORS[part.toLowerCase()] ?? part) : part)
      continue
    }
    text += part
    depth += type === TokenType.Function || type === TokenType.OpenParen ? 1 : type === TokenType.CloseParen ? -1 : 0
    if (depth === 0) end()
  }
  if (text) end()
  return written.join('').trim()
}
