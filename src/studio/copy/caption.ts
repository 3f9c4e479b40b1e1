import { isEnglish } from './language.ts'
import type { Copy } from './copy.ts'
import type { Brief } from '../brief.ts'

/** Characters that a platform takes, hashtags included; Facebook cuts off what is longer than this behind "See more". */
const LIMITS: Record<string, number> = { twitter: 280, instagram: 2200, linkedin: 3000, facebook: 480, youtube: 1000 }
const TAGS: Record<string, number> = { twitter: 2, instagram: 6, linkedin: 3, facebook: 2, youtube: 3 }

/** Characters of a caption on this platform, its hashtags included. */
export const captionMaxOf = (platform: string | null): number => LIMITS[platform ?? ''] ?? 2200
export const hashtagsMaxOf = (platform: string | null): number => TAGS[platform ?? ''] ?? 4

export function hashtagsOf(brief: Brief, subject: string): string[] {
  const names = [brief.brand.name, brief.product?.name ?? '', ...nounsOf(subject)]
  const tags = names.map(tagOf).filter((tag) => tag.length > 1 && tag.length <= 28)
  const unique = tags.filter(
    (tag, index) => tags.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === index,
  )
  return unique.slice(0, hashtagsMaxOf(brief.platform))
}

const PLAIN =
  /^(this|that|with|from|your|our|their|have|been|will|into|about|what|when|where|which|they|them|then|than|here|just|more|most|some|very|only|also|over|under|after|before|every|each|both|next|week|weekend|today|tomorrow|people|everyone|customers|post|image|announce|introduce|promote|create|free|best|easy|better|reach|reached|says|starts|until|whole|team|upcoming|month|year|years|launch|everything|takes|roasted|learning|highlight|happy|senior|customer|wellness|meet|call|ended|really|looking|thank|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/i

function nounsOf(subject: string): string[] {
  const words = subject.match(/(?<![\p{L}’'])[\p{L}\p{N}]{4,}(?![\p{L}’'])/gu) ?? []
  return words.filter((word) => !PLAIN.test(word) && !/^\d/.test(word)).slice(0, 3)
}

function tagOf(name: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.map((word) => word.charAt(0).toLocaleUpperCase('und') + word.slice(1)).join('')
}

type Shown = Pick<Copy, 'headline' | 'subline' | 'benefits' | 'price' | 'cta' | 'badge'>

/** The text under the post: what the picture says, then what it has no room for, ending in the call to action. */
export function captionOf(brief: Brief, shown: Shown, rest: readonly string[], hashtags: readonly string[]): string {
  const limit = captionMaxOf(brief.platform) - hashtags.reduce((sum, tag) => sum + tag.length + 2, 2)
  const { product, brand } = brief
  const first = [ended(shown.headline), shown.subline ? ended(shown.subline) : null, ...rest.map(ended)]
  const more = [product?.description, brand.description]
    .filter((text) => text && !(shown.subline && text.includes(shown.subline.replace(/\.$/, ''))))
    .slice(0, 1)
  const list = brief.platform === 'twitter' ? [] : [shown.benefits.map((benefit) => `• ${benefit}`).join('\n')]
  const last = [[shown.badge, shown.price].filter(Boolean).join(' · '), shown.cta ? `${shown.cta} → ${brand.name}` : '']
  const parts = [
    unique(first).join(' '),
    ...more.map((text) => ended(text ?? '')),
    ...list,
    last.filter(Boolean).join('\n'),
  ]
  return within(
    parts.filter((part) => part.trim().length > 0),
    limit,
  )
}

const ended = (text: string) => (/[.!?…:;]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)
const unique = (parts: readonly (string | null)[]) => [
  ...new Set(parts.filter((part) => part !== null && part.length > 1)),
]

/** Whole paragraphs as long as they fit; the first is cut at a word if it alone is too long. */
function within(parts: readonly string[], limit: number): string {
  let text = ''
  for (const part of parts) {
    const next = text ? `${text}\n\n${part}` : part
    if (next.length <= limit) text = next
  }
  return text || `${(parts[0] ?? '').slice(0, limit - 1).replace(/\s+\S*$/, '')}…`
}

/** What someone who cannot see the finished picture needs to know. */
export function altTextOf(brief: Brief, shown: Shown, colors: string): string {
  const { brand, product, pictures } = brief
  const words = [shown.headline, shown.subline].filter((text) => text !== null)
  if (!isEnglish(brief.prompt)) return `${brand.name}: ${words.map(ended).join(' ')}`
  const pictured = pictures.some((picture) => picture.role === 'product')
  const subject = pictured ? `, with a picture of ${product?.name ?? 'the product'}` : ''
  const extras = [shown.price, shown.badge].filter(Boolean).join(', ')
  const action = shown.cta ? ` A button reads “${shown.cta}”.` : ''
  return `${brand.name} graphic in ${colors}${subject}. It reads ${words.map((text) => `“${text}”`).join(' and ')}${extras ? `, ${extras}` : ''}.${action}`
}
