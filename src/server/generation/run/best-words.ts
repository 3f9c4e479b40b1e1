import type { DesignLook } from '#studio/directions/describe-look.ts'
import type { Copy } from '#studio/copywriter/copy.ts'
import type { ItemBrief } from '../../stored/brief.ts'
import { drawBestLayout, type Drawn as DrawnLayout } from './best-layout.ts'

interface Drawing<T> {
  /** Whether a person or a text model wrote the texts of the design. */
  hasOwnWords: boolean
  /** The latest designs of the brand, the latest first. Another layout than the first one's is drawn where a rule fails. */
  recent?: readonly DesignLook[]
  draw: (copy: Copy, avoid: string[]) => Promise<T>
  writeCopy: (brief: ItemBrief) => Promise<Copy>
}

interface DrawnWords {
  /** Null when no brand elements were placed. */
  check: { rules: readonly { rule: string; value: number }[] } | null
}

/**
 * Draws the best layout of a brief, and again with whole clauses if its words have a fault. Items and previews of requests both decide
 * here, so that a preview is the picture that is made.
 */
export async function drawBestWords<T extends DrawnLayout & DrawnWords>(
  brief: ItemBrief,
  copy: Copy,
  { hasOwnWords, recent = [], draw, writeCopy }: Drawing<T>,
): Promise<T> {
  const drawCopy = (words: Copy) => drawBestLayout(brief, (avoid) => draw(words, avoid), recent[0]?.layout)
  const isKept = hasOwnWords || hasChosenPiece(brief, copy)
  return keepClausesWhole(await drawCopy(copy), isKept, async () =>
    drawCopy(await writeCopy({ ...brief, keeps_clauses: true })),
  )
}

/** Whole clauses are other pieces. A person who chose a place or words for one of these pieces keeps them. */
function hasChosenPiece({ choices = [] }: ItemBrief, { pieces = [] }: Copy): boolean {
  const chosen = new Set(choices.map(({ id }) => id))
  return pieces.some(({ id }) => chosen.has(id))
}

/**
 * Draws a design again with each clause of its request whole, if its words have a fault. Returns the one with fewer faults. A design of a
 * person or of a text model has words of its own and is kept.
 */
export async function keepClausesWhole<T extends DrawnWords>(
  drawn: T,
  hasOwnWords: boolean,
  drawWhole: () => Promise<T>,
): Promise<T> {
  const faults = countFaults(drawn)
  if (faults === 0 || hasOwnWords) return drawn
  const whole = await drawWhole()
  return countFaults(whole) < faults ? whole : drawn
}

const countFaults = ({ check }: DrawnWords): number => check?.rules.find(({ rule }) => rule === 'words')?.value ?? 0
