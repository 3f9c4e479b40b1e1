import type { Translation } from '../define-words.ts'
import type { t } from '../site.ts'

export const words: Translation<typeof t> = {
  account: 'Cuenta',
  logIn: 'Iniciar sesión',
  signUpFree: 'Crear cuenta',
  slogan: 'Imágenes que se ven como tu marca, siempre.',
  product: 'Producto',
  features: 'Funciones',
  pricing: 'Precios',
  caseStudies: 'Casos de éxito',
  testimonials: 'Testimonios',
  resources: 'Recursos',
  blog: 'Blog',
  help: 'Ayuda',
  guides: 'Guías',
  events: 'Eventos',
  legal: 'Legal',
  privacy: 'Privacidad',
  terms: 'Términos',
  cookies: 'Cookies',
  postFor: 'Publicación para {brand}: {headline}',
}
