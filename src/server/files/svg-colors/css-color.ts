import { tokenizer, TokenType, type CSSToken } from '@csstools/css-tokenizer'
import { formatHex, formatHex8, parse } from 'culori'
import { mixColors } from './mix-colors.ts'

/** Nested functions of a color, such as `color-mix()` in `color-mix()`. */
const NESTING_MAX = 8

/**
 * Computes a CSS color (https://www.w3.org/TR/css-color-4/, and `color-mix()` and `light-dark()` of level 5) in sRGB: `#RRGGBB`, or
 * `#RRGGBBAA` if it is translucent. Channels outside of sRGB are clipped, as browsers do. Null for anything else, also for relative colors,
 * `calc()` and `currentColor`. A color in both themes is that of the light one.
 */
export function computeColor(css: string, nesting = 0): string | null {
  if (nesting > NESTING_MAX) return null
  const [first, ...rest] = readTokens(css)
  if (!first) return null
  if (first[0] !== TokenType.Function)
    return rest.length === 0 ? toHex(SYSTEM_COLORS[first[1].toLowerCase()] ?? first[1]) : null
  if (rest.at(-1)?.[0] !== TokenType.CloseParen) return null
  const name = first[4].value.toLowerCase()
  const parts = splitParts(rest.slice(0, -1))
  if (name === 'light-dark') return parts.length === 2 ? computeColor(toText(parts[0]), nesting + 1) : null
  if (name === 'color-mix') return mixColors(parts.map(toText), (part) => computeColor(part, nesting + 1))
  return toHex(`${name}(${parts.map((part) => toPlainPart(name, part)).join(', ')})`)
}

/** The light theme of browsers: https://www.w3.org/TR/css-color-4/#css-system-colors */
export const SYSTEM_COLORS: Readonly<Record<string, string>> = {
  canvas: '#FFFFFF',
  canvastext: '#000000',
  window: '#FFFFFF',
  windowtext: '#000000',
  buttontext: '#000000',
  graytext: '#808080',
  linktext: '#0000EE',
}

function toHex(text: string): string | null {
  const color = parse(text.toLowerCase())
  if (!color) return null
  return (color.alpha ?? 1) < 1 ? formatHex8(color).toUpperCase() : formatHex(color).toUpperCase()
}

/** The tokens without comments, and without white space at both ends. */
function readTokens(css: string): CSSToken[] {
  const tokens: CSSToken[] = []
  const reader = tokenizer({ css })
  while (!reader.endOfFile()) {
    const token = reader.nextToken()
    if (token[0] === TokenType.Whitespace && tokens.length === 0) continue
    if (token[0] !== TokenType.Comment) tokens.push(token)
    else if (tokens.length > 0) tokens.push([TokenType.Whitespace, ' ', token[2], token[3], undefined])
  }
  while (tokens.at(-1)?.[0] === TokenType.Whitespace) tokens.pop()
  return tokens
}

/** The arguments of a function, split at commas outside of other functions. */
function splitParts(tokens: readonly CSSToken[]): CSSToken[][] {
  const parts: CSSToken[][] = [[]]
  let depth = 0
  for (const token of tokens) {
    if (token[0] === TokenType.Function || token[0] === TokenType.OpenParen) depth += 1
    if (token[0] === TokenType.CloseParen) depth -= 1
    if (token[0] === TokenType.Comma && depth === 0) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts
}

const toText = (tokens: readonly CSSToken[] = []) => tokens.map(([, text]) => text).join('')

/** What 100 % of a channel is: https://www.w3.org/TR/css-color-4/#specifying-lab-lch */
const WHOLE: Readonly<Record<string, readonly (number | undefined)[]>> = {
  lab: [100, 125, 125],
  lch: [100, 150],
  oklab: [1, 0.4, 0.4],
  oklch: [1, 0.4],
}

/** A part without percentages that culori does not read. */
function toPlainPart(name: string, part: readonly CSSToken[]): string {
  const channels = part.filter(([type]) => type !== TokenType.Whitespace)
  const written = channels.map((token, index) => {
    const whole = WHOLE[name]?.[index]
    return token[0] === TokenType.Percentage && whole ? String((token[4].value / 100) * whole) : token[1]
  })
  return written.join(' ')
}
