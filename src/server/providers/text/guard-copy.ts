import { listWordSources } from '#studio/check/word-sources.ts'
import { findUnsupported, readEvidence, type ReadEvidence } from '#studio/check/words/find-unsupported.ts'
import { listCopyTexts, type Copy } from '#studio/copywriter/copy.ts'
import type { Brief } from '#studio/model/brief.ts'
import type { CopyAnswer } from '../../stored/paid-results.ts'

/**
 * Replaces what a text model claims without evidence by the words of the rules, which are those of the request. A caption keeps its other
 * sentences. `refused` has the words without evidence.
 */
export function guardCopy(answer: CopyAnswer, brief: Brief, byRules: Copy): CopyAnswer {
  const evidence = readBriefEvidence(brief, byRules)
  const refused: string[] = []
  const find = (text: string) => findUnsupported(text, byRules.language, evidence)
  const guard = <Text extends string | null>(text: Text, own: Text): Text => {
    const found = text === null ? [] : find(text)
    refused.push(...found.map(({ words }) => words))
    return found.length > 0 ? own : text
  }
  const guarded = {
    ...answer,
    headline: guard(answer.headline, byRules.headline),
    subline: guard(answer.subline, byRules.subline),
    badge: guard(answer.badge, byRules.badge),
    cta: guard(answer.cta, byRules.cta),
    caption: guardSentences(answer.caption, byRules.caption, (sentence) => guard(sentence, '')),
    hashtags: answer.hashtags.filter((tag) => find(splitTag(tag)).length === 0),
    alt_text: guardSentences(answer.alt_text, byRules.alt_text, (sentence) => guard(sentence, '')),
  }
  return refused.length > 0 ? { ...guarded, refused: [...new Set(refused)] } : guarded
}

type TextsBySet = Record<string, Record<string, string[]>>

/** The texts of a campaign by set and field, without those that claim something without evidence. `refused` has the words of these. */
export function guardTexts(
  texts: Readonly<TextsBySet>,
  brief: Brief,
  byRules: Copy,
): { texts: TextsBySet; refused: string[] } {
  const evidence = readBriefEvidence(brief, byRules)
  const refused = new Set<string>()
  const isSupported = (text: string) => {
    const found = findUnsupported(text, byRules.language, evidence)
    for (const { words } of found) refused.add(words)
    return found.length === 0
  }
  const guardFields = (fields: Record<string, string[]>) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([field, written]) => {
        const kept = written.filter(isSupported)
        return kept.length > 0 ? [[field, kept]] : []
      }),
    )
  const kept = Object.fromEntries(Object.entries(texts).map(([set, fields]) => [set, guardFields(fields)]))
  return { texts: kept, refused: [...refused] }
}

/** What a text model may claim for a brief: all that request, brand and product say, and what the rules wrote. */
function readBriefEvidence(brief: Brief, byRules: Copy): ReadEvidence {
  const { brand, title, theme } = brief
  const { request, kept, prices } = listWordSources(brief, byRules.language, { own: [], model: [] })
  const told = [title, theme?.replaceAll('_', ' '), brand.voice, brand.audience].flatMap((text) => text ?? [])
  const written = [...listCopyTexts(byRules), ...byRules.alternatives, byRules.caption]
  const lists = [...(brand.do ?? []), ...(brand.keywords ?? [])]
  return readEvidence({ texts: [...request, ...kept, ...prices, ...told, ...written, ...lists] })
}

const SENTENCE = /(?<=[.!?…。！？؟।])(?=\s)|(?<=[。！？])/u

/** A text without the sentences that `guard` empties; the other text if none is left. */
function guardSentences(text: string, own: string, guard: (sentence: string) => string): string {
  const lines = text.split('\n').map((line) =>
    line
      .split(SENTENCE)
      .map((sentence) => (sentence.trim() === '' ? sentence : guard(sentence)))
      .join('')
      .trim(),
  )
  const kept = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return kept === '' ? own : kept
}

/** "BestCoffee2026" as words. */
const splitTag = (tag: string) => tag.replaceAll(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})/gu, ' ').toLowerCase()
