import { toPart } from '#contract/campaigns/file-name.ts'
import { transliterate } from '#contract/campaigns/transliterate.ts'

const SLUG_MAX = 60

/** `Summer Sale 2026!` → `summer-sale-2026`, `Весна` → `vesna`. A name without letters and digits gives `campaign`. */
export const toSlug = (name: string): string => cutSlug(toPart(transliterate(name)), SLUG_MAX) || 'campaign'

const cutSlug = (slug: string, max: number) => slug.slice(0, max).replace(/-$/, '')

/** The slug, or the first numbered one that is not taken: `spring-2`. */
export function numberSlug(slug: string, isTaken: (slug: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : `-${number}`
    const numbered = `${cutSlug(slug, SLUG_MAX - end.length)}${end}`
    if (!isTaken(numbered)) return numbered
  }
}
