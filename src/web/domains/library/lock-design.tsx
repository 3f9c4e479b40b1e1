import { Lock, LockOpen } from 'lucide-react'
import type { ContentItem } from '#contract/library/content.ts'
import { useSetLock } from '#web/lib/api/content-lock.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { t } from '#web/words/content-lock.ts'

/** Locks or unlocks the design of an item, and says what that means. */
export function LockDesign({ item }: { item: ContentItem }) {
  const setLock = useSetLock()
  const isLocked = item.is_locked ?? false
  const Icon = isLocked ? LockOpen : Lock
  return (
    <section aria-label={t.lockOfTheDesign} className="flex items-center gap-3">
      <div className="min-w-0 flex-1 text-sm">
        <h3 className="flex items-center gap-1.5 text-sm">
          {isLocked && <Lock className="size-3.5 shrink-0" aria-hidden />}
          {isLocked ? t.locked : t.notLocked}
        </h3>
        <p className="mt-0.5 text-muted">{t.keepsItsLook}</p>
      </div>
      <Button variant="secondary" size="small" className="shrink-0" onClick={() => setLock(item, !isLocked)}>
        <Icon aria-hidden />
        {isLocked ? t.unlock : t.lock}
      </Button>
    </section>
  )
}
