import type { Translation } from '../define-words.ts'
import type { t } from '../placeholder.ts'

export const words: Translation<typeof t> = {
  features: 'Fonctionnalités',
  featuresText: 'Tout ce que Signet fait pour votre marque, en détail.',
  pricing: 'Tarifs',
  pricingText: 'Les formules et ce que chacune comprend chaque mois.',
  caseStudies: 'Études de cas',
  caseStudiesText: 'Comment les équipes travaillent avec Signet.',
  testimonials: 'Témoignages',
  testimonialsText: 'Ce qu’en disent les personnes qui utilisent Signet.',
  blog: 'Blog',
  blogText: 'Notes sur les marques, la typographie et les images.',
  help: 'Aide et assistance',
  helpText: 'Des réponses, et des personnes qui en ont d’autres.',
  guides: 'Guides',
  guidesText: 'Du premier kit de marque à un mois de publications.',
  events: 'Événements',
  eventsText: 'Où nous rencontrer.',
  privacy: 'Politique de confidentialité',
  terms: 'Conditions d’utilisation',
  cookies: 'Politique relative aux cookies',
  contact: 'Contact',
  contactText: 'Écrivez aux personnes derrière Signet.',
}
