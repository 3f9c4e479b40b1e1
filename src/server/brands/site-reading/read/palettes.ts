import { formatHex } from 'culori'
import { parseBoundedJson } from '#contract/schema/bounded-json.ts'
import { toHex, variableColor } from './sheet-values.ts'

/** A color of a palette file, as `#RRGGBB`, with its name or ''. */
export interface NamedColor {
  name: string
  hex: string
}

const COLORS_MAX = 256
const NAME_MAX = 80

/** Adobe Swatch Exchange: https://www.selapa.net/swatches/colors/fileformats.php#adobe_ase */
export function readAse(bytes: Buffer): NamedColor[] {
  const found: NamedColor[] = []
  let at = 12
  while (at + 6 <= bytes.length && found.length < COLORS_MAX) {
    const kind = bytes.readUInt16BE(at)
    const end = at + 6 + bytes.readUInt32BE(at + 2)
    if (end > bytes.length) break
    const color = kind === 1 ? readAseColor(bytes.subarray(at + 6, end)) : null
    if (color) found.push(color)
    at = end
  }
  return found
}

function readAseColor(block: Buffer): NamedColor | null {
  if (block.length < 2) return null
  const length = block.readUInt16BE(0) * 2
  const model = block.toString('latin1', 2 + length, 6 + length)
  const count = { 'RGB ': 3, CMYK: 4, 'LAB ': 3, Gray: 1 }[model] ?? 0
  const start = 6 + length
  if (count === 0 || start + count * 4 > block.length) return null
  const values = Array.from({ length: count }, (_, index) => block.readFloatBE(start + index * 4))
  if (!values.every(Number.isFinite)) return null
  const name = Buffer.from(block.subarray(2, 2 + length))
    .swap16()
    .toString('utf16le')
    .replaceAll('\0', '')
  return { name: name.slice(0, NAME_MAX), hex: hexOf(model, values) }
}

function hexOf(model: string, [a = 0, b = 0, c = 0, d = 0]: number[]): string {
  if (model === 'CMYK') return cmykToHex(a, b, c, d)
  if (model === 'Gray') return rgbToHex(a, a, a)
  if (model === 'LAB ') return formatHex({ mode: 'lab', l: a * 100, a: b, b: c }).toUpperCase()
  return rgbToHex(a, b, c)
}

/** Channels from 0 to 1; others are clamped. */
export const rgbToHex = (r: number, g: number, b: number): string =>
  formatHex({ mode: 'rgb', r: clamp(r), g: clamp(g), b: clamp(b) }).toUpperCase()

/** The usual approximation without a color profile. Channels from 0 to 1. */
export const cmykToHex = (c: number, m: number, y: number, k: number): string =>
  rgbToHex((1 - clamp(c)) * (1 - clamp(k)), (1 - clamp(m)) * (1 - clamp(k)), (1 - clamp(y)) * (1 - clamp(k)))

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** A palette of GIMP: lines of three channels from 0 to 255 and a name. */
export function readGpl(text: string): NamedColor[] {
  const found: NamedColor[] = []
  for (const line of text.split(/\r?\n/).slice(0, 5000)) {
    const [, r, g, b, name = ''] = /^(\d{1,3})\s+(\d{1,3})\s+(\d{1,3})(?!\d)(.*)$/.exec(line.trim()) ?? []
    if (r === undefined || found.length >= COLORS_MAX) continue
    const hex = rgbToHex(Number(r) / 255, Number(g) / 255, Number(b) / 255)
    found.push({ name: name.trim().slice(0, NAME_MAX), hex })
  }
  return found
}

/**
 * Colors anywhere in a JSON document, such as a list of hex values or design tokens. The names are the keys on the way.
 * @throws {Error} for anything but JSON of bounded depth and size
 */
export function readJsonPalette(text: string): NamedColor[] {
  const found: NamedColor[] = []
  const waiting: { name: string; value: unknown }[] = [{ name: '', value: parseBoundedJson(text) }]
  for (let next = waiting.shift(); next && found.length < COLORS_MAX; next = waiting.shift()) {
    const { name, value } = next
    const hex = typeof value === 'string' ? colorOf(value) : null
    if (hex) found.push({ name: name.slice(-NAME_MAX), hex })
    if (typeof value !== 'object' || value === null) continue
    const ownName = 'name' in value && typeof value.name === 'string' ? value.name : null
    for (const [key, part] of Object.entries(value)) {
      const isPlain =
        Array.isArray(value) || (typeof part === 'string' && ['value', '$value', 'hex', 'color'].includes(key))
      waiting.push({ name: isPlain ? (ownName ?? name) : name ? `${name}.${key}` : key, value: part })
    }
  }
  return found
}

/** Words such as “red” are names of tokens in JSON, so only written colors count. */
function colorOf(text: string): string | null {
  if (/^[0-9a-f]{6}$/i.test(text)) return `#${text.toUpperCase()}`
  return /^(?:#|[a-z]+\()/i.test(text.trim()) ? (variableColor(text) ?? toHex(text)) : null
}
