import { Bookmark, History } from 'lucide-react'
import { readView, SAVED_VIEW_KEY, writeView, type SavedView } from '#web/lib/forms/saved-view.ts'
import { store, useLocalStorage } from '#web/lib/browser/local-storage.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { t } from '#web/words/library.ts'

interface SavedViewButtonsProps {
  view: SavedView
  onLoad: (view: SavedView) => void
}

/** Saves and loads brand, type and favorites-only in this browser. */
export function SavedViewButtons({ view, onLoad }: SavedViewButtonsProps) {
  const stored = useLocalStorage(SAVED_VIEW_KEY)
  const save = () => {
    store(SAVED_VIEW_KEY, writeView(view))
    toast.success(t.viewSaved)
  }
  const load = () => {
    const saved = stored === null ? null : readView(stored)
    if (saved) {
      onLoad(saved)
      toast.success(t.viewLoaded)
    } else toast.error(stored === null ? t.noSavedView : t.failedToLoadView)
  }
  return (
    <span className="-me-2.5 flex gap-1">
      <Button variant="ghost" size="small" onClick={save}>
        <Bookmark aria-hidden />
        {t.saveView}
      </Button>
      <Button variant="ghost" size="small" onClick={load}>
        <History aria-hidden />
        {t.loadView}
      </Button>
    </span>
  )
}
