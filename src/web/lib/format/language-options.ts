import { DESIGN_LANGUAGES, LANGUAGE_NAMES, type DesignLanguage } from '#contract/languages/languages.ts'
import { t } from '#web/words/design-language.ts'

/** The value of a select for no language. */
export const AUTOMATIC = ''

export const LANGUAGE_OPTIONS: readonly { value: DesignLanguage | typeof AUTOMATIC; label: string }[] = [
  { value: AUTOMATIC, label: t.automatic },
  ...DESIGN_LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] })),
]
