import { computeColor, SYSTEM_COLORS } from '../../../files/svg-colors/css-color.ts'
import type { Declared } from '../../../files/style-sheet.ts'

/** Custom properties of the page in its light theme. */
export type Variables = ReadonlyMap<string, string>

const DARK = /dark|night|contrast/i
const ON_ROOT = /^(?::root|html|body|:host|\*)(?![\w-])/i

export function listVariables(declared: readonly Declared[]): Variables {
  const onRoot = new Map<string, string>()
  const others = new Map<string, string>()
  for (const { property, value, selectors } of declared) {
    if (!property.startsWith('--') || selectors.every((selector) => DARK.test(selector))) continue
    const map = selectors.some((selector) => ON_ROOT.test(selector)) ? onRoot : others
    // The last declaration of equal selectors wins; of others, the first is the more general one.
    if (map === onRoot || !map.has(property)) map.set(property, value)
  }
  return new Map([...others, ...onRoot])
}

const NESTING_MAX = 8

/** The value with its variables replaced. One that is undefined and has no fallback becomes empty. */
export function resolveValue(value: string, variables: Variables, nesting = 0): string {
  if (nesting > NESTING_MAX || value.length > 4000) return ''
  const start = value.indexOf('var(')
  if (start < 0) return value
  const end = findClosing(value, start + 4)
  const [, name = '', fallback = ''] = /^\s*(--[\w-]+)\s*(?:,([^]*))?$/.exec(value.slice(start + 4, end)) ?? []
  const replaced = variables.get(name) ?? fallback
  const before = value.slice(0, start) + resolveValue(replaced, variables, nesting + 1)
  return before + resolveValue(value.slice(end + 1), variables, nesting + 1)
}

function findClosing(text: string, start: number): number {
  let depth = 1
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return text.length
}

const COLOR =
  /#[0-9a-f]{3,8}(?![\w-])|\b(?:color-mix|light-dark)\((?:[^()]|\([^()]{1,120}\)){1,240}\)|\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab|color)\([^()]{1,120}\)|(?<![\w-])[a-z]{3,20}(?![\w(-])/gi
/** Words of values that are color names too, or no color of the brand. */
/** An alpha of 0.6. */
const TRANSPARENT = 153
const NO_COLORS = new Set(['transparent', 'currentcolor', 'inherit', 'initial', 'none', 'unset', 'auto'])

/** Opaque colors in a resolved value, as `#RRGGBB`. */
export function colorsIn(value: string): string[] {
  const found = value.replaceAll(/url\([^)]*\)/g, ' ').match(COLOR) ?? []
  return found.slice(0, 12).flatMap((text) => toHex(text) ?? [])
}

/** `#RRGGBB` of a CSS color, or null for another text and for mostly transparent colors. */
export function toHex(text: string): string | null {
  const clean = text.trim().toLowerCase()
  if (!clean || NO_COLORS.has(clean)) return null
  const hex = Object.hasOwn(SYSTEM_COLORS, clean) ? null : computeColor(clean.replace(/\/\s*\)/, ')'))
  if (!hex || (hex.length > 7 && Number.parseInt(hex.slice(7), 16) < TRANSPARENT)) return null
  return hex.slice(0, 7)
}

/** A variable's value as a color: also the bare channels `221 83% 53%` and `37, 99, 235`, which some frameworks use. */
export function variableColor(value: string): string | null {
  const text = value.trim()
  if (/^[\d.]+(?:deg)?[\s,]+[\d.]+%[\s,]+[\d.]+%$/.test(text)) return toHex(`hsl(${text.replaceAll(',', ' ')})`)
  if (/^\d{1,3}[\s,]+\d{1,3}[\s,]+\d{1,3}$/.test(text)) return toHex(`rgb(${text.replaceAll(',', ' ')})`)
  return /^(?:#|[a-z]+\()/i.test(text) || /^[a-z]{3,20}$/i.test(text) ? toHex(text) : null
}
