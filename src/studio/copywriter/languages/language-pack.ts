import type { FormOfAddress } from '#contract/options.ts'
import type { LanguagePatterns } from '../facts/language-patterns.ts'
import type { Intent } from '../requests/intent.ts'
import type { DesignLanguage } from '#contract/languages/languages.ts'

/** A phrase, or two of them: for brands that address their readers formally, and for those that do not. */
export type Phrase = string | readonly [formal: string, informal: string]

/** The calls to action that the studio can choose. */
export const ACTIONS = [
  'look',
  'shop',
  'learn',
  'read',
  'discover',
  'buy',
  'order',
  'preorder',
  'book',
  'start',
  'sign_up',
  'save_seat',
  'join',
  'apply',
  'enter',
  'watch',
  'contact',
] as const
export type ActionName = (typeof ACTIONS)[number]

/** Words of a season. */
export interface SeasonWords {
  name: string
  greeting: string
  question: string
}

/** What a prompt of the language is about. */
export interface PromptWords {
  /** Common words that tell the language of a short text, with spaces between them. Empty where the script tells it. */
  common: string
  /** Orders to us, for languages that put the verb last. */
  orders: readonly RegExp[]
  /** The first match wins. */
  intents: readonly (readonly [Intent, RegExp])[]
  giveaway: RegExp
  /** A recording that can be watched. */
  recording: RegExp
  /** Things that shops do not sell, in the description of a product or brand: they are started, not shopped for. */
  served: RegExp
  /** Services that people book, also when they cost less. */
  booked: RegExp
}

/** The texts of offers. Nothing follows a placeholder that would have to agree with it. */
export interface OfferWords {
  new: string
  sale: string
  /** A discount of `percent`; `written` is the same number with its sign. Chinese counts what is left. */
  off(percent: number, written: string): string
  /** "Until Sunday", from Monday on. */
  until: readonly [string, string, string, string, string, string, string]
  /** With `{date}`. */
  until_date: string
  free_shipping: string
  limited: string
  today: string
  preorder: string
  soon: string
  /** With `{price}`. */
  from: string
}

/**
 * All words of one language. Strings are shown unchanged: the case is part of them.
 * Why, and what was rejected: docs/decisions/0035-language-packs.md.
 */
export interface LanguagePack {
  tag: DesignLanguage
  facts: LanguagePatterns
  prompt: PromptWords
  actions: Readonly<Record<ActionName, Phrase>>
  offers: OfferWords
  /** With `{name}`. */
  headlines: Readonly<{ introduce: Phrase; question: Phrase }>
  /** How a reader gets from a post to the offer, on platforms whose posts contain no link. */
  way: string
  /** Without '#'. */
  hashtags: Readonly<Record<'sale' | 'hiring', string>>
  themes: Readonly<Record<'summer' | 'black_friday' | 'new_year' | 'christmas' | 'halloween', SeasonWords>>
  quotes: readonly [open: string, close: string]
  /** A word that has no meaning at the end of a shortened text. */
  weak: RegExp
  /** A phrase at the end of a long text that can be left out. */
}

/** A phrase as it is said to readers who are addressed formally or informally. */
export function choosePhrase(phrase: Phrase, address: FormOfAddress): string {
  if (typeof phrase === 'string') return phrase
  return phrase[address === 'formal' ? 0 : 1]
}

/** The words of a season; null without one, or if no words may be added. */
export const findSeason = (pack: LanguagePack | null, theme: string | null): SeasonWords | null =>
  Object.entries(pack?.themes ?? {}).find(([name]) => name === theme)?.[1] ?? null
