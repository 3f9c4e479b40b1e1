import type { Translation } from '../define-words.ts'
import type { t } from '../site.ts'

export const words: Translation<typeof t> = {
  account: 'Konto',
  logIn: 'Anmelden',
  signUpFree: 'Kostenlos starten',
  slogan: 'Bilder, die nach Ihrer Marke aussehen. Jedes Mal.',
  product: 'Produkt',
  features: 'Funktionen',
  pricing: 'Preise',
  caseStudies: 'Fallstudien',
  testimonials: 'Kundenstimmen',
  resources: 'Ressourcen',
  blog: 'Blog',
  help: 'Hilfe',
  guides: 'Anleitungen',
  events: 'Veranstaltungen',
  legal: 'Rechtliches',
  privacy: 'Datenschutz',
  terms: 'AGB',
  cookies: 'Cookies',
  postFor: 'Beitrag für {brand}: {headline}',
}
