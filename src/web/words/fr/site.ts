import type { Translation } from '../define-words.ts'
import type { t } from '../site.ts'

export const words: Translation<typeof t> = {
  account: 'Compte',
  logIn: 'Se connecter',
  signUpFree: 'Essai gratuit',
  slogan: 'Des images à l’image de votre marque, à chaque fois.',
  product: 'Produit',
  features: 'Fonctionnalités',
  pricing: 'Tarifs',
  caseStudies: 'Études de cas',
  testimonials: 'Témoignages',
  resources: 'Ressources',
  blog: 'Blog',
  help: 'Aide',
  guides: 'Guides',
  events: 'Événements',
  legal: 'Mentions légales',
  privacy: 'Confidentialité',
  terms: 'Conditions',
  cookies: 'Cookies',
  postFor: 'Publication pour {brand} : {headline}',
}
