import type { Translation } from '../define-words.ts'
import type { t } from '../channels.ts'

export const words: Translation<typeof t> = {
  pagePostsAndCovers: 'Publicaciones de página y portadas',
  postsStoriesAndReels: 'Publicaciones, historias y reels',
  postsAndHeaders: 'Publicaciones y encabezados',
  companyAndPersonalPosts: 'Publicaciones de empresa y personales',
  socialChannels: 'Redes sociales',
  comingSoonHint: 'Muy pronto podrás conectar Instagram, Facebook, Twitter y LinkedIn.',
  comingSoon: 'Próximamente',
  untilThenHint:
    'Hasta entonces, cada imagen se descarga en el tamaño exacto de su plataforma, con su texto listo para copiar.',
}
