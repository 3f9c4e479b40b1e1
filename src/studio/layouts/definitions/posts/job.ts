import { createFactTiles } from './fact-tiles.ts'
import { listFactRows } from '../../text/fact-list.ts'
import { composePost } from './post-canvas.ts'
import type { Fact } from '../../../copywriter/facts/fact.ts'
import type { Copy } from '../../../copywriter/copy.ts'
import type { Layout } from '../../layout-context.ts'

const HIRING =
  /\b(?:hiring|hire|job|vacancy|position|join (?:our|the) team|apply|gesucht|bewerbung|stelle|buscamos|recrut|embauch)/i

/** A job: the role, then place, pay, and deadline on a band of tiles. */
export const job: Layout = {
  name: 'job',
  voice: 'quiet',
  suits: ({ copy, prompt, images }) =>
    HIRING.test(prompt) && listFacts(copy).length > 1 && copy.block === null && images.length === 0 ? 4 : 0,
  compose: (context) =>
    composePost(context, {
      grounds: ['primary', 'deep', 'paper'],
      share: { slim: 0.44, tall: 0.38, square: 0.38, wide: 0.44, banner: 0.44 },
      body: { details: [], benefits: [], price: null, badge: null },
      createBody: (box, { ground }) => createFactTiles(context, box, listFacts(context.copy), ground),
      column: { headline: context.type.poster },
    }),
}

/** The deadline of a job is a fact among others, not a badge. */
const listFacts = (copy: Pick<Copy, 'details' | 'benefits' | 'price' | 'badge'>): Fact[] =>
  [
    ...(copy.price ? [{ kind: 'price' as const, text: copy.price }] : []),
    ...listFactRows(copy),
    ...(copy.badge ? [{ kind: 'deadline' as const, text: copy.badge }] : []),
  ].slice(0, 6)
