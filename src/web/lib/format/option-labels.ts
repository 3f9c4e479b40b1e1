import { leftToRight, translateOption } from '#web/words/define-words.ts'

const SPELLED: Readonly<Record<string, string>> = {
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  youtube: 'YouTube',
}

/** The label of an option: `black_friday` becomes `Black Friday`. */
export const optionLabel = (value: string): string =>
  SPELLED[value] ?? translateOption(value, value.split('_').map(capitalized).join(' '))

/** What an item is called: `image`, `video` or `carousel`, an option with a label. */
export const getKind = ({ content_type, slides }: { content_type: string; slides?: unknown }): string =>
  slides ? 'carousel' : content_type

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The labels of several options in one line. A dash if there are none. */
export const optionLabels = (values: readonly string[]): string => values.map(optionLabel).join(', ') || '–'

/** Formats `1080x1920` as `1080 × 1920`. */
export const sizeLabel = (dimensions: string): string => leftToRight(dimensions.replace('x', ' × '))
