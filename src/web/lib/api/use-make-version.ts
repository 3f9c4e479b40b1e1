import { useState } from 'react'
import type { Revision } from '#contract/generation/revision.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { useReviseContent } from '#web/lib/api/content-changes.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { t } from '#web/words/content.ts'

/**
 * Makes a version of an item and says so. `onCreated` gets the item of the version. `making` is the revision that is being made, or null.
 * An error is shown as a toast.
 */
export function useMakeVersion(id: number, onCreated: (version: number) => void) {
  const revise = useReviseContent()
  const [making, setMaking] = useState<Revision | null>(null)
  const make = async (revision: Revision) => {
    setMaking(revision)
    try {
      const version = await revise(id, revision)
      toast.success(t.newVersionCreated)
      onCreated(version.id)
    } catch (error) {
      toast.error(getErrorMessage(error, t.failedToGenerateContent))
    } finally {
      setMaking(null)
    }
  }
  return { making, make }
}
