import type { LanguagePatterns } from '../facts/language-patterns.ts'
import type { Intent } from '../parse-prompt.ts'
import type { LanguageTag } from './language-tag.ts'

/** A phrase for brands that address their readers formally, and for those that do not. */
export interface Wording {
  formal: string
  informal: string
}

/** The calls to action that the studio can choose. */
export type ActionName =
  | 'look'
  | 'shop'
  | 'learn'
  | 'read'
  | 'discover'
  | 'buy'
  | 'order'
  | 'preorder'
  | 'book'
  | 'start'
  | 'sign_up'
  | 'save_seat'
  | 'join'
  | 'apply'
  | 'enter'
  | 'watch'
  | 'contact'

/** Words of a season. */
export interface SeasonWords {
  name: string
  greeting: string
  question: string
}

/** How a prompt in the language is read, besides its facts. */
export interface PromptWords {
  /** Common words that tell the language of a short text. Empty where the script tells it. */
  common: string
  /** Orders to a designer: "Create a post about". The longest match at the start and at the end is removed. */
  orders: readonly RegExp[]
  /** The start of a sentence that is a note to the designer: "Mention …". */
  remark: RegExp
  noPrice: RegExp
  /** The first match wins. */
  intents: readonly (readonly [Intent, RegExp])[]
  /** A subject that is only the occasion of an offer: "Summer sale". */
  occasion: RegExp
  /** A prize draw, and a recording. */
  giveaway: RegExp
  recording: RegExp
}

/** The texts of offers. Placeholders: `{percent}`, `{price}`. No ending follows a placeholder, because it depends on the word. */
export interface OfferWords {
  new: string
  sale: string
  /** With `{percent}`, for 20: "20% off". Chinese counts what is left. */
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

/** All words of one language. Strings are shown unchanged: the case is part of them. */
export interface LanguagePack {
  tag: LanguageTag
  /** The locale of numbers and dates. Countries that write numbers in another way are found by currency (ISO 4217). */
  locale: string
  locales: Readonly<Record<string, string>>
  facts: LanguagePatterns
  prompt: PromptWords
  actions: Readonly<Record<ActionName, Wording>>
  offers: OfferWords
  /** With `{name}`. */
  headlines: { introduce: Wording; question: Wording }
  /** How a reader gets from a post to the offer, on platforms whose posts contain no link. */
  ways: Readonly<Record<'instagram', string>>
  hashtags: Readonly<Record<'sale' | 'hiring', string>>
  themes: Readonly<Record<'summer' | 'black_friday' | 'new_year' | 'christmas' | 'halloween', SeasonWords>>
  quotes: readonly [open: string, close: string]
  /** Words that have no meaning at the end of a shortened text. */
  weak: RegExp
  /** A phrase at the end of a long text that can be left out. */
  cut: RegExp
}

/** A phrase that suits every reader. */
export const same = (text: string): Wording => ({ formal: text, informal: text })
