import { NAME_MAX } from '#contract/limits.ts'
import type { ItemBrief } from '../../stored/brief.ts'

const PURPOSES: Readonly<Record<string, string>> = {
  awareness: 'to raise awareness',
  engagement: 'to start a conversation',
  sales: 'to drive sales',
}

type Asked = Pick<ItemBrief, 'prompt' | 'instructions' | 'content_type' | 'tone' | 'goal' | 'theme'> & {
  brand: Pick<ItemBrief['brand'], 'name'>
  product: Pick<NonNullable<ItemBrief['product']>, 'name'> | null
}

/** Describes the request of an item. For a wizard request without instructions, a sentence is built from the options. */
export function describeRequest({
  prompt,
  instructions,
  content_type,
  tone,
  goal,
  theme,
  brand,
  product,
}: Asked): string {
  if (prompt || instructions) return prompt || instructions || ''
  const kind = [tone, content_type].filter(Boolean).join(' ')
  const purpose = goal && ` ${PURPOSES[goal] ?? `for ${goal}`}`
  const look = theme && `, with a ${theme.split('_').map(capitalized).join(' ')} theme`
  return `${chooseArticle(kind)} ${kind} about ${product?.name ?? brand.name}${purpose ?? ''}${look ?? ''}.`
}

/** The name of the result in the library: the title, and for an item of a campaign also its placement and language. */
export function nameResult({
  title,
  placement,
  language,
}: Pick<ItemBrief, 'title' | 'placement' | 'language'>): string | null {
  if (placement === undefined) return title
  const end = [placement, language].filter(Boolean).join(' · ')
  return title ? `${title.slice(0, Math.max(0, NAME_MAX - end.length - 3))} · ${end}` : end
}

const chooseArticle = (words: string) => (/^[aeiou]/.test(words) ? 'An' : 'A')

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
