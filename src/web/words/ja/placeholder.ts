import type { Translation } from '../define-words.ts'
import type { t } from '../placeholder.ts'

export const words: Translation<typeof t> = {
  features: '機能',
  featuresText: 'Signetがブランドのためにできることを詳しくご紹介します。',
  pricing: '料金',
  pricingText: 'プランと、毎月含まれる内容。',
  caseStudies: '導入事例',
  caseStudiesText: 'チームがSignetをどう使っているか。',
  testimonials: 'お客様の声',
  testimonialsText: 'Signetを使っている方々の声。',
  blog: 'ブログ',
  blogText: 'ブランド、書体、画像についてのノート。',
  help: 'ヘルプとサポート',
  helpText: 'よくある疑問への回答と、さらに詳しい担当者。',
  guides: 'ガイド',
  guidesText: '最初のブランドキットから、1か月分の投稿まで。',
  events: 'イベント',
  eventsText: 'お会いできる場所。',
  privacy: 'プライバシーポリシー',
  terms: '利用規約',
  cookies: 'Cookieポリシー',
  contact: 'お問い合わせ',
  contactText: 'Signetのスタッフにご連絡ください。',
}
