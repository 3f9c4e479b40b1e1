import type { Translation } from '../define-words.ts'
import type { t } from '../site.ts'

export const words: Translation<typeof t> = {
  account: 'Conta',
  logIn: 'Entrar',
  signUpFree: 'Criar conta',
  slogan: 'Imagens com a cara da sua marca, sempre.',
  product: 'Produto',
  features: 'Recursos',
  pricing: 'Preços',
  caseStudies: 'Estudos de caso',
  testimonials: 'Depoimentos',
  resources: 'Materiais',
  blog: 'Blog',
  help: 'Ajuda',
  guides: 'Guias',
  events: 'Eventos',
  legal: 'Jurídico',
  privacy: 'Privacidade',
  terms: 'Termos',
  cookies: 'Cookies',
  postFor: 'Post para {brand}: {headline}',
}
