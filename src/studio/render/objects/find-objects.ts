import { detectLanguageCode } from '../../copy/language.ts'
import { findSpans, hideSpans } from '../../copy/facts/find-spans.ts'
import { findPatterns } from '../../copy/facts/languages.ts'
import { chooseObjects, type SubjectText } from '../../objects/choose-objects.ts'
import { openObjectPack } from './object-pack.ts'
import type { FactKind } from '../../copy/facts/fact.ts'
import type { Brief } from '../../brief.ts'
import type { SubjectObject } from '../../material.ts'

/** Chooses the objects that show what a brief is about, best first. Empty if no word names one. */
export async function findObjects(brief: Brief): Promise<SubjectObject[]> {
  const { objects, readIndex } = await openObjectPack()
  const index = await readIndex(detectLanguageCode(brief.prompt))
  // The request itself decides. The brand's description is used only if the request names nothing.
  const groups = [listRequestTexts(brief), listProductTexts(brief), listBrandTexts(brief)]
  for (const texts of groups) {
    const chosen = chooseObjects(index, texts, brief.seed).flatMap(({ name }) => {
      const object = objects[name]
      return object ? [{ name, ratio: object.box[2] / object.box[3], tones: object.tones }] : []
    })
    if (chosen.length > 0) return chosen
  }
  return []
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
]
/** The weight of words about circumstances. They decide only if nothing else names an object. */
const CIRCUMSTANCE_WEIGHT = 0.4

const listRequestTexts = ({ prompt, title, product, instructions }: Brief): SubjectText[] => [
  ...splitPrompt(prompt),
  { text: title ?? '', weight: 0.9 },
  { text: product?.name ?? '', weight: 1.2 },
  { text: instructions ?? '', weight: 0.4 },
]

function splitPrompt(prompt: string): SubjectText[] {
  const spans = findSpans(prompt, findPatterns(detectLanguageCode(prompt))).filter(({ kind }) =>
    CIRCUMSTANCES.includes(kind),
  )
  return [
    { text: hideSpans(prompt, spans), weight: 1 },
    ...spans.map(({ start, end }) => ({ text: prompt.slice(start, end), weight: CIRCUMSTANCE_WEIGHT })),
  ]
}

const listProductTexts = ({ product }: Brief): SubjectText[] =>
  [product?.description, product?.proposition, ...(product?.benefits ?? [])].map((text) => ({
    text: text ?? '',
    weight: 1,
  }))

const listBrandTexts = ({ brand }: Brief): SubjectText[] =>
  [...(brand.keywords ?? []), brand.description].map((text) => ({ text: text ?? '', weight: 1 }))
