import { setTable } from '../../text/table-rows.ts'
import { composeTable } from './table-poster.ts'
import type { Layout } from '../../layout-context.ts'

/** A table as a poster: prices, opening hours, or what is when. Each row has its label at the left and its value at the right. */
export const menu: Layout = {
  name: 'menu',
  block: 'menu',
  voice: 'quiet',
  suits: ({ copy }) => (copy.block?.kind === 'menu' ? 1 : 0),
  compose: (context) => {
    const { block } = context.copy
    const rows = block?.kind === 'menu' ? block.rows : []
    return composeTable(context, {
      count: rows.length,
      grounds: ['primary', 'deep', 'second', 'tint'],
      set: (of, space, fill) => setTable(of, rows, space, fill),
    })
  },
}
