import { type InterfaceLanguage, isInterfaceLanguage } from '#contract/languages/interface-languages.ts'
import type { Translate } from '#contract/sentences/translate.ts'
import { readStored, store } from '#web/lib/browser/local-storage.ts'
import { type Catalog, currentLanguage, speak } from './define-words.ts'

export const LANGUAGE_KEY = 'signet-language'

interface Loaded {
  catalog: Catalog
  translate: Translate
}

/** Each language is a chunk of its own. English is part of the screens. */
const LOADERS: Readonly<Record<Exclude<InterfaceLanguage, 'en'>, () => Promise<Loaded>>> = {
  de: () => import('./de/catalog.ts'),
  fr: () => import('./fr/catalog.ts'),
  es: () => import('./es/catalog.ts'),
  'pt-BR': () => import('./pt-br/catalog.ts'),
  ja: () => import('./ja/catalog.ts'),
  ar: () => import('./ar/catalog.ts'),
}

let loading: Promise<void> | undefined

/** Loads the chosen language once for each page load. If it cannot be loaded, the screens stay English. */
export function loadLanguage(): Promise<void> {
  loading ??= load(storedLanguage()).catch(() => undefined)
  return loading
}

/** The language chosen in this browser, or null if none was chosen. */
export function storedLanguage(): InterfaceLanguage | null {
  const stored = readStored(LANGUAGE_KEY)
  return isInterfaceLanguage(stored) ? stored : null
}

/** Stores the language and loads the page again in it, unless it is the present one or the browser stores nothing. */
export function changeLanguage(language: InterfaceLanguage): void {
  const isPersistent = store(LANGUAGE_KEY, language)
  if (isPersistent && language !== currentLanguage()) window.location.reload()
}

async function load(language: InterfaceLanguage | null): Promise<void> {
  if (readStored(LANGUAGE_KEY) === 'en-XA') return loadPseudo()
  if (language && language !== 'en') speak({ language, ...(await LOADERS[language]()) })
}

async function loadPseudo(): Promise<void> {
  const { disguise } = await import('./pseudo.ts')
  const translate = (text: string) => (text.startsWith('[') ? text : disguise(text))
  speak({ language: 'en', translate, disguise })
}
