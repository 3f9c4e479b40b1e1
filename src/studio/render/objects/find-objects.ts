import { detectLanguageCode } from '../../copywriter/requests/language.ts'
import { findSpans, hideSpans } from '../../copywriter/facts/find-spans.ts'
import { findPatterns } from '../../copywriter/facts/languages.ts'
import { chooseObjects, type ChosenObject, type SubjectText } from '../../objects/choose-objects.ts'
import { openObjectPack } from './object-pack.ts'
import type { FactKind, FactSpan } from '../../copywriter/facts/fact.ts'
import type { Brief } from '../../model/brief.ts'
import type { SubjectObject } from '../../model/material.ts'

/** Chooses the objects that show what a brief is about, best first. Empty if no word names one. */
export async function findObjects(brief: Brief): Promise<SubjectObject[]> {
  const { request, product, circumstances, brand } = listTexts(brief)
  // The request itself decides. Circumstances and the brand's description are used only if nothing else names an object.
  return findFirst(brief, [request, product, circumstances, brand], () => true)
}

/**
 * Chooses objects that may stand beside the product of an image. The best one is left out, because the image shows it. Objects of
 * an occasion, and those that only the words of the data name, are left out, too.
 */
export async function findCompanions(brief: Brief): Promise<SubjectObject[]> {
  const { request, product } = listTexts(brief)
  return findFirst(brief, [request, product], ({ isCurated }, index) => isCurated && index > 0)
}

/** The objects of the first group of texts that names any. */
async function findFirst(
  brief: Brief,
  groups: readonly (readonly SubjectText[])[],
  isWanted: (chosen: ChosenObject, index: number) => boolean,
): Promise<SubjectObject[]> {
  const { objects, readIndex } = await openObjectPack()
  const index = await readIndex(detectLanguageCode(brief.prompt))
  for (const texts of groups) {
    const chosen = chooseObjects(index, texts, brief.seed)
    if (chosen.length === 0) continue
    return chosen.filter(isWanted).flatMap(({ name }) => {
      const object = objects[name]
      return object ? [{ name, ratio: object.box[2] / object.box[3], tones: object.tones }] : []
    })
  }
  return []
}

function listTexts(brief: Brief) {
  const { said, circumstances } = splitPrompt(brief.prompt, detectLanguageCode(brief.prompt))
  return {
    request: listRequestTexts(brief, said),
    product: listProductTexts(brief),
    circumstances,
    brand: listBrandTexts(brief),
  }
}

/** A date, an address, or an amount says when, where, and how much, but rarely what a request is about. */
const CIRCUMSTANCES: readonly FactKind[] = [
  'date',
  'deadline',
  'place',
  'contact',
  'price',
  'discount',
  'free',
  'condition',
  'action',
]
/** The first clause of a prompt names the subject. Further ones name its features, and those of a job its benefits. */
const LATER_WEIGHT = { usual: 0.75, job: 0.3 }
/** "Weekend at the lake": a place in the first clause is often the subject. */
const NAMED_PLACE_WEIGHT = 0.8
const JOB =
  /\b(?:hiring|vacancy|job opening|looking for an?|gesucht|suchen|stelle|buscamos|recrut\p{L}*|recherch\p{L}*)\b/iu
/** The person after a quotation. An occupation there is not the subject. */
const SPEAKER = /(?<=[”"“»«’'])\s*[—–-]\s*\p{Lu}[^\n]*$/u

const listRequestTexts = ({ title, product, instructions }: Brief, said: readonly SubjectText[]): SubjectText[] => [
  ...said,
  { text: title ?? '', weight: 0.9 },
  { text: product?.name ?? '', weight: 1.2 },
  { text: instructions ?? '', weight: 0.4 },
]

/** Splits a prompt into its clauses, without the circumstances. */
function splitPrompt(prompt: string, language: string): { said: SubjectText[]; circumstances: SubjectText[] } {
  const text = prompt.replace(SPEAKER, '')
  const spans = findSpans(text, findPatterns(language)).filter(({ kind }) => CIRCUMSTANCES.includes(kind))
  const [first = '', ...others] = hideSpans(text, spans).split(/[,;:.!?\n](?=\s)| [–—-] /)
  const later = JOB.test(first) ? LATER_WEIGHT.job : LATER_WEIGHT.usual
  const named = spans.filter(({ kind, start }) => kind === 'place' && start < first.length)
  const toText = ({ start, end }: FactSpan) => text.slice(start, end)
  return {
    said: [
      { text: first, weight: 1 },
      ...others.map((clause) => ({ text: clause, weight: later })),
      ...named.map((span) => ({ text: toText(span), weight: NAMED_PLACE_WEIGHT })),
    ],
    // "Shop now" names no subject at all.
    circumstances: spans.flatMap((span) => (span.kind === 'action' ? [] : [{ text: toText(span), weight: 1 }])),
  }
}

const listProductTexts = ({ product }: Brief): SubjectText[] =>
  [product?.description, product?.proposition, ...(product?.benefits ?? [])].map((text) => ({
    text: text ?? '',
    weight: 1,
  }))

const listBrandTexts = ({ brand }: Brief): SubjectText[] =>
  [...(brand.keywords ?? []), brand.description].map((text) => ({ text: text ?? '', weight: 1 }))
