import type { Translation } from '../define-words.ts'
import type { t } from '../placeholder.ts'

export const words: Translation<typeof t> = {
  features: 'Funciones',
  featuresText: 'Todo lo que Signet hace por tu marca, en detalle.',
  pricing: 'Precios',
  pricingText: 'Los planes y lo que incluye cada uno al mes.',
  caseStudies: 'Casos de éxito',
  caseStudiesText: 'Cómo trabajan los equipos con Signet.',
  testimonials: 'Testimonios',
  testimonialsText: 'Lo que dicen quienes usan Signet.',
  blog: 'Blog',
  blogText: 'Notas sobre marcas, tipografía e imágenes.',
  help: 'Ayuda y soporte',
  helpText: 'Respuestas, y personas que tienen más.',
  guides: 'Guías',
  guidesText: 'Del primer kit de marca a un mes de publicaciones.',
  events: 'Eventos',
  eventsText: 'Dónde encontrarnos.',
  privacy: 'Política de privacidad',
  terms: 'Términos del servicio',
  cookies: 'Política de cookies',
  contact: 'Contacto',
  contactText: 'Escribe a las personas que hacen Signet.',
}
