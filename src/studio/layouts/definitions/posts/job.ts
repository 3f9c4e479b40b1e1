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
  // Low tiles stand apart from the headline.
  suits: ({ copy, prompt, images, aspect }) =>
    HIRING.test(prompt) && listFacts(copy).length > 1 && copy.block === null && images.length === 0
      ? aspect === 'wide' || aspect === 'banner'
        ? 0.05
        : 4
      : 0,
  compose: (context) =>
    composePost(context, {
      grounds: ['primary', 'deep', 'paper'],
      share: { slim: 0.44, tall: 0.38, square: 0.38, wide: 0.44, banner: 0.44 },
      body: { details: [], benefits: [], price: null, badge: null, ...(readTerms(context.copy) && { subline: null }) },
      createBody: (box, { ground }) => createFactTiles(context, box, listFacts(context.copy), ground),
      column: { headline: context.type.poster },
    }),
}

/** The deadline of a job is a fact among others, not a badge. */
const listFacts = (copy: Pick<Copy, 'details' | 'benefits' | 'price' | 'badge' | 'subline' | 'pieces'>): Fact[] =>
  [
    ...(copy.price ? [{ kind: 'price' as const, text: copy.price }] : []),
    ...listFactRows(copy),
    ...(readTerms(copy) ?? []),
    ...(copy.badge ? [{ kind: 'deadline' as const, text: copy.badge }] : []),
  ].slice(0, 6)

/** The facts of a job are short, so that they fit on tiles. In UTF-16 code units. */
const LONGEST_TERMS = 48

/** A second clause with the pay or the deadline is a fact of the job. */
function readTerms({ subline, pieces = [] }: Pick<Copy, 'subline' | 'pieces'>): Fact[] | null {
  const piece = pieces.find(({ slot, text }) => slot === 'subline' && text === subline)
  if (!subline || !piece || subline.length > LONGEST_TERMS) return null
  const [kind] = [piece, ...piece.emphasis].map((of) => of.kind).filter((of) => of === 'price' || of === 'deadline')
  return kind ? [{ kind, text: subline }] : null
}
