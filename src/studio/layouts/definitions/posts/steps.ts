import { setSteps } from '../../text/table-rows.ts'
import { composeTable } from './table-poster.ts'
import type { Layout } from '../../layout-context.ts'

/** A guide in steps, one below the other, each with its numeral and a rule. */
export const steps: Layout = {
  name: 'steps',
  block: 'steps',
  voice: 'quiet',
  suits: ({ copy }) => (copy.block?.kind === 'steps' ? 1 : 0),
  compose: (context) => {
    const { block } = context.copy
    const texts = block?.kind === 'steps' ? block.steps : []
    return composeTable(context, {
      count: texts.length,
      grounds: ['paper', 'tint', 'primary', 'second'],
      set: (of, space, fill) => setSteps(of, texts, space, fill),
    })
  },
}
