import type { Translation } from '../define-words.ts'
import type { t } from '../channels.ts'

export const words: Translation<typeof t> = {
  pagePostsAndCovers: 'Posts e capas de página',
  postsStoriesAndReels: 'Posts, stories e reels',
  postsAndHeaders: 'Posts e capas',
  companyAndPersonalPosts: 'Posts de empresa e pessoais',
  socialChannels: 'Redes sociais',
  comingSoonHint: 'As conexões com Instagram, Facebook, Twitter e LinkedIn chegam em breve.',
  comingSoon: 'Em breve',
  untilThenHint: 'Até lá, cada imagem é baixada no tamanho exato da plataforma, com a legenda pronta para copiar.',
}
