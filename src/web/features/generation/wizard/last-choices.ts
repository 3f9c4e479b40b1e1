import { z } from 'zod'
import type { Brand } from '#contract/brands/brands.ts'
import { readStored, store } from '#web/lib/browser/local-storage.ts'
import type { Choices } from './wizard.ts'

/** What the wizard starts with again in this browser. It always starts with the same types, platforms and goal. */
const LastChoices = z.object({
  brandId: z.int(),
  productId: z.int().nullable(),
  theme: z.string().nullable(),
  language: z.string().nullable(),
})
export type LastChoices = z.output<typeof LastChoices>

const KEY = 'signet-wizard-choices'

export function keepChoices({ brandId, productId, theme, language }: Choices): void {
  if (brandId !== null) store(KEY, JSON.stringify({ brandId, productId, theme, language } satisfies LastChoices))
}

/** The choices of the last request in this browser. Null if there are none, or if their brand is not one of these. */
export function readLastChoices(brands: readonly Brand[]): LastChoices | null {
  const kept = LastChoices.safeParse(parse(readStored(KEY) ?? '')).data
  return kept && brands.some(({ id }) => id === kept.brandId) ? kept : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
