import { toLch } from '../color/oklch.ts'

const HUES: readonly (readonly [number, string])[] = [
  [18, 'pink'],
  [40, 'red'],
  [68, 'orange'],
  [108, 'yellow'],
  [150, 'green'],
  [200, 'teal'],
  [240, 'light blue'],
  [278, 'blue'],
  [310, 'purple'],
  [350, 'magenta'],
  [361, 'pink'],
]

/** Returns a plain English word for a color (`hex` is `#rrggbb`), for alt texts. */
export function nameColor(hex: string): string {
  const { l, c, h } = toLch(hex)
  if (c < 0.03)
    return l > 0.94 ? 'white' : l < 0.22 ? 'black' : l > 0.75 ? 'light gray' : l > 0.45 ? 'gray' : 'dark gray'
  const hue = HUES.find(([to]) => h < to)?.[1] ?? 'pink'
  if (h >= 40 && h < 95 && c < 0.11) return l > 0.78 ? 'cream' : l > 0.6 ? 'tan' : 'brown'
  if (l < 0.42) return hue === 'blue' ? 'navy' : `dark ${hue}`
  return l > 0.86 && !hue.startsWith('light') && hue !== 'yellow' ? `pale ${hue}` : hue
}
