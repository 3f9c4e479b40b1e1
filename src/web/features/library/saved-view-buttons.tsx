import { Bookmark, History } from 'lucide-react'
import { readView, SAVED_VIEW_KEY, writeView, type SavedView } from '#web/lib/forms/saved-view.ts'
import { store, useLocalStorage } from '#web/lib/browser/local-storage.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'

interface SavedViewButtonsProps {
  view: SavedView
  onLoad: (view: SavedView) => void
}

/** Saves and loads brand, type and favorites-only in this browser. */
export function SavedViewButtons({ view, onLoad }: SavedViewButtonsProps) {
  const stored = useLocalStorage(SAVED_VIEW_KEY)
  const save = () => {
    store(SAVED_VIEW_KEY, writeView(view))
    toast.success('View saved')
  }
  const load = () => {
    const saved = stored === null ? null : readView(stored)
    if (saved) {
      onLoad(saved)
      toast.success('View loaded')
    } else toast.error(stored === null ? 'No saved view' : 'Failed to load view')
  }
  return (
    <span className="-mr-2.5 flex gap-1">
      <Button variant="ghost" size="small" onClick={save}>
        <Bookmark aria-hidden />
        Save View
      </Button>
      <Button variant="ghost" size="small" onClick={load}>
        <History aria-hidden />
        Load View
      </Button>
    </span>
  )
}
