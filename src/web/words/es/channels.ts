import type { Translation } from '../define-words.ts'
import type { t } from '../channels.ts'

export const channels: Translation<typeof t> = {
  pagePostsAndCovers: 'Publicaciones de página y portadas',
  postsStoriesAndReels: 'Posts, historias y reels',
  postsAndHeaders: 'Posts y cabeceras',
  companyAndPersonalPosts: 'Posts de empresa y personales',
  socialChannels: 'Redes sociales',
  connectionsForInstagramFacebookTwitter: 'Las conexiones con Instagram, Facebook, Twitter y LinkedIn llegarán pronto.',
  comingSoon: 'Próximamente',
  untilThenEveryPictureDownloads:
    'Hasta entonces, cada imagen se descarga al tamaño exacto de su plataforma, con su texto listo para copiar.',
}
