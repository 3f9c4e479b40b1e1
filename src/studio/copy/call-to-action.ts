import { isEnglish, fitsLanguage } from './language.ts'
import type { Fact } from './facts/fact.ts'
import type { Intent, ParsedPrompt } from './parse-prompt.ts'
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
/** The default of the product form, which is not a choice of the user. */
const UNCHOSEN = /^learn more$/i
/** Things that shops do not sell. */
const SERVED =
  /\b(software|apps?|platform|tools?|services?|agency|consult\w*|coach\w*|courses?|automated|insurance|bank\w*)\b/i
/** Services that people book, also when they cost less. */
const BOOKED =
  /\b(?:rental|hire|grooming|haircut|balayage|massage|facial|treatment|cleaning|repair|service|lesson|lessons|checkup|whitening|holiday|holidays|trip|cruise|flights?|stay|nights|retreat|tour)\b/i
/** The name of the person who is quoted: “— Maya R., Porto”. */
const SIGNED = /[“”"„«]\s*[—–]\s*\p{Lu}/u
const SELLING = /\b(shop|buy|order|get|book|start|try|reserve|subscribe)\b/i

/** Chooses the call to action: the prompt's, the product's, the brand's, or for an English brief the usual one of its intent. */
export function chooseCallToAction(
  brief: Brief,
  topic: ParsedPrompt,
  facts: readonly Fact[],
  english: boolean,
  pass: (text: string | null) => string | null,
): string | null {
  const { prompt, product } = brief
  const named = facts.find(({ kind }) => kind === 'action')?.text ?? null
  if (/\bquote\b/i.test(prompt) || SIGNED.test(prompt)) return pass(named)
  const chosen = product?.cta && !UNCHOSEN.test(product.cta) ? product.cta : null
  const usual = english ? usualAction(brief, topic) : null
  const brands = usual || product || !prompt.trim() ? brandAction(brief, topic) : null
  const left = brief.goal === 'sales' ? [usual, product?.cta ?? null] : [product?.cta ?? null, usual]
  return [named, chosen, brands, ...left].flatMap((text) => pass(text) ?? [])[0] ?? null
}

/** One of the brand's calls to action that fits the language and the intent of the brief. */
function brandAction({ brand, goal, prompt }: Brief, { intent }: ParsedPrompt): string | null {
  if (['hiring', 'event', 'tips'].includes(intent)) return null
  const ours = (brand.ctas ?? []).filter((text) => !prompt.trim() || fitsLanguage(text, isEnglish(prompt)))
  const selling = goal === 'sales' || intent === 'sale' ? ours.find((text) => SELLING.test(text)) : undefined
  return selling ?? ours[0] ?? null
}

function usualAction({ prompt, goal, brand, tone, product }: Brief, topic: ParsedPrompt): string | null {
  if (/\b(giveaway|raffle|prize draw|to win|competition)\b/i.test(prompt)) return 'Enter now'
  if (/\b(?:recording|replay|recap)\b/i.test(prompt)) return 'Watch now'
  if (goal === 'sales') return SERVED.test(`${product?.description} ${brand.description}`) ? 'Get started' : 'Shop now'
  if (goal === 'engagement' && !product) return null
  const calm = CALM.includes(tone ?? brand.tone)
  const open = topic.intent === 'event' && !/webinar|workshop|class|conference|summit|seminar/i.test(prompt)
  const usual = open ? 'Join us' : topic.intent === 'sale' && BOOKED.test(prompt) ? 'Book now' : ACTIONS[topic.intent]
  return calm && (usual === 'Take a look' || usual === 'Learn more') ? 'Discover more' : usual
}
