import { findDanglingWords, findLeadingWords, isArticle } from '../type/breaking/glue.ts'
import type { Copy } from '../copywriter/copy.ts'
import type { Canvas } from '../model/canvas.ts'
import type { Layer } from '../model/scene.ts'

/** A headline in more lines than this is a column of single words. */
const MOST_LINES = 5
const LINE_FAULT = 0.2
/** A line of so few letters beside longer ones looks lost. */
const LOST_LINE = 3
const LOST_FAULT = 0.24
/** A line that ends with an article, which belongs to the next one: "quiz for the / lifeboat". A preposition is torn less. */
const DANGLING_FAULT = { article: 0.22, other: 0.08 } as const

/** How badly the lines of the headline are broken, in the unit of missing facts. Another layout may have a wider column. */
export function measureTornHeadline(
  { language, headline: text }: Pick<Copy, 'language' | 'headline'>,
  layers: readonly Layer[],
  { aspect }: Pick<Canvas, 'aspect'>,
): number {
  const headline = layers.find((layer) => layer.kind === 'text' && layer.role === 'headline')
  if (headline?.kind !== 'text') return 0
  const most = MOST_LINES + (aspect === 'slim' ? 2 : 0)
  const plain = headline.lines.filter(({ scale = 1 }) => scale === 1)
  const lost = plain.length > 2 && plain.some(({ text: line }) => line.length <= LOST_LINE)
  const dangling = findLeadingWords(language) && findDanglingWords(language)
  // Lines of different sizes part what leads from its rest.
  const isEven = plain.length === headline.lines.length && headline.text === text
  const ends = isEven && dangling ? plain.slice(0, -1).map((line) => readLastWord(line.text)) : []
  const faults = ends.flatMap((end) =>
    dangling?.test(end) ? [DANGLING_FAULT[isArticle(end) ? 'article' : 'other']] : [],
  )
  return Math.max(0, headline.lines.length - most) * LINE_FAULT + (lost ? LOST_FAULT : 0) + Math.max(0, ...faults)
}

const readLastWord = (line: string): string => line.slice(line.lastIndexOf(' ') + 1)
