import {
  fixupHueDecreasing,
  fixupHueIncreasing,
  fixupHueLonger,
  fixupHueShorter,
  formatHex8,
  interpolateWithPremultipliedAlpha,
  interpolatorLinear,
  type Mode,
} from 'culori'

/** Color spaces of `color-mix()`. */
const SPACES: Readonly<Record<string, Mode>> = {
  srgb: 'rgb',
  'srgb-linear': 'lrgb',
  'display-p3': 'p3',
  'a98-rgb': 'a98',
  'prophoto-rgb': 'prophoto',
  rec2020: 'rec2020',
  lab: 'lab',
  oklab: 'oklab',
  xyz: 'xyz65',
  'xyz-d50': 'xyz50',
  'xyz-d65': 'xyz65',
  hsl: 'hsl',
  hwb: 'hwb',
  lch: 'lch',
  oklch: 'oklch',
}
const POLAR = new Set<Mode>(['hsl', 'hwb', 'lch', 'oklch'])
const HUES = {
  shorter: fixupHueShorter,
  longer: fixupHueLonger,
  increasing: fixupHueIncreasing,
  decreasing: fixupHueDecreasing,
}

/**
 * Mixes two colors (https://www.w3.org/TR/css-color-5/#color-mix), as `#RRGGBB` or `#RRGGBBAA`. `parts` are the arguments of the function.
 * Null if they are not valid.
 */
export function mixColors(parts: readonly string[], compute: (css: string) => string | null): string | null {
  const [method, ...mixed] = parts.length === 2 ? ['in oklab', ...parts] : parts
  const space = readMethod(method ?? '')
  const [one, two] = mixed.map(readShare)
  if (!space || !one || !two || mixed.length !== 2) return null
  const colors = [compute(one.color), compute(two.color)]
  const first = one.share ?? 100 - (two.share ?? 50)
  const second = two.share ?? 100 - first
  const [a, b] = colors
  if (!a || !b || first < 0 || second < 0 || first + second === 0) return null
  const overrides = POLAR.has(space.mode) ? { h: { use: interpolatorLinear, fixup: HUES[space.hue] } } : {}
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the channel of the hue depends on the mode
  const mix = interpolateWithPremultipliedAlpha([a, b], space.mode, overrides as never)(second / (first + second))
  // Shares below 100 % together make the mixture translucent.
  const alpha = (mix.alpha ?? 1) * Math.min(1, (first + second) / 100)
  const hex = formatHex8({ ...mix, alpha }).toUpperCase()
  return hex.endsWith('FF') ? hex.slice(0, -2) : hex
}

function readMethod(text: string): { mode: Mode; hue: keyof typeof HUES } | null {
  const [, space = '', hue = 'shorter'] = /^in\s+([\w-]+)(?:\s+(\w+)\s+hue)?$/.exec(text.trim().toLowerCase()) ?? []
  const mode = SPACES[space]
  return mode && isHue(hue) ? { mode, hue } : null
}

const isHue = (text: string): text is keyof typeof HUES => Object.hasOwn(HUES, text)

/** A color with its share in percent, which comes before or behind it. */
function readShare(part: string): { color: string; share: number | null } {
  const text = part.trim()
  const before = /^([\d.]+)%\s/.exec(text)
  if (before) return { color: text.slice(before[0].length), share: Number(before[1]) }
  const behind = /\s([\d.]+)%$/.exec(text)
  if (behind) return { color: text.slice(0, behind.index), share: Number(behind[1]) }
  return { color: text, share: null }
}
