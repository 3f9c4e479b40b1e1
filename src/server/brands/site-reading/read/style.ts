import type { Declared } from '../../../files/style-sheet.ts'
import { colorsIn, listVariables, resolveValue, toHex, variableColor, type Variables } from './sheet-values.ts'

/** A color in a style sheet and where it is used. */
export interface ColorUse {
  hex: string
  /** `variable`, or the kind of the property. */
  use: 'variable' | 'background' | 'ink' | 'border' | 'fill'
  /** The selector, or the name of the variable. */
  where: string
  count: number
}

export interface FontUse {
  /** A font-family value with its variables replaced. */
  value: string
  where: string
}

/** What the style sheets of a page tell. Every list is bounded. */
export interface Style {
  colors: ColorUse[]
  fonts: FontUse[]
  /** Families of @font-face rules. */
  faces: string[]
  /** Values of variables that colors of SVGs refer to. */
  variables: Record<string, string>
}

const COLORS_MAX = 3000
const FONTS_MAX = 600
const WHERE_MAX = 80
const VARIABLES_MAX = 1000
/** A color, or channels of one such as `29 100% 50%`. */
const COLOR_PART = /^[\w#%.,()/ +-]{1,120}$/

/** `names` are the names on the page, which its selectors have to match; null takes all selectors. */
export function readStyle(declared: readonly Declared[], names: readonly string[] | null): Style {
  const variables = listVariables(declared)
  const known = names && new Set(names)
  const colors = new Map<string, ColorUse>()
  const note = (hex: string, use: ColorUse['use'], where: string) => {
    const key = `${hex} ${use} ${where}`
    const found = colors.get(key)
    if (found) found.count += 1
    else if (colors.size < COLORS_MAX) colors.set(key, { hex, use, where: where.slice(0, WHERE_MAX), count: 1 })
  }
  for (const [name, value] of variables) {
    const hex = variableColor(resolveValue(value, variables))
    if (hex) note(hex, 'variable', name)
  }
  const fonts: FontUse[] = []
  const faces = new Set<string>()
  for (const { selectors, property, value } of declared) {
    if (property.startsWith('--')) continue
    const where = selectors.find((selector) => isShown(selector, known))
    if (property === 'font-family' || property === 'font') {
      if (selectors.includes('@font-face')) faces.add(value.slice(0, 120))
      else if (where && fonts.length < FONTS_MAX) fonts.push({ value: fontValue(property, value, variables), where })
    }
    const use = useOf(property)
    if (!use || where === undefined || where.startsWith('@')) continue
    for (const hex of colorsIn(resolveValue(value, variables))) note(hex, use, where)
  }
  return { colors: [...colors.values()], fonts, faces: [...faces].slice(0, 60), variables: colorVariables(variables) }
}

function useOf(property: string): Exclude<ColorUse['use'], 'variable'> | null {
  if (/^background(?:-color|-image)?$/.test(property)) return 'background'
  if (property === 'color') return 'ink'
  if (property === 'fill') return 'fill'
  return /^border(?:-\w+)?(?:-color)?$|^outline(?:-color)?$|^accent-color$/.test(property) ? 'border' : null
}

/** The family part of a shorthand comes behind the size, and behind the line height if there is one. */
function fontValue(property: string, value: string, variables: Variables): string {
  const resolved = resolveValue(value, variables)
  if (property !== 'font') return resolved.trim().slice(0, 300)
  const size = /\d(?:px|rem|em|%|pt|vw)/.exec(resolved)
  const rest = size ? resolved.slice(size.index + size[0].length).trim() : ''
  const family = rest.startsWith('/') ? rest.slice(1).trim().split(/\s/).slice(1).join(' ') : rest
  return family.trim().slice(0, 300)
}

/** Whether the last part of a selector names an element of the page, outside of dark themes. */
function isShown(selector: string, known: ReadonlySet<string> | null): boolean {
  if (/\.dark\b|\[data-(?:bs-)?theme=["']?dark|\.theme-dark/i.test(selector)) return false
  if (!known || /^(?::root|html|body|\*|@font-face|:host)/i.test(selector)) return true
  const plain = selector.replaceAll(/\\(.)/g, '$1').replaceAll(/\[[^[\]]*\]|\([^()]*\)/g, '')
  const parts = plain.match(/[.#]?[A-Za-z_][\w-]*(?::[\w-]+)*/g) ?? []
  return parts.every(
    (part) => /^(?:not|is|where|has|hover|focus|before|after|root)$/.test(part) || matches(part, known),
  )
}

/** Tailwind escapes colons inside of class names, so a class is also looked up without its last state. */
function matches(part: string, known: ReadonlySet<string>): boolean {
  const plain = part.startsWith('.') || part.startsWith('#') ? part : part.toLowerCase()
  return known.has(plain) || known.has(plain.replace(/:[\w-]+$/, '')) || known.has(plain.split(':')[0] ?? '')
}

function colorVariables(variables: Variables): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [name, value] of [...variables].slice(0, VARIABLES_MAX)) {
    const resolved = resolveValue(value, variables)
    const text = toHex(resolved) ?? resolved.trim()
    if (COLOR_PART.test(text)) found[name] = text
  }
  return found
}
