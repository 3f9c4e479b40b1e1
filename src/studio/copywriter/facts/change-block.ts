import { listBlockTexts, type PostBlock } from './post-block.ts'

/**
 * Replaces the texts of a block by `texts`, which are in the order of `listBlockTexts`. More texts make more rows or steps. Blank rows
 * are removed, but never the last one; a text that its block cannot do without keeps its words if it is blank.
 */
export function changeBlockTexts(block: PostBlock, texts: readonly string[]): PostBlock {
  const kept = listKeptTexts(block, texts)
  if (kept.length === 0) return block
  const old = listBlockTexts(block)
  const read = (index: number) => texts[index] || old[index] || ''
  const at = (place: number) => read(kept[place] ?? -1)
  switch (block.kind) {
    case 'menu':
      return {
        kind: 'menu',
        rows: kept.flatMap((index, place) =>
          place % 2 === 0 ? [{ text: read(index), price: read(kept[place + 1] ?? -1) }] : [],
        ),
      }
    case 'steps':
      return { kind: 'steps', steps: kept.map(read) }
    case 'comparison':
      return {
        kind: 'comparison',
        sides: [
          { label: at(0), text: at(1) },
          { label: at(2), text: at(3) },
        ],
      }
    default:
      return { kind: 'statistic', figure: at(0) }
  }
}

/** The indexes of the texts that a changed block has, in its order. */
export function listKeptTexts(block: PostBlock, texts: readonly string[]): number[] {
  const old = listBlockTexts(block)
  if (block.kind === 'steps') return texts.flatMap((text, index) => (text ? [index] : []))
  if (block.kind !== 'menu') return old.map((_, index) => index)
  const isKept = (index: number) =>
    Boolean(texts[index] || texts[index + 1]) && [index, index + 1].every((one) => texts[one] || old[one])
  return texts.flatMap((_, index) => (index % 2 === 0 && isKept(index) ? [index, index + 1] : []))
}
