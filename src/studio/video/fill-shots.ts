import type { Copy } from '../copywriter/copy.ts'
import type { Brief } from '../model/brief.ts'
import { divideOffers, dividePhrases, SHOTS_WISHED } from './divide-shots.ts'
import { findUsual } from './end-shot.ts'
import { createShot, toHero, type Shot } from './shot.ts'
import { divideTable } from './table-shot.ts'

/** Who says a quotation: the dash before the name. */
export const SIGNATURE = /^[—–―-]\s*/u

/**
 * Adds scenes to a film until it has four, and says nothing twice: its subject without words if there is a picture or an object of it, what
 * the brand says of itself, the phrases of a text one after the other, the rows of a table, a small line of the hook, the condition of an offer, and last a drawing.
 */
export function fillShots(
  shots: readonly Shot[],
  { brief, copy, hasSubject }: { brief: Brief; copy: Copy; hasSubject: boolean },
): Shot[] {
  const kept = findUsual(copy, brief.brand)
  const ways: readonly ((shots: readonly Shot[]) => Shot[])[] = [
    (some) => dividePhrases(some, copy, { least: LONG, kept }),
    (some) => (hasSubject ? addBareSubject(some) : [...some]),
    (some) => addUsual(some, kept),
    (some) => dividePhrases(some, copy, { kept }),
    (some) => some.flatMap(divideTable),
    partHook,
    (some) => dividePhrases(some, copy, { kept, isLast: true }),
    (some) => divideOffers(some, copy),
    addDrawing,
  ]
  return ways.reduce((filled, add) => (filled.length < SHOTS_WISHED ? add(filled) : filled), [...shots])
}

/** A text of so many characters is divided first: in two scenes, it is larger. */
const LONG = 34

/** The subject without words, behind the hook. A text that had it beside itself is then type alone. */
function addBareSubject(shots: readonly Shot[]): Shot[] {
  if (isBare(shots)) return [...shots]
  const others = shots.map((shot): Shot => (shot.kind === 'subject' ? { ...shot, kind: 'point' } : shot))
  return others.toSpliced(1, 0, createShot('subject', []))
}

/** A drawing before the end, between whose words it tears nothing apart. */
const addDrawing = (shots: readonly Shot[]): Shot[] =>
  isBare(shots) ? [...shots] : shots.toSpliced(-1, 0, createShot('subject', []))

const isBare = (shots: readonly Shot[]) => shots.some(({ kind, lines }) => kind === 'subject' && lines.length === 0)

/** What the brand says of itself, before the end. A film that shows its subject twice says it in type alone. */
function addUsual(shots: readonly Shot[], usual: string | null): Shot[] {
  const said = shots.flatMap(({ lines }) => lines.map(({ text }) => text.toLowerCase())).join('\n')
  if (!usual || said.includes(usual.toLowerCase())) return [...shots]
  const kind = shots.some((shot) => shot.kind === 'subject') ? 'point' : 'subject'
  return shots.toSpliced(-1, 0, createShot(kind, [toHero(usual, 'subline')]))
}

/** The second line of the hook gets a scene of its own. An emoji says nothing alone. */
function partHook([hook, ...others]: readonly Shot[]): Shot[] {
  const minor = hook?.lines.find(({ size, text }) => size === 'minor' && /[\p{L}\p{N}]/u.test(text))
  if (!hook || !minor || hook.lines.length === 1) return hook ? [hook, ...others] : []
  const rest = hook.lines.filter((line) => line !== minor)
  const alone = createShot('subject', [toHero(minor.text.replace(SIGNATURE, ''), 'subline')])
  const split = { ...hook, lines: rest }
  return hook.lines[0] === minor
    ? [{ ...alone, kind: 'hook' }, { ...split, kind: 'subject' }, ...others]
    : [split, alone, ...others]
}
