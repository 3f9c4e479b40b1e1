import { fitsLanguage, isPhraseIn, type DesignLanguages } from './requests/language.ts'
import { choosePhrase, type ActionName, type PromptWords } from './languages/language-pack.ts'
import { EN } from './languages/en.ts'
import type { Fact } from './facts/fact.ts'
import type { Intent } from './requests/intent.ts'
import type { ParsedPrompt } from './requests/parse-prompt.ts'
import type { Brief } from '../model/brief.ts'

const ACTIONS: Readonly<Record<Intent, ActionName | null>> = {
  launch: 'look',
  sale: 'shop',
  event: 'save_seat',
  hiring: 'apply',
  tips: 'read',
  greeting: null,
  thanks: null,
  question: null,
  statement: null,
  show: 'learn',
}
const CALM = ['luxury', 'minimal']
/** The default of the product form, which is not a choice of the user. */
const UNCHOSEN = /^learn more$/i
/** The name of the person who is quoted: “— Maya R., Porto”. */
const SIGNED = /[“”"„«]\s*[—–]\s*\p{Lu}/u
const SELLING = /\b(shop|buy|order|get|book|start|try|reserve|subscribe)\b/i

/**
 * Chooses the call to action: the prompt's, the product's, the brand's, or the usual one of its intent. Those of product and brand must be
 * in the language of the design.
 */
export function chooseCallToAction(
  brief: Brief,
  topic: ParsedPrompt,
  facts: readonly Fact[],
  languages: DesignLanguages,
  pass: (text: string | null) => string | null,
): string | null {
  const { prompt, product } = brief
  const named = facts.find(({ kind }) => kind === 'action')?.text ?? null
  if (/\bquote\b/i.test(prompt) || SIGNED.test(prompt)) return pass(named)
  const usual = isBare(brief, topic, facts, languages) ? null : usualPhrase(brief, topic, languages)
  const own = productAction(brief, languages)
  const brands = usual || product || !prompt.trim() ? brandAction(brief, topic, languages) : null
  const left = brief.goal === 'sales' || languages.language !== 'en' ? [usual, own.usual] : [own.usual, usual]
  return [named, own.chosen, brands, ...left].flatMap((text) => pass(text) ?? [])[0] ?? null
}

/** The product's call to action: one that the user chose, and the default of the form in the language of the design. */
function productAction({ product, brand, tone }: Brief, { language, pack }: DesignLanguages) {
  const cta = product?.cta ?? null
  if (cta === null) return { chosen: null, usual: null }
  if (UNCHOSEN.test(cta))
    return {
      chosen: null,
      usual: language === 'en' ? cta : pack && choosePhrase(pack.actions.learn, tone ?? brand.tone),
    }
  const isOurs = language === 'en' || isPhraseIn(cta, language, product?.language ?? brand.language ?? null)
  return { chosen: isOurs ? cta : null, usual: language === 'en' ? cta : null }
}

/** In other languages than English, a plain announcement has no button, and a product without a call to action keeps none. */
const isBare = (
  { product, goal }: Brief,
  { intent, isOrdered }: ParsedPrompt,
  facts: readonly Fact[],
  { language }: DesignLanguages,
) =>
  language !== 'en' &&
  (product
    ? product.cta === null
    : goal === null && !isOrdered && facts.length === 0 && (intent === 'launch' || intent === 'show'))

/** One of the brand's calls to action that fits the language and the intent of the brief. */
function brandAction({ brand, goal, prompt }: Brief, { intent }: ParsedPrompt, { language }: DesignLanguages) {
  if (['hiring', 'event', 'tips'].includes(intent)) return null
  const ours = (brand.ctas ?? []).filter((text) =>
    language === 'en' ? !prompt.trim() || fitsLanguage(text, true) : isPhraseIn(text, language, brand.language ?? null),
  )
  const selling = goal === 'sales' || intent === 'sale' ? ours.find((text) => SELLING.test(text)) : undefined
  return selling ?? ours[0] ?? null
}

function usualPhrase(brief: Brief, topic: ParsedPrompt, { pack, spokenPack }: DesignLanguages): string | null {
  const action = usualAction(brief, topic, spokenPack?.prompt ?? pack?.prompt)
  return action && pack ? choosePhrase(pack.actions[action], brief.tone ?? brief.brand.tone) : null
}

/** Whether a text is about what `kind` says, in the words of its language or in English. */
const isAbout = (kind: 'served' | 'booked', text: string, words: PromptWords | undefined) =>
  EN.prompt[kind].test(text) || (words?.[kind].test(text) ?? false)

function usualAction(
  { prompt, goal, brand, tone, product }: Brief,
  { intent }: ParsedPrompt,
  words: PromptWords | undefined,
): ActionName | null {
  if (words?.giveaway.test(prompt)) return 'enter'
  if (words?.recording.test(prompt)) return 'watch'
  if (goal === 'sales') {
    const isServed = isAbout('served', `${product?.description ?? ''} ${brand.description}`, words)
    return isServed ? 'start' : 'shop'
  }
  if (goal === 'engagement' && !product) return null
  const calm = CALM.includes(tone ?? brand.tone)
  const isOpen = words?.orders.length === 0 && !/webinar|workshop|class|conference|summit|seminar/i.test(prompt)
  if (intent === 'event' && isOpen) return 'join'
  const usual = intent === 'sale' && isAbout('booked', prompt, words) ? 'book' : ACTIONS[intent]
  return calm && (usual === 'look' || usual === 'learn') ? 'discover' : usual
}
