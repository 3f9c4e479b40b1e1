import type { Translation } from '../define-words.ts'
import type { t } from '../channels.ts'

export const words: Translation<typeof t> = {
  pagePostsAndCovers: 'Seitenbeiträge und Titelbilder',
  postsStoriesAndReels: 'Beiträge, Storys und Reels',
  postsAndHeaders: 'Beiträge und Kopfbilder',
  companyAndPersonalPosts: 'Beiträge für Unternehmen und Personen',
  socialChannels: 'Social-Media-Kanäle',
  comingSoonHint: 'Verbindungen zu Instagram, Facebook, Twitter und LinkedIn folgen in Kürze.',
  comingSoon: 'Demnächst',
  untilThenHint:
    'Bis dahin laden Sie jedes Bild genau in der Größe seiner Plattform herunter; der Begleittext liegt zum Kopieren bereit.',
}
