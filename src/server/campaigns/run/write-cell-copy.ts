import type { DesignCopy } from '#contract/designs/design-document.ts'
import type { Brief } from '#studio/model/brief.ts'
import type { Copy } from '#studio/copywriter/copy.ts'
import { rewriteCaption } from '#studio/copywriter/rewrite-caption.ts'
import { changeCopy } from '../../designs/design-copy.ts'
import type { MadeDesign } from '../../generation/accept/revise-brief.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import type { KeyDesign } from '../stored.ts'

/** Writes the texts of a cell. `words` replace those of the studio. */
export type WriteCellCopy = (brief: Brief, variant: number, words: DesignCopy) => Promise<Copy>

/**
 * Opens the writer of a run. A cell in the language and of the product of the key visual has its words; others get what the studio writes
 * from the same brief. No provider is called. Equal texts are written once.
 */
export function openCellCopy({ studio, renders }: StudioSeam, made: MadeDesign, key: KeyDesign): WriteCellCopy {
  const written = new Map<string, Promise<Copy>>()
  const write = (brief: Brief): Promise<Copy> => {
    const name = JSON.stringify([brief.product, brief.language, brief.platform, brief.content_type, brief.seed])
    const known = written.get(name)
    if (known) return known
    const copy = renders(() => studio.writeCopy(brief))
    written.set(name, copy)
    return copy
  }
  return async (brief, variant, words) => {
    const basis = { ...brief, seed: made.brief.seed }
    const own = await write(basis)
    const isKey =
      brief.language === key.language && JSON.stringify(brief.product) === JSON.stringify(made.brief.product)
    const shown = isKey ? takeWords(own, made, brief.platform) : own
    const varied = variant === 1 ? shown : await vary(shown, basis, variant, write)
    if (Object.keys(words).length === 0 && variant === 1) return varied
    const changed = changeCopy(varied, words)
    return { ...changed, caption: rewriteCaption(brief, varied, changed) }
  }
}

/** The words of the key visual as drawn. Caption and hashtags follow the rules of the cell's platform. */
function takeWords(own: Copy, { scene, brief }: MadeDesign, platform: string | null): Copy {
  const { caption, hashtags, ...words } = scene.copy
  return {
    ...words,
    ...(platform === brief.platform ? { caption, hashtags } : { caption: own.caption, hashtags: own.hashtags }),
  }
}

/** Each variant has another headline, as far as there are any. */
async function vary(copy: Copy, brief: Brief, variant: number, write: (brief: Brief) => Promise<Copy>): Promise<Copy> {
  const headline =
    copy.alternatives[variant - 2] ?? (await write({ ...brief, seed: nextSeed(brief.seed, variant) })).headline
  return { ...copy, headline }
}

/** The seed of a variant: an unsigned 32-bit integer. */
export const nextSeed = (seed: number, variant: number): number => (seed + variant - 1) % 2 ** 32
