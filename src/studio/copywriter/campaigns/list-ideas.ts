import { findFormOfAddress } from '../form-of-address.ts'
import { filterBanned, findBanned } from '../banned.ts'
import { says } from '../caption.ts'
import { ended } from '../sentence-end.ts'
import { listQuestions } from '../headlines/questions.ts'
import { listBlockTexts } from '../facts/post-block.ts'
import { choosePhrase, findSeason, type LanguagePack } from '../languages/language-pack.ts'
import { randomFrom } from '../../model/random.ts'
import type { Brief } from '../../model/brief.ts'
import type { Copy } from '../copy.ts'
import type { Writing } from '../writing.ts'
import { findJoiner, splitSentences } from './shorten-text.ts'
import type { FactKind } from '../facts/fact.ts'

/** What the texts of a campaign can say, best first. Nothing in it breaks the brand's don't-list. */
export interface Ideas {
  /** Short phrases without a period. */
  headlines: string[]
  /** More short phrases, for a field that takes many. */
  phrases: string[]
  /** Whole sentences. */
  sentences: string[]
  /** Paragraphs of two or three sentences. */
  paragraphs: string[]
  /** A question to the reader; null where one would be out of place. */
  question: string | null
  cta: string | null
  /** Calls to action that suit any brief, for a field that needs more texts. */
  calls: string[]
  pack: LanguagePack | null
}

/** Lists what is known about a request in the language of its copy. */
export function listIdeas(writing: Writing, copy: Copy): Ideas {
  const { brief, topic, languages } = writing
  const { pack } = languages
  const dont = brief.brand.dont ?? []
  const pass = (texts: readonly (string | null | undefined)[]) =>
    unique(texts.flatMap((text) => (text ? (filterBanned(text, dont) ?? []) : [])))
  const isQuiet = QUIET.includes(topic.intent) && !brief.product
  const question = isQuiet ? null : (pass([askAbout(brief, pack)])[0] ?? null)
  const introduction = isQuiet ? null : say(brief, pack, 'introduce')
  const season = findSeason(pack, brief.theme)
  const name = brief.product?.name ?? brief.brand.name
  const facts = listFacts(copy)
  const isFragment = openFragments(writing, copy)
  const headlines = pass([
    copy.headline,
    ...copy.alternatives.filter((text) => text !== name && text !== brief.brand.name),
    copy.subline,
    copy.badge && !says(copy.badge, name) ? `${name}: ${copy.badge}` : copy.badge,
    ...copy.benefits,
    ...(copy.price ? [`${name}: ${copy.price}`] : []),
    ...copy.details.map(({ text }) => text),
    question,
    introduction,
    season?.greeting,
    copy.badge,
    ...listBlockTexts(copy.block),
    name,
    brief.brand.name,
  ])
    .filter((text) => [copy.headline, name, brief.brand.name].includes(text) || !isFragment(text))
    .map((text) => withoutStop(setCommas(text, pack)))
  const sentences = pass([
    copy.subline && endSentence(copy.subline, pack),
    ...[...splitCaption(copy, pack), ...copy.benefits, ...facts, copy.headline].map((text) => endSentence(text, pack)),
    introduction && endSentence(introduction, pack),
  ]).filter((text) => !isFragment(text))
  const cta = pass([copy.cta])[0] ?? null
  const isCall = (text: string) => cta !== null && text === endSentence(cta, pack)
  const address = findFormOfAddress(brief, pack?.tag ?? 'en')
  const calls = pack ? CALLS.map((action) => choosePhrase(pack.actions[action], address)) : []
  const allowedCalls = pass([copy.cta, ...calls])
  return {
    headlines: unique(headlines),
    phrases: pass(listPhrases(writing, copy, { calls: allowedCalls, pack })),
    sentences: sentences.filter((text) => !isCall(text)),
    paragraphs: pass(
      listParagraphs(
        copy,
        sentences.filter((text) => !isCall(text)),
        { question, cta, facts, pack },
      ),
    ).filter((text) => !isFragment(text)),
    question,
    cta,
    calls: allowedCalls,
    pack,
  }
}

const QUIET: readonly string[] = ['greeting', 'thanks', 'hiring', 'question', 'statement', 'event', 'tips']
/** Calls to action that suit any brief. */
const CALLS = ['learn', 'look', 'discover', 'read', 'contact'] as const

