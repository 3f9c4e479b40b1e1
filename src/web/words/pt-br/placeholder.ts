import type { Translation } from '../define-words.ts'
import type { t } from '../placeholder.ts'

export const words: Translation<typeof t> = {
  features: 'Recursos',
  featuresText: 'Tudo o que o Signet faz pela sua marca, em detalhes.',
  pricing: 'Preços',
  pricingText: 'Os planos e o que cada um inclui por mês.',
  caseStudies: 'Estudos de caso',
  caseStudiesText: 'Como as equipes trabalham com o Signet.',
  testimonials: 'Depoimentos',
  testimonialsText: 'O que diz quem usa o Signet.',
  blog: 'Blog',
  blogText: 'Notas sobre marcas, tipografia e imagens.',
  help: 'Ajuda e suporte',
  helpText: 'Respostas, e pessoas que têm mais delas.',
  guides: 'Guias',
  guidesText: 'Do primeiro kit de marca a um mês de posts.',
  events: 'Eventos',
  eventsText: 'Onde nos encontrar.',
  privacy: 'Política de privacidade',
  terms: 'Termos de serviço',
  cookies: 'Política de cookies',
  contact: 'Contato',
  contactText: 'Escreva para as pessoas por trás do Signet.',
}
