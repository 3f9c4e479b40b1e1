import type { WordFinding, WordRule } from './words/judged-design.ts'

/** The sentence for each rule about words. They are those of `BRAND_CHECK_SENTENCES`, which the screens translate. */
export const WORD_LABELS: Readonly<Record<WordRule, string>> = {
  foreign: 'Nobody gave these words: “{words}”',
  joined: 'The request does not say this in one piece: “{words}”',
  cut: 'A sentence was cut: “{words}”',
  dangling: 'A line begins or ends with a word that needs another one: “{words}”',
  mark: 'A mark stands alone: “{words}”',
  number: 'A number was cut: “{words}”',
  price: 'A price lacks what belongs to it: “{words}”',
  condition: 'A condition is missing: “{words}”',
  closed: 'It is not said that this is closed: “{words}”',
  negated: 'A “not” is missing: “{words}”',
  attached: 'A price stands beside another thing: “{words}”',
  order: 'A list is in another order: “{words}”',
  gap: 'An entry of a list is missing: “{words}”',
  sign: 'A sign was left out: “{words}”',
  capitals: 'A name lost its own capitals: “{words}”',
  language: 'These words are in another language: “{words}”',
  instruction: 'An instruction is shown: “{words}”',
  withheld: 'This was not to be said: “{words}”',
  left_out: 'These words are neither on the picture nor in the caption: “{words}”',
  claim: 'Nothing supports this: “{words}”',
}

/** Longer words would fill the list of rules. */
const LONGEST = 90

/** The English sentence of a finding, with its words. */
export function labelFinding({ rule, words }: WordFinding): string {
  if (rule === 'sign' && words === '') return 'Letters were left out because no font has them'
  const letters = Array.from(words)
  const shown = letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : words
  return WORD_LABELS[rule].replace('{words}', () => shown)
}
