import { useQuery } from '@tanstack/react-query'
import { FolderOpen, X } from 'lucide-react'
import { collectionsQuery } from '#web/lib/api/organize.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/organize.ts'

/** The collection that the library is filtered by, with a button that ends the filter. */
export function OpenCollection({ id, onClose }: { id: number; onClose: () => void }) {
  const name = useQuery(collectionsQuery).data?.find((collection) => collection.id === id)?.name ?? `#${id}`
  return (
    <p className="inline-flex min-h-9 max-w-full items-center gap-2 self-start rounded-full bg-accent-tint ps-3.5 pe-1 text-sm font-medium">
      <FolderOpen className="size-4 shrink-0 text-accent-ink" aria-hidden />
      <span className="truncate">{fill(t.openCollection, { name })}</span>
      <button
        type="button"
        aria-label={fill(t.closeCollection, { name })}
        onClick={onClose}
        className="grid size-7 shrink-0 place-content-center rounded-full hover:bg-pressed pointer-coarse:size-9"
      >
        <X className="size-4" aria-hidden />
      </button>
    </p>
  )
}
