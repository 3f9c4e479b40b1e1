import type { Translation } from '../define-words.ts'
import type { t } from '../site.ts'

export const words: Translation<typeof t> = {
  account: 'アカウント',
  logIn: 'ログイン',
  signUpFree: '無料登録',
  slogan: 'いつでも、ブランドらしい画像を。',
  product: '製品',
  features: '機能',
  pricing: '料金',
  caseStudies: '導入事例',
  testimonials: 'お客様の声',
  resources: 'リソース',
  blog: 'ブログ',
  help: 'ヘルプ',
  guides: 'ガイド',
  events: 'イベント',
  legal: '法的情報',
  privacy: 'プライバシー',
  terms: '利用規約',
  cookies: 'Cookie',
  postFor: '{brand}の投稿: {headline}',
}
