import { useEffectEvent, useRef, useState } from 'react'
import type { Design } from '#contract/designs/design-document.ts'
import type { DesignState } from '#contract/designs/design.ts'
import type { Rule } from '#web/domains/library/brand-check.tsx'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { useSaveVersion } from '#web/lib/api/designs.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { t } from '#web/words/editor.ts'
import { Canvas } from './canvas/canvas.tsx'
import { LayoutNote } from './canvas/layout-note.tsx'
import { usePanZoom } from './canvas/use-pan-zoom.ts'
import { ConflictDialog } from './draft/conflict-dialog.tsx'
import { CopyOffer } from './draft/copy-offer.tsx'
import { useDraft } from './draft/use-draft.ts'
import { useLocalCopy } from './draft/use-local-copy.ts'
import type { ZoomChoice } from './model/geometry.ts'
import { SidePanels } from './panels/side-panels.tsx'
import { useLifted } from './preview/use-lifted.ts'
import type { CarriedEditor } from './state/carry-editor.ts'
import { EditorContext } from './state/editor-context.ts'
import { useEditor, type Editor } from './state/use-editor.ts'
import { usePastedPicture } from './state/use-pasted-picture.ts'
import { insertPicture } from './state/insert-picture.ts'
import { useIsNarrow } from './state/use-is-narrow.ts'
import { useScale } from './state/use-scale.ts'
import { useScreenKeys } from './state/use-screen-keys.ts'
import { SlidesStrip } from './slides/lazy-slides.ts'
import { Toolbar } from './toolbar/toolbar.tsx'

interface EditorViewProps {
  facts: DesignState
  /** What the editor of the version before gave to this one. */
  carried: CarriedEditor | null
  /** Opens a new version. `carry` returns what its editor takes over; after that call, this editor is not used. */
  onSaved: (id: number, carry: () => CarriedEditor) => Promise<void>
}

/** The editor: toolbar, canvas and panels. On a narrow screen, the panels are a sheet below the canvas. */
export function EditorView({ facts, carried, onSaved }: EditorViewProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState<ZoomChoice>('fit')
  const [platform, setPlatform] = useState<string | null>(null)
  const [rule, setRule] = useState<Rule | null>(null)
  const isNarrow = useIsNarrow()
  const scale = useScale(frame, facts.size, zoom)
  usePanZoom(frame, scale, setZoom)
  const editor = useEditor(facts, scale * window.devicePixelRatio, carried)
  const opened = carried?.saved ?? editor.document
  const draft = useDraft(facts, { design: editor.document, opened }, (design) =>
    editor.dispatch({ type: 'edit-all', change: () => design, label: t.changedInAnotherWindow }),
  )
  const copy = useLocalCopy(facts, editor.document, draft.status)
  const saving = useSaving(editor.id, draft.end, { carry: editor.carry, onSaved })
  usePastedPicture((file) => void insertPicture(editor, file))
  useScreenKeys(editor, () => void saving.save([editor.document]))
  const liftedRatio = Math.min(2, Math.max(0.5, Math.ceil(scale * window.devicePixelRatio * 4) / 4))
  const lifted = useLifted(editor.id, editor.preview?.design ?? null, editor.state.selected, liftedRatio)
  const area = facts.safe_areas.find((one) => (one.platform ?? 'any') === platform) ?? null
  const theirs = draft.conflict?.theirs?.design
  return (
    <EditorContext value={editor}>
      <div className="flex h-[calc(100dvh-3.5rem)] min-h-100 flex-col">
        <Toolbar
          zoom={{ choice: zoom, scale, onChange: setZoom }}
          area={{ platform, onChange: setPlatform }}
          draft={draft}
          isSaving={saving.isSaving}
          onSave={() => void saving.save([editor.document])}
        />
        <div className="flex min-h-0 flex-1 max-lg:flex-col">
          {!isNarrow && <SidePanels side="left" rule={rule} onRule={setRule} />}
          <div className="relative flex min-h-0 min-w-0 flex-1 flex-col">
            <LayoutNote />
            <div
              ref={frame}
              tabIndex={-1}
              className="flex min-h-0 flex-1 overflow-auto overscroll-contain bg-media p-4 lg:p-8"
            >
              <Canvas scale={scale} lifted={lifted} area={area} rule={rule} />
            </div>
            {editor.document.carousel && <SlidesStrip />}
            {copy.offer && !editor.problem && (
              <CopyOffer
                copy={copy.offer}
                onDiscard={copy.close}
                onRestore={() => {
                  const design = copy.offer?.design ?? editor.document
                  editor.dispatch({ type: 'edit-all', change: () => design, label: t.restoredChanges })
                  copy.close()
                }}
              />
            )}
            {editor.problem && (
              <div className="absolute inset-x-4 top-4 z-60 mx-auto max-w-120 shadow-soft">
                <Banner onRetry={editor.retry}>{editor.problem}</Banner>
              </div>
            )}
          </div>
          <SidePanels side={isNarrow ? 'sheet' : 'right'} rule={rule} onRule={setRule} />
        </div>
      </div>
      <p role="status" aria-live="polite" className="sr-only">
        {editor.announced}
      </p>
      <ConflictDialog
        conflict={draft.conflict}
        isBusy={saving.isSaving}
        onKeepMine={draft.keepMine}
        onTakeTheirs={draft.takeTheirs}
        onKeepBoth={() => theirs && void saving.save([theirs, editor.document])}
      />
    </EditorContext>
  )
}

/** Saves designs as versions, one after the other, removes the draft, and opens the editor of the last one. */
function useSaving(
  id: number,
  endDraft: () => Promise<void>,
  next: Pick<EditorViewProps, 'onSaved'> & Pick<Editor, 'carry'>,
) {
  const saveVersion = useSaveVersion()
  const [isSaving, setSaving] = useState(false)
  // What is changed while a version is being saved is carried over too.
  const carry = useEffectEvent(next.carry)
  const save = async (designs: readonly [...Design[], Design]) => {
    if (isSaving) return
    setSaving(true)
    try {
      let last = id
      for (const design of designs) last = (await saveVersion(id, design)).id
      await endDraft()
      toast.success(designs.length > 1 ? t.bothVersionsSaved : t.versionSaved)
      await next.onSaved(last, () => carry(designs.at(-1) ?? designs[0]))
    } catch (error) {
      toast.error(getErrorMessage(error, t.versionSaveFailed))
    } finally {
      setSaving(false)
    }
  }
  return { isSaving, save }
}
