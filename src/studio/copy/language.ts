import type { Brief } from '../brief.ts'

const ENGLISH = new Set(
  'a an the and or of for to in on with our your my we you is are was be this that it at from by about new sale now shop launch join meet announce announcing introducing promote promoting create make post design generate image showing product today week weekend day free off get hiring team customers tips best how what why summer winter spring autumn fall happy thank thanks us'.split(
    ' ',
  ),
)
const OTHERS = new Set(
  'der die das und für mit ein eine einen wir unser unsere im zum zur auf von ist sind neue neuer neues el la los las y para con un una nuestro nuestra de del en por nuevo nueva le les et pour avec nous notre nos des du au une sur il lo gli e per nostro nostra di nel della het een voor met onze van o os as um uma com nosso nossa não och för med ny vår i og til på på ve için bir i w na z do dla nowy nasza'.split(
    ' ',
  ),
)

/** Whether words may be added in English: by the prompt, or where there is none by what product and brand say. */
export function isEnglishBrief({ prompt, instructions, product, brand }: Brief): boolean {
  if (prompt.trim()) return isEnglish(prompt)
  const said = [instructions, product?.proposition, product?.description, ...(product?.benefits ?? [])].filter(Boolean)
  const text = (said.length > 0 ? said.join(' ') : (brand.description ?? '')).toLowerCase()
  const { english, others, foreign } = countsIn(text)
  return !foreign && (others === 0 || english > others)
}

/** Whether a text is English, so that words may be added to it. In doubt it is not: then only the person's own are used. */
export function isEnglish(text: string): boolean {
  const { english, others, foreign } = countsIn(text.toLowerCase())
  return /\p{L}/u.test(text) && !foreign && english > others
}

function countsIn(text: string): { english: number; others: number; foreign: boolean } {
  const words = text.match(/\p{L}+/gu) ?? []
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const foreign = text.match(/[^\p{ASCII}’‘“”–—…«»•·©®™€£¥°\p{Emoji}\uFE0F\u200D\s]/gu)?.length ?? 0
  return {
    english: words.filter((word) => ENGLISH.has(word)).length,
    others: words.filter((word) => OTHERS.has(word) && !ENGLISH.has(word)).length,
    foreign: foreign > letters * 0.08,
  }
}
