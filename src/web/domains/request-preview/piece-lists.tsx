import { clsx } from 'clsx'
import { type DragEvent, type ReactNode, useId, useState } from 'react'
import type { PreviewPiece } from '#contract/generation/request-preview.ts'
import { t } from '#web/words/request-preview.ts'
import { PIECE_TYPE, sortByPlace } from './piece-labels.ts'
import { PieceRow } from './piece-row.tsx'
import type { LivePreview } from './use-request-preview.ts'

interface PieceListsProps {
  live: LivePreview
  isReadOnly: boolean
}

/** All words of the request: on the picture, in the caption, left out, or not drawn. Pieces can be dragged between the first two. */
export function PieceLists({ live, isReadOnly }: PieceListsProps) {
  const { preview, change, putBack } = live
  const { pieces = [], added = [], unsaid = [] } = preview ?? {}
  const shown = sortByPlace(pieces.filter(({ slot }) => slot !== 'caption'))
  const inCaption = pieces.filter(({ slot, is_left_out }) => slot === 'caption' && !is_left_out)
  const leftOut = pieces.filter(({ is_left_out }) => is_left_out)
  // What was put into the caption returns to its own place. What had no space gets a row, if there is one.
  const show = (id: string) => {
    const piece = pieces.find((one) => one.id === id)
    if (piece?.slot !== 'caption') return
    if (piece.is_chosen) putBack(id)
    else change(id, { slot: 'benefit' })
  }
  const row = (piece: PreviewPiece) => <PieceRow key={piece.id} piece={piece} live={live} isReadOnly={isReadOnly} />
  return (
    <div className="@container flex flex-col gap-5" onPointerLeave={() => live.point(null)}>
      <PieceList title={t.onThePicture} onDropPiece={isReadOnly ? undefined : show}>
        {shown.map(row)}
        {added.map(({ text }) => (
          <FixedRow key={text} label={t.added} text={text} />
        ))}
      </PieceList>
      {(inCaption.length > 0 || !isReadOnly) && pieces.length > 0 && (
        <PieceList
          title={t.inTheCaption}
          hint={inCaption.length === 0 ? t.dropHere : undefined}
          onDropPiece={isReadOnly ? undefined : (id) => change(id, { slot: 'caption' })}
        >
          {inCaption.map(row)}
        </PieceList>
      )}
      {leftOut.length > 0 && (
        <PieceList title={t.leftOut} hint={t.leftOutHint}>
          {leftOut.map(row)}
        </PieceList>
      )}
      {unsaid.length > 0 && (
        <PieceList title={t.notDrawnWords}>
          {unsaid.map(({ text, span, reason }) => (
            <FixedRow
              key={`${span.field} ${span.start}`}
              label={reason === 'instruction' ? t.instruction : t.brandNever}
              text={text}
            />
          ))}
        </PieceList>
      )}
    </div>
  )
}

interface PieceListProps {
  title: string
  hint?: string | undefined
  onDropPiece?: ((id: string) => void) | undefined
  children: ReactNode
}

function PieceList({ title, hint, onDropPiece, children }: PieceListProps) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const drop = onDropPiece && {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(PIECE_TYPE)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      onDropPiece(event.dataTransfer.getData(PIECE_TYPE))
    },
  }
  return (
    <section
      aria-labelledby={id}
      {...drop}
      className={clsx('rounded-md outline-offset-4', isOver && 'outline-2 outline-accent-ink outline-dashed')}
    >
      <h3 id={id} className="text-sm">
        {title}
      </h3>
      {hint && <p className="text-sm text-muted">{hint}</p>}
      <ul aria-labelledby={id} className="mt-1.5 flex flex-col gap-0.5 empty:hidden">
        {children}
      </ul>
    </section>
  )
}

function FixedRow({ label, text }: { label: string; text: string }) {
  return (
    <li className="grid gap-x-3 py-1 @md:grid-cols-[7.5rem_minmax(0,1fr)]">
      <span className="text-xs/5 text-muted">{label}</span>
      <bdi className="text-sm wrap-anywhere text-muted ps-1">{text}</bdi>
    </li>
  )
}
