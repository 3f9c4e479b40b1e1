import { isHiring } from '../copywriter/languages/packs.ts'
import { chooseLanguage, detectLanguage } from '../copywriter/requests/language.ts'
import { listSubjects, type Subject, type SubjectTexts } from './choose-subject.ts'
import type { Brief } from '../model/brief.ts'

/** The language of texts with fewer words is often taken for another one. */
const SURE_WORDS = 8

/** What a brief may be about, most certain first. */
export const listBriefSubjects = (brief: Brief): Subject[] => listSubjects(listTexts(brief))

/** Whether a request looks for staff, so that it is about the business itself. */
export const isAboutBusiness = (brief: Brief): boolean => isHiring(brief.prompt ?? '', chooseLanguage(brief).spoken)

/** Short texts are detected badly, so the words of the brand's own language are looked up, too. */
function listTexts(brief: Brief): SubjectTexts {
  const { prompt, title, instructions, product, brand } = brief
  const { spoken, isCertain } = chooseLanguage(brief)
  const usual = brand.language ?? spoken
  const toText = (text: string | null | undefined, languages: readonly string[]) => ({
    text: text ?? '',
    languages: [...new Set(languages.map((language) => language.slice(0, 2)))],
  })
  const detect = (text: string | null | undefined, own: string) => {
    const found = detectLanguage(text ?? '', [brand.name, product?.name ?? ''], own).language
    return toText(text, [own, found, 'en'])
  }
  const request = [prompt, instructions].filter(Boolean).join('\n')
  const isSure = isCertain && request.split(/\s+/).length >= SURE_WORDS
  return {
    request: toText(request, isSure ? [spoken] : [usual, spoken]),
    product: [product?.name, product?.description, title].map((text) => detect(text, product?.language ?? usual)),
    brand: [brand.description, (brand.keywords ?? []).join('\n')].map((text) => detect(text, usual)),
    brandName: toText(brand.name, [usual, 'en']),
  }
}
