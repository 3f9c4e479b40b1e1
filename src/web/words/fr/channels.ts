import type { Translation } from '../define-words.ts'
import type { t } from '../channels.ts'

export const channels: Translation<typeof t> = {
  pagePostsAndCovers: 'Publications de page et couvertures',
  postsStoriesAndReels: 'Posts, stories et reels',
  postsAndHeaders: 'Posts et bannières',
  companyAndPersonalPosts: 'Posts d’entreprise et personnels',
  socialChannels: 'Réseaux sociaux',
  connectionsForInstagramFacebookTwitter: 'Les connexions à Instagram, Facebook, Twitter et LinkedIn arrivent bientôt.',
  comingSoon: 'Bientôt disponible',
  untilThenEveryPictureDownloads:
    'D’ici là, chaque image se télécharge à la taille exacte de sa plateforme, avec sa légende prête à copier.',
}
