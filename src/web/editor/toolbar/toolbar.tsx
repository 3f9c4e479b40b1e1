import { Popover } from '@base-ui/react/popover'
import { clsx } from 'clsx'
import { ArrowLeft, History, Redo2, Save, Undo2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { TranslateButton } from '#web/domains/library/translate/translate-button.tsx'
import { iconButtonClass, textLinkClass } from '#web/ui/buttons/button-class.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { t } from '#web/words/editor.ts'
import type { DraftStatus } from '../draft/use-draft.ts'
import { canRedo, canUndo } from '#web/lib/history/history.ts'
import { SlidesExport } from '../slides/lazy-slides.ts'
import { useEditorContext } from '../state/editor-context.ts'
import { ExportMenu } from './export-menu.tsx'
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

/** All steps since the editor was opened, the newest first. A click goes to one. */
function HistoryMenu() {
  const editor = useEditorContext()
  const { steps, index } = editor.state.history
  return (
    <Popover.Root>
      <Popover.Trigger aria-label={t.history} title={t.history} className={iconButtonClass}>
        <History className="size-4.5" strokeWidth={1.75} aria-hidden />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner align="start" sideOffset={6} className="z-40">
          <Popover.Popup className="popup max-h-[min(24rem,70dvh)] w-64 overflow-y-auto p-1.5 outline-none">
            <Popover.Title className="px-2.5 py-1.5 text-sm">{t.history}</Popover.Title>
            <ol reversed className="flex flex-col-reverse">
              {steps.map((step, at) => (
                <li key={at}>
                  <button
                    type="button"
                    aria-current={at === index ? 'step' : undefined}
                    onClick={() => editor.dispatch({ type: 'go-to', index: at })}
                    className={clsx(
                      'flex min-h-8 w-full items-center rounded-sm px-2.5 text-start text-sm pointer-coarse:min-h-11',
                      at === index ? 'bg-pressed font-medium' : 'hover:bg-raised',
                      at > index && 'text-muted',
                    )}
                  >
                    {step.label}
                  </button>
                </li>
              ))}
            </ol>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
