import type { Translation } from '../define-words.ts'
import type { t } from '../channels.ts'

export const words: Translation<typeof t> = {
  pagePostsAndCovers: 'Publications de page et couvertures',
  postsStoriesAndReels: 'Publications, stories et reels',
  postsAndHeaders: 'Publications et bannières',
  companyAndPersonalPosts: 'Publications d’entreprise et personnelles',
  socialChannels: 'Réseaux sociaux',
  comingSoonHint: 'La connexion à Instagram, Facebook, Twitter et LinkedIn arrive prochainement.',
  comingSoon: 'Bientôt disponible',
  untilThenHint:
    'En attendant, chaque image se télécharge à la taille exacte de sa plateforme, avec sa légende prête à copier.',
}
