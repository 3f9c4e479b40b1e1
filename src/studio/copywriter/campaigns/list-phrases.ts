import { says } from '../caption.ts'
import type { Copy } from '../copy.ts'
import type { FactKind } from '../facts/fact.ts'
import type { Writing } from '../writing.ts'
import type { LanguagePack } from '../languages/language-pack.ts'

/** Facts that say something without their subject: "20% off", "Free delivery". Others need a name before them: "Freiburg", "2.49 €". */
const WHOLE: readonly FactKind[] = ['discount', 'bundle', 'free', 'feature', 'action']

/** Opens the test whether a text is a fact, a number or a single word that says nothing alone. */
export function openFragments({ facts: given }: Writing, copy: Copy): (text: string) => boolean {
  const stated = given.filter(({ kind }) => !WHOLE.includes(kind)).map(({ text }) => text)
  const details = copy.details.filter(({ kind }) => !WHOLE.includes(kind)).map(({ text }) => text)
  const facts = new Set([...stated, ...details, copy.price ?? '', copy.small_print ?? ''].map(bare))
  const isWord = (text: string) => !/[\s\u3040-\u30FF\u3400-\u9FFF\u0E00-\u0E7F]/u.test(text.trim())
  return (text) => facts.has(bare(text)) || isWord(text)
}

const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s.!?。！？]+/gu, ' ')
    .trim()

/**
 * More phrases for a field that takes many, best first: each fact with a name, two facts, a fact with a call to action, a name with one. They
 * say nothing that the copy does not say.
 */
export function listPhrases(
  writing: Writing,
  copy: Copy,
  { calls, pack }: { calls: readonly string[]; pack: LanguagePack | null },
): string[] {
  const { brief } = writing
  const names = [...new Set([brief.product?.name ?? brief.brand.name, brief.brand.name])]
  const facts = [copy.badge, copy.price, ...copy.details.map(({ text }) => text), ...copy.benefits, copy.small_print]
  const stated = [...new Set(facts.filter((text) => text !== null))]
  const comma = pack?.facts.unspaced ? '、' : pack?.tag === 'ar' ? '، ' : ', '
  const stop = pack?.facts.unspaced ? '。' : '. '
  const named = names.flatMap((name) => stated.filter((fact) => !says(fact, name)).map((fact) => `${name}: ${fact}`))
  const pairs = stated.flatMap((fact, index) => stated.slice(index + 1).map((other) => `${fact}${comma}${other}`))
  const isFragment = openFragments(writing, copy)
  const whole = [copy.headline, ...stated].filter((text) => !isFragment(text))
  const called = whole.flatMap((text) => calls.map((call) => `${text}${stop}${call}`))
  const invited = names.flatMap((name) => calls.map((call) => `${name}: ${call}`))
  const turned = names.flatMap((name) => calls.map((call) => `${call}: ${name}`))
  return [...named, ...pairs, ...invited, ...called, ...calls.filter((call) => !isFragment(call)), ...turned]
}
