import { clsx } from 'clsx'
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Design } from '#contract/designs/design-document.ts'
import type { DesignState } from '#contract/designs/design.ts'
import type { Rule } from '#web/domains/library/brand-check.tsx'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { useSaveVersion } from '#web/lib/api/designs.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { t } from '#web/words/editor.ts'
import { fill } from '#web/words/fill.ts'
import { Canvas } from './canvas/canvas.tsx'
import { usePanZoom } from './canvas/use-pan-zoom.ts'
import { ConflictDialog } from './draft/conflict-dialog.tsx'
import { CopyOffer } from './draft/copy-offer.tsx'
import { dropLocalCopy, type LocalCopy, readLocalCopy, writeLocalCopy } from './draft/local-copy.ts'
import { type DraftStatus, useDraft } from './draft/use-draft.ts'
import { chooseScale, type ZoomChoice } from './model/geometry.ts'
import { readScreenKey } from './model/keymap.ts'
import { SidePanels } from './panels/side-panels.tsx'
import { useLifted } from './preview/use-lifted.ts'
import { SlidesStrip } from './slides/lazy-slides.ts'
import type { CarriedEditor } from './state/carry-editor.ts'
import { EditorContext, useEditorContext } from './state/editor-context.ts'
import { insertImage } from './state/insert-image.ts'
import { type Editor, useEditor } from './state/use-editor.ts'
import { Toolbar } from './toolbar/toolbar.tsx'

/** What only films need is loaded with the first of them. */
const Storyboard = lazyOnDemand(
  async () => (await import('./video/storyboard.tsx')).Storyboard,
  () => true,
)

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
  const [stage, setStage] = useState<HTMLElement | null>(null)
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
  usePastedImage((file) => void insertImage(editor, file))
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
            <div ref={setStage} className={clsx('relative flex flex-1', facts.motion ? 'min-h-44' : 'min-h-0')}>
              <div
                ref={frame}
                tabIndex={-1}
                className="flex min-h-0 flex-1 overflow-auto overscroll-contain bg-media p-4 lg:p-8"
              >
                <Canvas scale={scale} lifted={lifted} area={area} rule={rule} />
              </div>
            </div>
            {editor.document.carousel && <SlidesStrip />}
            {facts.motion && <Storyboard stage={stage} />}
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

const narrow = window.matchMedia('(width < 64rem)')

/** Whether the screen is too narrow for panels beside the canvas. */
function useIsNarrow(): boolean {
  return useSyncExternalStore(follow, () => narrow.matches)
}

function follow(onChange: () => void): () => void {
  narrow.addEventListener('change', onChange)
  return () => narrow.removeEventListener('change', onChange)
}

/** The scale of the design on the screen: CSS pixels for one pixel of the design. Follows the size of the frame around it. */
function useScale(
  frame: RefObject<HTMLElement | null>,
  size: { width: number; height: number },
  zoom: ZoomChoice,
): number {
  const [available, setAvailable] = useState({ width: 640, height: 640 })
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => entry && setAvailable(entry.contentRect))
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return chooseScale(zoom, size, available)
}

/**
 * Keeps the design in this browser while the server has not stored it, for a lost network or a crash. A copy of an earlier time is
 * offered, never applied by itself.
 */
function useLocalCopy(facts: DesignState, design: Design, status: DraftStatus) {
  const id = facts.content_id
  const [offer, setOffer] = useState<LocalCopy | null>(null)
  const isWritten = useRef(false)
  const opened = useRef(facts.draft?.design ?? facts.saved)
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const copy = await readLocalCopy(id)
      if (copy && !isGone && JSON.stringify(copy.design) !== JSON.stringify(opened.current)) setOffer(copy)
    }
    void look()
    return () => {
      isGone = true
    }
  }, [id])
  useEffect(() => {
    if (status !== 'saved') {
      isWritten.current = true
      void writeLocalCopy(id, design)
    } else if (isWritten.current) {
      isWritten.current = false
      void dropLocalCopy(id)
    }
  }, [id, design, status])
  return {
    offer,
    /** Ends the offer. The copy is removed unless newer changes have replaced it. */
    close: () => {
      setOffer(null)
      if (!isWritten.current) void dropLocalCopy(id)
    },
  }
}

/** Accepts a picture that is pasted anywhere on the page. Text pasted into a field is not affected. */
function usePastedImage(onFile: (file: File) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const file = Array.from(event.clipboardData?.files ?? []).find(({ type }) => type.startsWith('image/'))
    if (!file) return
    event.preventDefault()
    onFile(file)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}

/** Undo, redo and save from anywhere on the screen, except in fields, which have an undo of their own, and in dialogs. */
function useScreenKeys(editor: Editor, onSave: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const command = readScreenKey(event)
    if (!command || event.defaultPrevented || document.querySelector('[role=dialog]')) return
    const isField = event.target instanceof Element && event.target.closest('input, textarea') !== null
    if (command.type === 'save') {
      event.preventDefault()
      onSave()
    } else if ((command.type === 'undo' || command.type === 'redo') && !isField) {
      event.preventDefault()
      editor.dispatch({ type: command.type })
      editor.announce(command.type === 'undo' ? t.undone : t.redone)
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** Says that the layout of the design has no place for its words or images, and which one is shown instead. */
function LayoutNote() {
  const { design, preview } = useEditorContext()
  const wanted = design.layout
  const isReplaced = preview?.design === design && wanted !== null && preview.layout !== wanted
  return (
    <p role="status" className={isReplaced ? 'border-b border-border bg-surface px-4 py-2 text-sm' : 'sr-only'}>
      {isReplaced && fill(t.layoutReplaced, { wanted: optionLabel(wanted), shown: optionLabel(preview.layout) })}
    </p>
  )
}
