/**
 * The languages of the screens, in the order of the select. Each has a complete catalog. The languages of designs are a list of
 * their own.
 */
export const INTERFACE_LANGUAGES = ['en', 'de', 'fr', 'es', 'pt-BR', 'ja', 'ar'] as const
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number]

/** The name of each language in the language itself. */
export const INTERFACE_LANGUAGE_NAMES: Readonly<Record<InterfaceLanguage, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
  ja: '日本語',
  ar: 'العربية',
}

/** The web client sends the chosen language in this header. `Accept-Language` is ignored, because browsers send it unasked. */
export const LANGUAGE_HEADER = 'x-signet-language'

export function isInterfaceLanguage(value: unknown): value is InterfaceLanguage {
  return INTERFACE_LANGUAGES.some((language) => language === value)
}

export const getDirection = (language: string): 'ltr' | 'rtl' => (language.startsWith('ar') ? 'rtl' : 'ltr')

/** The first wanted language (BCP 47) that the interface has, or null. Regions are ignored: `pt-PT` gets `pt-BR`. */
export function matchInterfaceLanguage(wanted: readonly string[]): InterfaceLanguage | null {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0] ?? ''
    const match = INTERFACE_LANGUAGES.find((language) => language.split('-')[0] === base)
    if (match) return match
  }
  return null
}
