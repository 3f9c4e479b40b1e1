import { detectLanguageCode } from '../../copy/language.ts'
import { chooseObjects, type SubjectText } from '../../objects/choose-objects.ts'
import { openObjectPack } from './object-pack.ts'
import type { Brief } from '../../brief.ts'
import type { SubjectObject } from '../../material.ts'

/** Chooses the objects that show what a brief is about, best first. Empty if no word names one. */
export async function findObjects(brief: Brief): Promise<SubjectObject[]> {
  const { objects, readIndex } = await openObjectPack()
  const index = await readIndex(detectLanguageCode(brief.prompt))
  // What the request itself says decides. The brand's description is asked only if the request names nothing.
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

const listRequestTexts = ({ prompt, title, product, instructions }: Brief): SubjectText[] => [
  { text: prompt, weight: 1 },
  { text: title ?? '', weight: 0.9 },
  { text: product?.name ?? '', weight: 1.2 },
  { text: instructions ?? '', weight: 0.4 },
]

const listProductTexts = ({ product }: Brief): SubjectText[] =>
  [product?.description, product?.proposition, ...(product?.benefits ?? [])].map((text) => ({
    text: text ?? '',
    weight: 1,
  }))

const listBrandTexts = ({ brand }: Brief): SubjectText[] =>
  [...(brand.keywords ?? []), brand.description].map((text) => ({ text: text ?? '', weight: 1 }))
