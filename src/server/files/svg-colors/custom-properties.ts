import { tokenizer, TokenType } from '@csstools/css-tokenizer'
import { SaxesParser } from 'saxes'
import { getLocalName } from '../rewrite-xml.ts'
import { type Declared, readSheet } from '../style-sheet.ts'
import { RefusedSvg, SVG_REFUSED } from '../svg-document.ts'

/** The value of a custom property, undefined if it is not defined. */
export type FindProperty = (name: string) => string | undefined

/** A substituted value that becomes longer, or that takes more steps, is refused, because each property may name others many times. */
const VALUE_MAX = 1000
const STEPS_MAX = 100
const NESTING_MAX = 16

/** Reads the declarations of a style attribute. */
export const readStyleAttribute = (style: string): Declared[] => readSheet(`x{${style}}`)

/**
 * Lists the values of the custom properties that an SVG defines anywhere, in its light theme.
 * @throws {Error} where it is not well-formed XML
 */
export function listProperties(svg: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const note = ({ property, value }: Declared) => {
    if (property.startsWith('--')) found.set(property, (found.get(property) ?? new Set()).add(value))
  }
  let css: string | null = null
  const parser = new SaxesParser({ position: false, xmlns: false })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (getLocalName(name) === 'style') css = ''
    const { style } = attributes
    if (style?.includes('--')) for (const declared of readStyleAttribute(style)) note(declared)
  })
  const collect = (text: string) => {
    if (css !== null) css += text
  }
  parser.on('text', collect)
  parser.on('cdata', collect)
  parser.on('closetag', ({ name }) => {
    if (css === null || getLocalName(name) !== 'style') return
    for (const declared of readSheet(css)) note(declared)
    css = null
  })
  parser.write(svg).close()
  return found
}

/**
 * Replaces each `var()` by its value or its fallback. Null if there is neither; `onMissing` gets the name then.
 * @throws {RefusedSvg} for a value that takes too long or becomes very long
 */
export function substitute(value: string, find: FindProperty, onMissing: (name: string) => void): string | null {
  let steps = 0
  /** `within` are the names of the properties whose values are being substituted. */
  const substituteWithin = (text: string, within: readonly string[]): string | null => {
    steps += 1
    if (steps > STEPS_MAX || within.length > NESTING_MAX || text.length > VALUE_MAX)
      throw new RefusedSvg(SVG_REFUSED.unknownColor, 'var()')
    const parts = splitAtVariables(text).map((part) => (typeof part === 'string' ? part : findValue(part, within)))
    return parts.includes(null) ? null : parts.join('')
  }
  const findValue = ({ name, fallback }: Variable, within: readonly string[]): string | null => {
    // A property that refers to itself has no value.
    const found = within.includes(name) ? undefined : find(name)
    const known = found === undefined ? null : substituteWithin(found, [...within, name])
    if (known !== null) return known
    if (fallback !== null) return substituteWithin(fallback, [...within, ''])
    if (found === undefined) onMissing(name)
    return null
  }
  return substituteWithin(value, [])
}

interface Variable {
  name: string
  fallback: string | null
}

/** The text between the outermost `var()` of a value, and these. */
function splitAtVariables(value: string): (string | Variable)[] {
  const parts: (string | Variable)[] = []
  let [plain, inside, depth] = ['', '', 0]
  const tokens = tokenizer({ css: value })
  while (!tokens.endOfFile()) {
    const [type, text, , , data] = tokens.nextToken()
    const isVariable = type === TokenType.Function && data.value.toLowerCase() === 'var'
    if (depth === 0 && !isVariable) {
      plain += text
      continue
    }
    depth += type === TokenType.Function || type === TokenType.OpenParen ? 1 : type === TokenType.CloseParen ? -1 : 0
    if (depth === 1 && inside === '' && isVariable) {
      parts.push(plain)
      plain = ''
      continue
    }
    if (depth > 0) {
      inside += text
      continue
    }
    parts.push(readVariable(inside))
    inside = ''
  }
  return plain ? [...parts, plain] : parts
}

function readVariable(inside: string): Variable {
  const comma = inside.indexOf(',')
  if (comma < 0) return { name: inside.trim(), fallback: null }
  return { name: inside.slice(0, comma).trim(), fallback: inside.slice(comma + 1).trim() }
}
