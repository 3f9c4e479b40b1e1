import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Columns2, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { Version } from '#contract/designs/design.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { useRestoreVersion, versionsQuery } from '#web/lib/api/designs.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { exactTime } from '#web/lib/format/format.ts'
import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { joinChanges, translateChanges } from '../design-parts.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/content.ts'

const CompareDialog = lazyOnDemand(
  async () => (await import('./compare-dialog.tsx')).CompareDialog,
  ({ isOpen }) => isOpen,
)

interface VersionsStripProps {
  /** The content item that is shown. */
  id: number
  onOpen: (id: number) => void
}

/** All versions of a design, from the first to the newest. Renders nothing for an item with a single version. */
export function VersionsStrip({ id, onOpen }: VersionsStripProps) {
  const [isComparing, setComparing] = useState(false)
  const versions = useQuery(versionsQuery(id)).data ?? []
  if (versions.length < 2) return null
  const at = versions.findIndex((version) => version.id === id)
  const shown = versions[at]
  return (
    <section aria-label={t.versions}>
      <h3 className="text-sm">{t.versions}</h3>
      <ol className="-m-1 mt-1 flex gap-2 overflow-x-auto p-1">
        {versions.map((version, index) => (
          <li key={version.id} className="shrink-0">
            <VersionTile version={version} number={index + 1} isShown={version.id === id} onOpen={onOpen} />
          </li>
        ))}
      </ol>
      {shown && shown.changes.length > 0 && (
        <p className="mt-2 text-sm text-muted">
          {fill(t.versionChanges, { number: at + 1, changes: joinChanges(shown.changes) })}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={() => setComparing(true)}>
          <Columns2 aria-hidden />
          {t.compare}
        </Button>
        {shown && at < versions.length - 1 && <RestoreButton version={shown} onOpen={onOpen} />}
      </div>
      <CompareDialog
        isOpen={isComparing}
        versions={versions}
        before={at > 0 ? at - 1 : 0}
        after={at > 0 ? at : versions.length - 1}
        onClose={() => setComparing(false)}
      />
    </section>
  )
}

interface VersionTileProps {
  version: Version
  number: number
  isShown: boolean
  onOpen: (id: number) => void
}

function VersionTile({ version, number, isShown, onOpen }: VersionTileProps) {
  return (
    <button
      type="button"
      aria-current={isShown ? 'true' : undefined}
      title={[exactTime(version.created_at), ...translateChanges(version.changes)].join('\n')}
      onClick={() => onOpen(version.id)}
      className={clsx(
        'block w-20 overflow-hidden rounded-sm outline-offset-1',
        isShown ? 'outline-2 outline-accent-ink' : 'hover:outline-2 hover:outline-outline',
      )}
    >
      <img src={version.thumbnail_url} alt="" className="block h-20 w-full bg-media object-contain" />
      <span className="block py-0.5 text-xs text-muted">{fill(t.version, { number })}</span>
    </button>
  )
}

/** Saves a copy of an older version as the newest one. The versions between them stay. */
function RestoreButton({ version, onOpen }: Pick<VersionTileProps, 'version' | 'onOpen'>) {
  const restore = useRestoreVersion()
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    try {
      const item = await restore(version.id)
      toast.success(t.versionRestored)
      onOpen(item.id)
    } catch (error) {
      toast.error(getErrorMessage(error, t.failedToRestoreTheVersion))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="secondary" size="small" isLoading={isBusy} onClick={() => void press()}>
      <RotateCcw aria-hidden />
      {t.goBackToThis}
    </Button>
  )
}
