import { isChromatic } from './draft/color-signals.ts'
import type { StyleReading } from './read/read-sources.ts'

/** Ink for parts that take the color of the text around them. */
const [DARK, LIGHT] = ['#111111', '#FFFFFF']

/** Replaces what only a page can tell: variables, and the color of the text around the SVG. */
export function paintSvg(markup: string, { style }: StyleReading): string {
  const ink = inkOfHeader(style)
  return markup
    .replaceAll(/var\(\s*(--[\w-]+)\s*(?:,[^()]*)?\)/g, (_, name: string) => style.variables[name] ?? ink)
    .replaceAll(/currentcolor/gi, ink)
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
