import type { Translation } from '../define-words.ts'
import type { t } from '../channels.ts'

export const words: Translation<typeof t> = {
  pagePostsAndCovers: 'ページ投稿とカバー',
  postsStoriesAndReels: '投稿、ストーリーズ、リール',
  postsAndHeaders: '投稿とヘッダー',
  companyAndPersonalPosts: '企業と個人の投稿',
  socialChannels: 'ソーシャルチャンネル',
  comingSoonHint: 'Instagram、Facebook、Twitter、LinkedIn との連携は近日公開です。',
  comingSoon: '近日公開',
  untilThenHint:
    'それまでは、すべての画像をプラットフォームに合った正確なサイズでダウンロードでき、キャプションもコピーできます。',
}
