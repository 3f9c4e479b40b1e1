import type { Translation } from '../define-words.ts'
import type { t } from '../placeholder.ts'

export const words: Translation<typeof t> = {
  features: 'Funktionen',
  featuresText: 'Alles, was Signet für Ihre Marke tut, im Detail.',
  pricing: 'Preise',
  pricingText: 'Tarife und was jeder von ihnen im Monat enthält.',
  caseStudies: 'Fallstudien',
  caseStudiesText: 'Wie Teams mit Signet arbeiten.',
  testimonials: 'Kundenstimmen',
  testimonialsText: 'Was Menschen sagen, die Signet nutzen.',
  blog: 'Blog',
  blogText: 'Notizen über Marken, Schrift und Bilder.',
  help: 'Hilfe & Support',
  helpText: 'Antworten auf Ihre Fragen und Menschen, die weiterhelfen.',
  guides: 'Anleitungen',
  guidesText: 'Vom ersten Markenkit bis zu einem Monat voller Beiträge.',
  events: 'Veranstaltungen',
  eventsText: 'Wo Sie uns treffen.',
  privacy: 'Datenschutzerklärung',
  terms: 'Nutzungsbedingungen',
  cookies: 'Cookie-Richtlinie',
  contact: 'Kontakt',
  contactText: 'Schreiben Sie den Menschen hinter Signet.',
}
