import type { Piece } from '../../model/pieces.ts'
import type { TypedRequest } from './plan.ts'

const NUMBER = /^\s*(?:(\d{1,2})\s?[.):、]\s*(?!\p{Nd})|(\d{1,2})\uFE0F?\u20E3|(\d{1,2})\s(?=\p{L}))/u

/** The number that the request gives an entry; null for an entry without one. */
export function findNumber({ source, text }: Piece, request: TypedRequest): number | null {
  const found = NUMBER.exec((request[source.field] ?? '').slice(source.start, source.end))
  const [, plain, keycap, bare] = found ?? []
  const number = plain ?? keycap ?? bare
  // "2 scoops" is no second entry.
  return number === undefined || (bare !== undefined && text.startsWith(bare)) ? null : Number(number)
}
