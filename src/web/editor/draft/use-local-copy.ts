import { useEffect, useRef, useState } from 'react'
import type { Design } from '#contract/designs/design-document.ts'
import type { DesignState } from '#contract/designs/design.ts'
import { dropLocalCopy, readLocalCopy, writeLocalCopy, type LocalCopy } from './local-copy.ts'
import type { DraftStatus } from './use-draft.ts'

/**
 * Keeps the design in this browser while the server has not stored it, for a lost network or a crash. A copy of an earlier time is
 * offered, never applied by itself.
 */
export function useLocalCopy(facts: DesignState, design: Design, status: DraftStatus) {
  const id = facts.content_id
  const [offer, setOffer] = useState<LocalCopy | null>(null)
  const isWritten = useRef(false)
  const opened = useRef(facts.draft?.design ?? facts.saved)
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const copy = await readLocalCopy(id)
      if (copy && !isGone && JSON.stringify(copy.design) !== JSON.stringify(opened.current)) setOffer(copy)
    }
    void look()
    return () => {
      isGone = true
    }
  }, [id])
  useEffect(() => {
    if (status !== 'saved') {
      isWritten.current = true
      void writeLocalCopy(id, design)
    } else if (isWritten.current) {
      isWritten.current = false
      void dropLocalCopy(id)
    }
  }, [id, design, status])
  return {
    offer,
    /** Ends the offer. The copy is removed unless newer changes have replaced it. */
    close: () => {
      setOffer(null)
      if (!isWritten.current) void dropLocalCopy(id)
    },
  }
}
