import { clsx } from 'clsx'
import { useEffect, useMemo, useState } from 'react'
import type { CutOut, CutOutPreview as Preview } from '#contract/products/product-cut-outs.ts'
import { logoSource } from '#web/lib/brand/logo-source.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { t } from '#web/words/product-images.ts'
import { CHECKERBOARD } from './checkerboard.ts'
import { CutOutStage } from './cut-out-stage.tsx'
import { CutOutTools } from './cut-out-tools.tsx'
import { type Mark, type Marks, openMarks, REMOVE, storeMarks } from './marks.ts'
import { type ImageFile, urlOfPreview, useCutOut, useCutOutPreview, useImage } from './use-cut-out.ts'

interface CutOutViewProps {
  picture: ImageFile & { url: string }
  onBack: () => void
  onSaved: () => void
  /** Called when there are changes that are not saved, and when there are none any more. */
  onDirty: (isDirty: boolean) => void
}

/** Shows what designs make of a picture's background, switches it off, and corrects it with a brush. */
export function CutOutView({ picture, onBack, onSaved, onDirty }: CutOutViewProps) {
  const { query, save } = useCutOut(picture, onSaved)
  const automatic = useCutOutPreview(picture, null)
  if (query.isError || automatic.isError) {
    const retry = () => void Promise.all([query.refetch(), automatic.refetch()])
    return (
      <div className="p-5">
        <Banner onRetry={retry}>{t.cutOutNotLoaded}</Banner>
      </div>
    )
  }
  if (!query.data || !automatic.data) return <CutOutSkeleton />
  return (
    <CutOutEditor
      picture={picture}
      stored={query.data}
      automatic={automatic.data}
      isSaving={save.isPending}
      onSave={save.mutate}
      onBack={onBack}
      onDirty={onDirty}
    />
  )
}

interface CutOutEditorProps extends Pick<CutOutViewProps, 'picture' | 'onBack' | 'onDirty'> {
  stored: CutOut
  automatic: Preview
  isSaving: boolean
  onSave: (cutOut: CutOut) => void
}

function CutOutEditor({ picture, stored, automatic, isSaving, onSave, onBack, onDirty }: CutOutEditorProps) {
  const [isOn, setOn] = useState(stored.is_on)
  const [mark, setMark] = useState<Mark>(REMOVE)
  const [size, setSize] = useState(0.08)
  const { marks, paint, undo, clear, canUndo } = useMarkHistory(() => openMarks(stored.marks, automatic))
  const painted = useMemo(() => storeMarks(marks), [marks])
  const isDirty = isOn !== stored.is_on || JSON.stringify(painted) !== JSON.stringify(stored.marks)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const preview = useCutOutPreview(picture, painted)
  const original = useImage(logoSource(picture.url) ?? undefined)
  const cut = useImage(urlOfPreview(automatic))
  const images = useMemo(() => original && cut && { original, cut }, [original, cut])
  const drawn = preview.data ?? automatic
  return (
    <>
      <div className="flex flex-col gap-5 p-5">
        <Checkbox label={t.cutOutBackground} checked={isOn} onChange={(event) => setOn(event.target.checked)} />
        <CutOutPreview
          before={picture.url}
          after={isOn ? urlOfPreview(drawn) : picture.url}
          isDrawing={isOn && preview.isPlaceholderData}
        />
        <CutOutNote isOn={isOn} hasMarks={painted !== null} preview={drawn} />
        {preview.isError && <Banner onRetry={() => void preview.refetch()}>{t.previewNotDrawn}</Banner>}
        {isOn && (
          <section aria-label={t.correctCutOut} className="flex flex-col gap-3 border-t border-border pt-5">
            <h3 className="text-base font-semibold">{t.correctCutOut}</h3>
            <CutOutTools
              {...{ mark, size, canUndo }}
              onMark={setMark}
              onSize={setSize}
              onUndo={undo}
              hasMarks={painted !== null}
              onClear={clear}
            />
            {images ? (
              <CutOutStage {...{ pictures: images, marks, mark, size }} onStroke={paint} onUndo={undo} />
            ) : (
              <Skeleton className="h-72 rounded-sm" />
            )}
          </section>
        )}
      </div>
      <div className="sticky -bottom-4 flex flex-wrap items-center justify-end gap-2 border-t border-border bg-surface px-5 py-3">
        <Button variant="secondary" onClick={onBack}>
          {t.allPictures}
        </Button>
        <Button
          isLoading={isSaving}
          isWaiting={isSaving || !isDirty}
          onClick={() => onSave({ is_on: isOn, marks: painted })}
        >
          {t.saveCutOut}
        </Button>
      </div>
    </>
  )
}

/** What designs show, if it is not the ordinary cutout. */
function CutOutNote({ isOn, hasMarks, preview }: { isOn: boolean; hasMarks: boolean; preview: Preview }) {
  if (!isOn) return <Banner tone="info">{t.cutOutIsOff}</Banner>
  if (preview.is_cut_out) return null
  if (hasMarks) return <Banner tone="info">{t.wholePicture}</Banner>
  return <Banner tone="info">{preview.background === 'none' ? t.noBackground : t.noPlainBackgroundHint}</Banner>
}

function CutOutSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-5 p-5">
      <Skeleton className="h-6 w-56" />
      <div className="grid grid-cols-3 gap-2 sm:gap-4">
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={index} className="aspect-square rounded-sm" />
        ))}
      </div>
      <Skeleton className="h-72 rounded-sm" />
    </div>
  )
}

/** How many strokes can be undone. */
const UNDO_MAX = 50

/** The marks of a picture with the states before its last strokes. */
function useMarkHistory(open: () => Marks) {
  const [states, setStates] = useState<readonly [Marks, ...Marks[]]>(() => [open()])
  const [marks, ...before] = states
  const paint = (next: Marks) => setStates(([now, ...past]) => [next, now, ...past.slice(0, UNDO_MAX - 1)])
  const undo = () => setStates((all) => (all[1] ? [all[1], ...all.slice(2)] : all))
  const clear = () => paint({ ...marks, cells: new Uint8Array(marks.cells.length) })
  return { marks, paint, undo, clear, canUndo: before.length > 0 }
}

interface CutOutPreviewProps {
  before: string
  /** What designs show, or undefined while it is drawn for the first time. */
  after: string | undefined
  isDrawing: boolean
}

/** The picture as it is, and as designs show it, on light and on dark. */
function CutOutPreview({ before, after, isDrawing }: CutOutPreviewProps) {
  return (
    <div className="grid grid-cols-3 gap-2 sm:gap-4">
      <Tile label={t.before} url={before} className="bg-media" />
      <Tile label={t.afterOnLight} url={after} className={CHECKERBOARD.light} isDrawing={isDrawing} />
      <Tile label={t.afterOnDark} url={after} className={CHECKERBOARD.dark} isDrawing={isDrawing} />
    </div>
  )
}

interface TileProps {
  label: string
  url: string | undefined
  className: string
  isDrawing?: boolean
}

function Tile({ label, url, className, isDrawing = false }: TileProps) {
  return (
    <figure className="m-0 min-w-0">
      <span className={clsx('relative block aspect-square overflow-hidden rounded-sm border border-border', className)}>
        {url ? (
          <img
            src={url}
            alt={label}
            aria-busy={isDrawing}
            className={clsx(
              'absolute inset-0 size-full object-contain p-2 transition-opacity',
              isDrawing && 'opacity-60',
            )}
          />
        ) : (
          <Skeleton className="size-full" />
        )}
      </span>
      <figcaption className="pt-1 text-sm text-muted">{label}</figcaption>
    </figure>
  )
}
