import { listCopyTexts, type Copy } from '../copywriter/copy.ts'
import { writeCopy } from '../copywriter/write-copy.ts'
import { applyTransform } from '../type/text-block.ts'
import { toFindingsRule, toRuleBox, type CheckFinding, type CheckRule } from './check-rule.ts'
import { labelFinding } from './word-labels.ts'
import { listWordSources } from './word-sources.ts'
import { judgeWords } from './words/judge-words.ts'
import type { ModelWords } from '../copywriter/model-words.ts'
import type { DesignLook } from '../directions/describe-look.ts'
import type { Brief } from '../model/brief.ts'
import type { Scene, TextLayer } from '../model/scene.ts'
import type { JudgedLine, WordRule } from './words/judged-design.ts'

/** What a scene is judged by besides itself. */
export interface CheckedWords {
  brief: Brief
  /** The texts that a text model wrote for it. */
  model?: ModelWords | null
  /** Whether a person saved the design, so that it may have words of its own. */
  isRevised?: boolean
  /** The texts of the scenes of a film that a person edited. */
  scenes?: readonly string[]
  /** The texts of the other slides of a carousel. */
  others?: readonly string[]
  /** Texts that a note names as left out, besides those of the scene. */
  left_out?: readonly string[]
  /** Words that were read in the image of a model. Absent where there is none, or where it could not be read. */
  letters?: readonly string[]
  /** What the last designs of the brand look like, the newest first. */
  recent?: readonly DesignLook[]
}

/** A person may leave out and rearrange words in the editor. */
const CHOSEN: ReadonlySet<WordRule> = new Set(['left_out', 'gap', 'order'])

/** Judges the words of a scene by its request, brand and product. The place is that of the first line with a fault. */
export function checkWords(scene: Scene, words: CheckedWords): CheckRule {
  const { copy, notes } = scene
  const layers = scene.layers.filter((layer): layer is TextLayer => layer.kind === 'text' && isJudged(layer, copy))
  const found = judgeWords(
    {
      language: copy.language,
      lines: [...layers.map((layer) => toLine(layer, copy.language)), ...toOtherLines(words.others ?? [])],
      caption: copy.caption,
      alt_text: copy.alt_text,
      left_out: [...listNoted(notes), ...(words.left_out ?? [])],
      has_lost_letters: notes.includes('letters_left_out'),
    },
    listWordSources(words.brief, copy.language, {
      own: listOwnTexts(scene, words),
      model: words.model ? listModelTexts(words.model) : [],
    }),
  ).filter(({ line, rule }) => (line === null || line < layers.length) && !(isChanged(words) && CHOSEN.has(rule)))
  const findings = found.map((finding): CheckFinding => {
    const layer = finding.line === null ? null : (layers[finding.line] ?? null)
    return { label: labelFinding(finding), box: toRuleBox(layer) }
  })
  return toFindingsRule('words', 'Words', findings)
}

/** Whether a person changed words of the design, in the editor or before it was made. */
const isChanged = ({ isRevised = false, brief }: CheckedWords): boolean =>
  isRevised || (brief.choices ?? []).some(({ text }) => text !== undefined)

/** The brand's name, the marks of slides, the label about a model and the numbers of steps are no texts of the request. */
const isJudged = ({ role, text }: TextLayer, { block }: Copy) =>
  role !== 'wordmark' && role !== 'page' && role !== 'label' && !(block?.kind === 'steps' && /^\d{1,2}$/.test(text))

function toLine(layer: TextLayer, language: string): JudgedLine {
  const { text, role, box, transform } = layer
  return { text, role, box, ...(transform !== 'none' && { drawn: applyTransform(text, layer, language) }) }
}

/** Other slides are judged with their own scene. Here they only say what is on the pictures. */
const toOtherLines = (texts: readonly string[]): JudgedLine[] =>
  texts.map((text, index) => ({ text, role: '', box: { x: 0, y: 0, width: 0, height: 0 }, slide: index + 1 }))

const NOTED = 'words_left_out: '
const listNoted = (notes: readonly string[]) =>
  notes.flatMap((note) => (note.startsWith(NOTED) ? [note.slice(NOTED.length)] : []))

const listModelTexts = ({ headline, subline, badge, cta, caption, alt_text }: ModelWords): string[] =>
  [headline, subline, badge, cta, caption, alt_text].flatMap((text) => text ?? [])

/** Texts that a person added or changed: those that the rules do not write for this brief. */
function listOwnTexts(
  { copy, overrides }: Scene,
  { brief, model = null, isRevised = false, scenes = [] }: CheckedWords,
): string[] {
  const chosen = (brief.choices ?? []).flatMap(({ text }) => text ?? [])
  const added = [...chosen, ...scenes, ...(overrides?.added ?? []).flatMap(({ text }) => text ?? [])]
  if (!isRevised) return added
  const written = writeCopy(brief, model)
  const known = new Set([...listCopyTexts(written), ...written.alternatives].map(toLetters))
  return [...added, ...listCopyTexts(copy).filter((text) => !known.has(toLetters(text)))]
}

const toLetters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{Nd}]/gu, '')
