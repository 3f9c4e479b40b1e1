import { readTokens, toCleanText } from './words/tokens.ts'
import type { CheckRule } from './check-rule.ts'
import type { Brief } from '../model/brief.ts'

/** The sentence of a finding. It is one of `BRAND_CHECK_SENTENCES`, which the screens translate. */
export const LETTERS_LABEL = 'The generated image shows letters: “{words}”'

/**
 * Checks the words that were read in the image of a model. Those of the request, the brand and the product may stand on it, such as the name
 * on a bottle; all others are letters that the model invented.
 */
export function checkLetters({ prompt, instructions, brand, product }: Brief, read: readonly string[]): CheckRule {
  const texts = [prompt, instructions, brand.name, brand.description, product?.name, product?.description]
  const known = new Set(texts.flatMap((text) => toKeys(text ?? '')))
  const invented = read.filter((word) => toKeys(word).some((key) => !known.has(key)))
  return {
    rule: 'letters',
    label: 'The generated image has no letters of its own',
    passed: invented.length === 0,
    value: invented.length,
    threshold: 0,
    unit: 'words',
    box: null,
    ...(invented.length > 0 && {
      findings: [{ label: LETTERS_LABEL.replace('{words}', () => invented.join(' ')), box: null }],
    }),
  }
}

const toKeys = (text: string): string[] => readTokens(toCleanText(text)).map(({ text: word }) => word.toLowerCase())
