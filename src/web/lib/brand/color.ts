const HEX = /^#[0-9a-f]{6}$/i

export interface Hsv {
  /** Degrees from 0 to 360. */
  hue: number
  /** 0 to 1. */
  saturation: number
  /** 0 to 1. */
  value: number
}

/** Whether the text is `#` and six hex digits. While typing, only such a text changes the color. */
export const isFullHex = (text: string): boolean => HEX.test(text)

/** Completes the text of a color field on blur: adds `#`, doubles three digits, upper case. Null if it is no color. */
export function completedHex(text: string): string | null {
  const digits = text.trim().replace(/^#/, '')
  const six = digits.length === 3 ? Array.from(digits, (digit) => digit + digit).join('') : digits
  return HEX.test(`#${six}`) ? `#${six}`.toUpperCase() : null
}

export function randomHex(random = Math.random): string {
  return `#${Math.floor(random() * 0x1000000)
    .toString(16)
    .padStart(6, '0')}`.toUpperCase()
}

/** Black or white text for a swatch, by a formula of its own: luminance 0.299 R + 0.587 G + 0.114 B, threshold 0.5. */
export function swatchInk(hex: string): '#000000' | '#FFFFFF' {
  const [red, green, blue] = channels(hex)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255 > 0.5 ? '#000000' : '#FFFFFF'
}

export function hexToHsv(hex: string): Hsv {
  const [red, green, blue] = channels(hex)
  const max = Math.max(red, green, blue)
  const span = max - Math.min(red, green, blue)
  const sector =
    span === 0
      ? 0
      : max === red
        ? (green - blue) / span
        : max === green
          ? (blue - red) / span + 2
          : (red - green) / span + 4
  return { hue: (sector * 60 + 360) % 360, saturation: max === 0 ? 0 : span / max, value: max / 255 }
}

export function hsvToHex({ hue, saturation, value }: Hsv): string {
  const channel = (offset: number) => {
    const at = (offset + hue / 60) % 6
    return Math.round((value - value * saturation * Math.max(0, Math.min(at, 4 - at, 1))) * 255)
  }
  return `#${[5, 3, 1].map((offset) => channel(offset).toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(isFullHex(hex) ? hex.slice(1) : '000000', 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
