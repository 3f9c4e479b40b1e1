const SPELLED: Readonly<Record<string, string>> = {
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  youtube: 'YouTube',
}

/** A value of the option lists as people read it: `black_friday` is `Black Friday`. */
export const optionLabel = (value: string): string => SPELLED[value] ?? value.split('_').map(capitalized).join(' ')

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Several of them in a row, or a dash for none. */
export const optionLabels = (values: readonly string[]): string => values.map(optionLabel).join(', ') || '–'

/** `1080x1920` as people read it: `1080 × 1920`. */
export const sizeLabel = (dimensions: string): string => dimensions.replace('x', ' × ')
