import type { RequestSpan } from '#contract/generation/request-preview.ts'

/** A part of a text as it is sent, in the text as it was typed: with the spaces before it. */
export function shiftSpan({ start, end }: Pick<RequestSpan, 'start' | 'end'>, typed: string) {
  const before = typed.length - typed.trimStart().length
  return { start: start + before, end: end + before }
}
