import { isChromatic } from './draft/color-signals.ts'
import type { StyleReading } from './read/read-sources.ts'

/** Ink for parts that take the color of the text around them. */
const [DARK, LIGHT] = ['#111111', '#FFFFFF']

/** Adds what only a page can tell: the values of variables, and the color of the text around the SVG. */
export function paintSvg(markup: string, { style }: StyleReading): string {
  const ink = inkOfHeader(style)
  const missing = listMissing(markup)
  const defined = [...missing].flatMap(([name, hasFallback]) => {
    const value = Object.hasOwn(style.variables, name) ? style.variables[name] : hasFallback ? null : ink
    return value ? `${name}:${value}` : []
  })
  const painted = markup.replaceAll(/currentcolor/gi, ink)
  if (defined.length === 0) return painted
  const start = painted.indexOf('>') + 1
  return `${painted.slice(0, start)}<style>svg{${defined.join(';')}}</style>${painted.slice(start)}`
}

/** Variables that the SVG uses without defining them, with whether each use has a fallback. */
function listMissing(markup: string): Map<string, boolean> {
  const used = new Map<string, boolean>()
  for (const [, name = '', end] of markup.matchAll(/var\(\s*(--[\w-]+)\s*([,)])/g))
    used.set(name, (used.get(name) ?? true) && end === ',')
  for (const [, name = ''] of markup.matchAll(/(?<![\w-])(--[\w-]+)\s*:/g)) used.delete(name)
  return used
}

/** The color that logos, headers or the page set for text; white on a dark header. */
function inkOfHeader({ colors }: StyleReading['style']): string {
  const inkOf = (place: RegExp) => colors.find(({ use, where }) => use === 'ink' && place.test(where))?.hex
  const ground = colors.find(({ use, where }) => use === 'background' && /header|navbar|^body/i.test(where))?.hex
  const logo = inkOf(/logo|brand/i)
  if (logo && isChromatic(logo)) return logo
  return logo ?? inkOf(/header|navbar/i) ?? (ground && isDark(ground) ? LIGHT : DARK)
}

function isDark(hex: string): boolean {
  const value = Number.parseInt(hex.slice(1), 16)
  return 0.299 * (value >> 16) + 0.587 * ((value >> 8) & 255) + 0.114 * (value & 255) < 110
}
