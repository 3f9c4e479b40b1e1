import type { PieceChoices } from '#contract/generation/piece-choices.ts'

/** The texts of a request. */
export interface TypedTexts {
  prompt: string
  instructions: string
}

const ID = /^(prompt|instructions):(\d+)-(\d+)(\.\d+)?$/

/**
 * What was chosen for pieces of a text, for the text that it became. The id of a piece has its offsets, so a piece behind the change has
 * another one. A piece that was changed itself is another piece, and its choice is left out.
 */
export const moveChoices = (choices: PieceChoices, from: TypedTexts, to: TypedTexts): PieceChoices =>
  choices.flatMap((choice) => {
    const id = moveId(choice.id, from, to)
    return id === null ? [] : [{ ...choice, id }]
  })

function moveId(id: string, from: TypedTexts, to: TypedTexts): string | null {
  const [, field = '', first = '', last = '', rest = ''] = ID.exec(id) ?? []
  if (field !== 'prompt' && field !== 'instructions') return null
  const [before, after] = [toSent(from[field]), toSent(to[field])]
  const [start, end] = [Number(first), Number(last)]
  const head = countEqual(before, after, (text, index) => text[index])
  if (end <= head) return id
  const most = Math.min(before.length, after.length) - head
  const tail = Math.min(
    most,
    countEqual(before, after, (text, index) => text[text.length - 1 - index]),
  )
  if (start < before.length - tail) return null
  const moved = after.length - before.length
  return `${field}:${start + moved}-${end + moved}${rest}`
}

/** A text as the server reads it: offsets count from its first letter. */
export const toSent = (text: string): string => text.trim().normalize('NFC')

function countEqual(a: string, b: string, read: (text: string, index: number) => string | undefined): number {
  const most = Math.min(a.length, b.length)
  let count = 0
  while (count < most && read(a, count) === read(b, count)) count += 1
  return count
}