function say(brief: Brief, pack: LanguagePack | null, phrase: 'introduce' | 'question'): string | null {
  const name = brief.product?.name ?? brief.brand.name
  return pack && choosePhrase(pack.headlines[phrase], findFormOfAddress(brief, pack.tag)).replace('{name}', name)
}

function askAbout(brief: Brief, pack: LanguagePack | null): string | null {
  const english =
    pack?.tag === 'en' && brief.product ? listQuestions(brief, randomFrom(brief.seed, 'question'))[0] : null
  return english ?? say(brief, pack, 'question')
}

const listFacts = ({ badge, price, details, small_print }: Copy): string[] =>
  [badge, price, ...details.map(({ text }) => text), small_print].filter((text) => text !== null)

/** The sentences of a caption, without bullets, facts in one line, and how a reader gets to the offer. */
function splitCaption({ caption }: Copy, pack: LanguagePack | null): string[] {
  const lines = caption.split('\n').map((line) => line.replace(/^• /, '').trim())
  const prose = lines.filter((line) => line !== '' && !line.includes(' · '))
  return prose.flatMap((line) => splitSentences(line, pack)).filter((sentence) => sentence !== pack?.way)
}

interface Parts {
  question: string | null
  cta: string | null
  facts: readonly string[]
  pack: LanguagePack | null
}

function listParagraphs({ headline, benefits }: Copy, sentences: readonly string[], parts: Parts): string[] {
  const { question, cta, pack, facts } = parts
  const join = (texts: readonly (string | null | undefined)[]) => {
    const said = withoutRepeats(texts.flatMap((text) => text ?? []))
    if (said.length === 0) return ''
    return [...said, ...(cta ? [cta] : [])].map((text) => endSentence(text, pack)).join(findJoiner(pack))
  }
  const [first, second, third] = sentences
  const offers = facts.filter((fact) => !says(first ?? headline, fact)).slice(0, 3)
  return [
    join([headline, first]),
    join([question, second ?? first]),
    join(benefits.slice(0, 3)),
    offers.length > 0 ? join([offers.join(' · '), first ?? headline]) : '',
    join([headline, third ?? second]),
    join([first, second]),
  ].filter((text) => text !== '')
}

/** Without texts that another one contains. */
const withoutRepeats = (texts: readonly string[]): string[] =>
  unique(texts).filter((text, index, all) => !all.some((other, at) => at !== index && says(other, text)))

/** The comma of the script: the alternatives of the copy join their parts with a Latin one. */
function setCommas(text: string, pack: LanguagePack | null): string {
  if (pack?.facts.unspaced) return text.replaceAll(/(?<=\P{ASCII}), /gu, '、')
  return pack?.tag === 'ar' ? text.replaceAll(/(?<=\P{ASCII}), /gu, '، ') : text
}

/** Without texts that say the same as an earlier one. */
export function unique(texts: readonly string[]): string[] {
  const seen = new Set<string>()
  return texts.filter((text) => {
    const key = text
      .toLowerCase()
      .replaceAll(/[\s.!?。！？·:,]+/gu, ' ')
      .trim()
    return key !== '' && !seen.has(key) && seen.add(key)
  })
}

/** The text with a mark at its end. Japanese and Chinese sentences may end with a number or a Latin name. */
export const endSentence = (text: string, pack: LanguagePack | null): string =>
  pack?.facts.unspaced && /[\p{Script=Latin}\p{N}\p{Sc}%]$/u.test(text.trim()) ? `${text.trim()}。` : ended(text)

const withoutStop = (text: string) => (/[.。][^.。]+[.。]$/u.test(text) ? text : text.replace(/[.。]$/u, ''))

/** Whether a text may be used: nothing in it is on the don't-list. */
export const isAllowed = (brief: Brief, text: string): boolean => findBanned(text, brief.brand.dont ?? []) === null

/** Facts that say something without their subject: "20% off", "Free delivery". Others need a name before them: "Freiburg", "2.49 €". */
const WHOLE: readonly FactKind[] = ['discount', 'bundle', 'free', 'feature', 'action']

/** Opens the test whether a text is a fact, a number or a single word that says nothing alone. */
function openFragments({ facts: given }: Writing, copy: Copy): (text: string) => boolean {
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
function listPhrases(
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
