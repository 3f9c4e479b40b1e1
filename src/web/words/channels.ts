import { defineWords } from './define-words.ts'

export const t = defineWords('channels', {
  pagePostsAndCovers: 'Page posts and covers',
  postsStoriesAndReels: 'Posts, stories and reels',
  postsAndHeaders: 'Posts and headers',
  companyAndPersonalPosts: 'Company and personal posts',
  socialChannels: 'Social Channels',
  comingSoonHint: 'Connections for Instagram, Facebook, Twitter and LinkedIn are coming soon.',
  comingSoon: 'Coming soon',
  untilThenHint:
    'Until then, every picture downloads at the exact size of its platform, with its caption ready to copy.',
})
