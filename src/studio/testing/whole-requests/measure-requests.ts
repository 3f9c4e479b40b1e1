import { checkWords } from '../../check/words-rule.ts'
import { composeScene } from '../../compose.ts'
import { writeCopy } from '../../copywriter/write-copy.ts'
import { NO_IMAGES } from '../../model/material.ts'
import { createBrief, fakeMeasure } from '../briefs.ts'
import type { Copy } from '../../copywriter/copy.ts'
import type { Scene } from '../../model/scene.ts'
import type { WholeRequest } from './read-requests.ts'

/** What became of a request in one size. */
export interface MeasuredRequest {
  request: WholeRequest
  copy: Copy
  scene: Scene
  /** Facts that stand whole neither on the picture nor in the caption. */
  lost: string[]
  /** Facts of the three most important ones that are not on the picture. */
  missing: string[]
  /** What the judge of words finds. */
  faults: string[]
  /** Words to us that are shown. */
  told: string[]
}

/** A text as it is compared: without case, marks at its ends, kinds of spaces and quotation marks. */
const fold = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .replace(/[“”„«»"'’‘「」\u200B\u2060]/g, '')
    .replace(/[\s\u00A0\u202F]+/g, ' ')
    .replace(/^[\s.,;:!?…。、，—–-]+|(?<![\s.,;:!?…。、，—–-])[\s.,;:!?…。、，—–-]+$/gu, '')

/** Draws a request in a size, without pixels. */
export async function measureRequest(
  request: WholeRequest,
  seed: number,
  size: readonly [number, number],
): Promise<MeasuredRequest> {
  const [width, height] = size
  const brand = { name: request.brand, description: null, language: request.language }
  const brief = createBrief({ prompt: request.prompt, seed, width, height, platform: 'instagram' }, brand)
  const copy = writeCopy(brief)
  const scene = await composeScene(brief, copy, NO_IMAGES, fakeMeasure)
  const drawn = scene.layers.flatMap((layer) => (layer.kind === 'text' ? [fold(layer.text)] : []))
  const caption = fold(copy.caption)
  const isDrawn = (text: string) => drawn.some((line) => line.includes(fold(text))) || isRow(fold(text), drawn)
  const { findings = [] } = checkWords(scene, { brief })
  return {
    request,
    copy,
    scene,
    lost: request.facts.filter(({ text }) => !isDrawn(text) && !caption.includes(fold(text))).map(({ text }) => text),
    missing: request.facts.filter(({ text, isImportant }) => isImportant && !isDrawn(text)).map(({ text }) => text),
    faults: findings.map(({ label }) => label),
    told: request.orders.filter((order) => [...drawn, caption].some((text) => text.includes(fold(order)))),
  }
}

/** A row of a menu has its price in a text of its own. */
function isRow(text: string, drawn: readonly string[]): boolean {
  return drawn.some((line) => line.length > 2 && text.startsWith(line) && drawn.includes(fold(text.slice(line.length))))
}
