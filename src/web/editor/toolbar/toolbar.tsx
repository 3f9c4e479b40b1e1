import { ArrowLeft, Redo2, Save, Undo2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { TranslateButton } from '#web/domains/library/translate/translate-button.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { textLinkClass } from '#web/ui/buttons/button-class.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { t } from '#web/words/editor.ts'
import type { DraftStatus } from '../draft/use-draft.ts'
import { canRedo, canUndo } from '../model/history.ts'
import { useEditorContext } from '../state/editor-context.ts'
import { SlidesExport } from '../slides/lazy-slides.ts'
import { ExportMenu } from './export-menu.tsx'
import { HistoryMenu } from './history-menu.tsx'
import { ViewMenu, type ViewMenuProps } from './view-menu.tsx'

interface ToolbarProps extends ViewMenuProps {
  draft: { status: DraftStatus; retry: () => void }
  isSaving: boolean
  onSave: () => void
}

/** Back, undo and redo, the view, the state of the draft, and saving. */
export function Toolbar({ zoom, area, draft, isSaving, onSave }: ToolbarProps) {
  const editor = useEditorContext()
  const navigate = useNavigate()
  const { history } = editor.state
  return (
    <div
      id="editor-toolbar"
      role="group"
      aria-label={t.editor}
      className="flex shrink-0 flex-wrap items-center gap-x-1 border-b border-border bg-surface px-2 py-1 sm:px-3"
    >
      <IconButton label={t.backToMyContent} icon={ArrowLeft} onClick={() => void navigate('/dashboard/content')} />
      <h1 className="me-2 min-w-0 truncate text-base tracking-normal max-sm:sr-only">{t.editDesign}</h1>
      <IconButton
        label={t.undo}
        icon={Undo2}
        aria-disabled={!canUndo(history)}
        className="aria-disabled:opacity-45"
        onClick={() => editor.dispatch({ type: 'undo' })}
      />
      <IconButton
        label={t.redo}
        icon={Redo2}
        aria-disabled={!canRedo(history)}
        className="aria-disabled:opacity-45"
        onClick={() => editor.dispatch({ type: 'redo' })}
      />
      <HistoryMenu />
      <ViewMenu zoom={zoom} area={area} />
      <div className="ms-auto flex items-center gap-2">
        <DraftState {...draft} />
        <TranslateButton ids={[editor.facts.content_id]} />
        {editor.document.carousel ? <SlidesExport /> : <ExportMenu />}
        <Button size="small" isLoading={isSaving} onClick={onSave}>
          <Save aria-hidden />
          <span>
            <span className="max-sm:sr-only">{t.saveVersion}</span>
            <span aria-hidden className="sm:hidden">
              {t.save}
            </span>
          </span>
        </Button>
      </div>
    </div>
  )
}

function DraftState({ status, retry }: ToolbarProps['draft']) {
  if (status === 'failed')
    return (
      <p role="alert" className="text-sm text-danger">
        {t.draftNotSaved}{' '}
        <button type="button" className={textLinkClass} onClick={retry}>
          {t.retry}
        </button>
      </p>
    )
  return (
    <p role="status" className="text-sm text-muted max-md:sr-only">
      {status === 'saved' ? t.draftSaved : t.savingDraft}
    </p>
  )
}
