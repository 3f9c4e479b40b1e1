import type { PlatformFormat } from '#contract/platforms/format.ts'
import { findFormat } from '#contract/platforms/formats.ts'
import { LANGUAGE_NAMES } from '#contract/languages/languages.ts'
import { optionLabel, sizeLabel } from '#web/lib/format/option-labels.ts'
import { t } from '#web/words/campaign-formats.ts'

const WORDS: Readonly<Record<string, string>> = t

/** Names that are the same in every language. */
const PLATFORM_NAMES: Readonly<Record<string, string>> = { twitter: 'X (Twitter)', google: 'Google Ads' }

export const platformLabel = (platform: string): string => PLATFORM_NAMES[platform] ?? optionLabel(platform)

/** A placement in the language of the screens: `Story`. */
export const placementLabel = (placement: string): string => WORDS[placement] ?? placement

/** The name of a format without its platform: `Square post`. */
export const formatName = ({ name }: Pick<PlatformFormat, 'name'>): string => WORDS[name] ?? name

/** `Instagram · Story`, for a key that is not in the table the key itself. */
export function formatLabel(key: string): string {
  const format = findFormat(key)
  if (!format) return key
  return format.platform ? `${platformLabel(format.platform)} · ${formatName(format)}` : formatName(format)
}

const LANGUAGES: Readonly<Record<string, string>> = LANGUAGE_NAMES

/** What a language calls itself: `Deutsch`. */
export const languageName = (tag: string): string => LANGUAGES[tag] ?? tag

/** `1080 × 1920`. */
export const formatPixels = ({ width, height }: Pick<PlatformFormat, 'width' | 'height'>): string =>
  sizeLabel(`${width}x${height}`)
