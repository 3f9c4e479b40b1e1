import { judgeWords } from '../../check/words/judge-words.ts'
import { labelFinding } from '../../check/word-labels.ts'
import { listWordSources } from '../../check/word-sources.ts'
import type { Brief } from '../../model/brief.ts'

const NO_BOX = { x: 0, y: 0, width: 0, height: 0 }

/** What the judge finds in texts that stand together on pictures of a brief: "The words were cut: …: the text". */
export function judgeTexts(
  brief: Brief,
  {
    language,
    texts,
    caption,
    left_out,
  }: { language: string; texts: readonly string[]; caption: string; left_out: readonly string[] },
): string[] {
  const lines = texts.map((text, slide) => ({ text, role: 'headline', box: NO_BOX, slide }))
  const sources = listWordSources(brief, language, { own: [], model: [] })
  return judgeWords({ language, lines, caption, alt_text: '', left_out }, sources).map(
    (finding) => `${labelFinding(finding)} <- ${finding.line === null ? '' : texts[finding.line]}`,
  )
}
