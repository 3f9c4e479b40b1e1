import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { BrandUpdate } from '#contract/brand-updates/brand-updates.ts'
import { ProgressBar } from '#web/domains/jobs/progress-bar.tsx'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { t } from '#web/words/brand-updates.ts'
import { fill, plural } from '#web/words/fill.ts'
import { brandUpdatesApi } from '#web/lib/api/brand-updates.ts'

interface UpdateProgressProps {
  brandId: number
  update: BrandUpdate
}

/** The progress of the newest update with Cancel, then its result with Undo. */
export function UpdateProgress({ brandId, update }: UpdateProgressProps) {
  const { done, failed, canceled, total, waiting, undone_at } = update
  const end = useEnd(brandId, update.id)
  const { refresh } = end
  const [wasRunning] = useState(waiting > 0)
  useEffect(() => {
    if (wasRunning && waiting === 0) void refresh()
  }, [wasRunning, waiting, refresh])
  if (undone_at) return null
  if (waiting > 0) {
    const ended = done + failed + canceled
    return (
      <div className="flex flex-wrap items-center gap-3 rounded-lg border border-border p-4">
        <div className="min-w-60 flex-1">
          <p role="status" className="text-sm">
            {fill(t.updating, { done: ended, total })}
          </p>
          <ProgressBar label={fill(t.updating, { done: ended, total })} value={ended / total} className="mt-2" />
        </div>
        <Button variant="secondary" size="small" isLoading={end.isRunning} onClick={() => void end.run('cancel')}>
          {t.cancel}
        </Button>
      </div>
    )
  }
  if (done === 0) return null
  return (
    <Banner
      tone="success"
      actions={
        <Button variant="secondary" size="small" isLoading={end.isRunning} onClick={() => void end.run('undo')}>
          {t.undo}
        </Button>
      }
    >
      {plural(t.updated, done)}. {failed > 0 && plural(t.failed, failed)}
    </Banner>
  )
}

/** Cancels or undoes an update, then reads everything that shows designs again. */
function useEnd(brandId: number, update: number) {
  const client = useQueryClient()
  const [isRunning, setRunning] = useState(false)
  const [refresh] = useState(() => async () => {
    await client.invalidateQueries({ queryKey: ['brand-updates', brandId] })
    await client.invalidateQueries({ queryKey: ['content'] })
  })
  const run = async (action: 'cancel' | 'undo') => {
    setRunning(true)
    try {
      await brandUpdatesApi.brandUpdates[action]({ params: { id: brandId, update } })
      if (action === 'undo') toast.success(t.undone)
    } catch (error) {
      toast.error(getErrorMessage(error, action === 'undo' ? t.undoFailed : t.updateFailed))
    } finally {
      setRunning(false)
      await refresh()
    }
  }
  return { isRunning, run, refresh }
}
