import { useSyncExternalStore } from 'react'
import { type InterfaceLanguage, matchInterfaceLanguage } from '#contract/languages/interface-languages.ts'
import { useLocalStorage } from '#web/lib/browser/local-storage.ts'
import { currentLanguage } from '#web/words/define-words.ts'
import { LANGUAGE_KEY } from '#web/words/load-language.ts'

/** Each offer is written in the language that it offers, so it belongs to no catalog. */
const OFFERS: Readonly<Record<InterfaceLanguage, string>> = {
  en: 'Show in English',
  de: 'Auf Deutsch anzeigen',
  fr: 'Afficher en français',
  es: 'Ver en español',
  'pt-BR': 'Ver em português',
  ja: '日本語で表示',
  ar: 'العرض بالعربية',
}

interface LanguageOfferProps {
  className?: string
  onAccept: (language: InterfaceLanguage) => void
}

/** Offers the language of the browser until a language was chosen. Nothing for a browser in English. */
export function LanguageOffer({ className, onAccept }: LanguageOfferProps) {
  const chosen = useLocalStorage(LANGUAGE_KEY)
  // Prerendered pages have no offer. It appears once the page runs.
  const offered = useSyncExternalStore(
    () => () => undefined,
    () => matchInterfaceLanguage(navigator.languages),
    () => null,
  )
  if (chosen !== null || !offered || offered === 'en') return null
  return (
    <button type="button" lang={offered} dir="auto" onClick={() => onAccept(offered)} className={className}>
      {OFFERS[offered]}
    </button>
  )
}

/** Offers English on a page in another language, for visitors without an account and its settings. */
export function EnglishOffer({ className, onAccept }: LanguageOfferProps) {
  if (currentLanguage() === 'en') return null
  return (
    <button type="button" lang="en" dir="ltr" onClick={() => onAccept('en')} className={className}>
      {OFFERS.en}
    </button>
  )
}
