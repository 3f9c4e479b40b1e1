import { PACKS } from '../languages/packs.ts'

/** Removes an order to a designer at the start, the longest match of all languages. Returns the text unchanged if there is none. */
export function removeInstructions(text: string): string {
  const found = PACKS.flatMap(({ prompt }) => prompt.orders.flatMap((order) => text.match(order)?.[0] ?? []))
  const left = text.slice(Math.max(0, ...found.filter((order) => text.startsWith(order)).map(({ length }) => length)))
  return left.length > 2 ? left : text
}
