import { useState } from 'react'
import type { PreviewAsked } from '#web/lib/api/request-previews.ts'

/** A request without what its preview adds. */
export type AskedRequest = Omit<PreviewAsked, 'seed' | 'piece_choices' | 'ratio' | 'scenes'>

/** The same object until the request is another one. */
export function useSameRequest(asked: AskedRequest | null): AskedRequest | null {
  const [kept, setKept] = useState(asked)
  if (JSON.stringify(kept) === JSON.stringify(asked)) return kept
  setKept(asked)
  return asked
}
