import { actionIn } from './facts.ts'
import { isEnglish, suits } from './language.ts'
import type { Intent, Topic } from './topic.ts'
import type { Brief } from '../brief.ts'

const ACTIONS: Record<Intent, string | null> = {
  launch: 'Take a look',
  sale: 'Shop now',
  event: 'Save your seat',
  hiring: 'Apply now',
  tips: 'Read more',
  greeting: null,
  thanks: null,
  question: null,
  statement: null,
  show: 'Learn more',
}
const CALM = ['luxury', 'minimal']
/** Where a product form was left as it came, this is not a choice. */
const UNCHOSEN = /^learn more$/i
/** What is not bought in a shop. */
const SERVED =
  /\b(software|apps?|platform|tools?|services?|agency|consult\w*|coach\w*|courses?|automated|insurance|bank\w*)\b/i
/** Somebody's name under what they said: “— Maya R., Porto”. */
const SIGNED = /[“”"„«]\s*[—–]\s*\p{Lu}/u
const SELLING = /\b(shop|buy|order|get|book|start|try|reserve|subscribe)\b/i

/** The prompt's own, the product's, the brand's, or for an English brief the usual one where one is expected. */
export function callToAction(
  brief: Brief,
  topic: Topic,
  english: boolean,
  pass: (text: string | null) => string | null,
): string | null {
  const { prompt, product } = brief
  const named = actionIn(prompt)
  if (/\bquote\b/i.test(prompt) || SIGNED.test(prompt)) return pass(named)
  const chosen = product?.cta && !UNCHOSEN.test(product.cta) ? product.cta : null
  const usual = english ? usualAction(brief, topic) : null
  const brands = usual || product || !prompt.trim() ? brandAction(brief, topic) : null
  const left = brief.goal === 'sales' ? [usual, product?.cta ?? null] : [product?.cta ?? null, usual]
  return [named, chosen, brands, ...left].flatMap((text) => pass(text) ?? [])[0] ?? null
}

/** One of the brand's own, in the language of the brief and right for what is asked. */
function brandAction({ brand, goal, prompt }: Brief, { intent }: Topic): string | null {
  if (['hiring', 'event', 'tips'].includes(intent)) return null
  const ours = (brand.ctas ?? []).filter((text) => !prompt.trim() || suits(text, isEnglish(prompt)))
  const selling = goal === 'sales' || intent === 'sale' ? ours.find((text) => SELLING.test(text)) : undefined
  return selling ?? ours[0] ?? null
}

function usualAction({ prompt, goal, brand, tone, product }: Brief, topic: Topic): string | null {
  if (/\b(giveaway|raffle|prize draw|to win|competition)\b/i.test(prompt)) return 'Enter now'
  if (/\b(?:recording|replay|recap)\b/i.test(prompt)) return 'Watch now'
  if (goal === 'sales') return SERVED.test(`${product?.description} ${brand.description}`) ? 'Get started' : 'Shop now'
  if (goal === 'engagement' && !product) return null
  const calm = CALM.includes(tone ?? brand.tone)
  const open = topic.intent === 'event' && !/webinar|workshop|class|conference|summit|seminar/i.test(prompt)
  const usual = open ? 'Join us' : ACTIONS[topic.intent]
  return calm && (usual === 'Take a look' || usual === 'Learn more') ? 'Discover more' : usual
}
