import { createFactTiles } from './fact-tiles.ts'
import { listFactRows } from '../../text/fact-list.ts'
import { splitLabeledList } from '../../text/labeled-list.ts'
import { composePost } from './post-canvas.ts'
import type { Layout } from '../../layout-context.ts'

/** A property, a vehicle, or a device: its figures on tiles, the price in the headline column. */
export const factsheet: Layout = {
  name: 'factsheet',
  voice: 'quiet',
  suits: ({ copy, images, aspect }) => {
    const rows = listFactRows(copy)
    const isListed = rows.some(({ text }) => splitLabeledList(text) !== null)
    if (rows.length < 2 || rows.length > 6 || isListed || copy.block || images.length > 0) return 0
    // Low tiles leave no space for large facts, and stand apart from the headline.
    if (aspect === 'wide' || aspect === 'banner') return 0.01
    return rows.some(({ kind }) => kind === 'quantity') ? 2 : 0.9
  },
  compose: (context) =>
    composePost(context, {
      grounds: ['paper', 'tint', 'primary', 'deep'],
      share: { slim: 0.5, tall: 0.46, square: 0.46, wide: 0.5, banner: 0.5 },
      body: { details: [], benefits: [] },
      createBody: (box, { ground }) => createFactTiles(context, box, listFactRows(context.copy), ground),
    }),
}
