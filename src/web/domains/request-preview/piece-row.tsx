import { clsx } from 'clsx'
import { ArrowDownToLine, Check, Dot, Ellipsis, GripVertical, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { PreviewPiece } from '#contract/generation/request-preview.ts'
import { PROMPT_MAX } from '#contract/limits.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/buttons/menu.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/request-preview.ts'
import { nameKind, nameSlot, PIECE_TYPE, PLACES } from './piece-labels.ts'
import type { LivePreview } from './use-request-preview.ts'

interface PieceRowProps {
  piece: PreviewPiece
  live: LivePreview
  isReadOnly: boolean
}

/** A piece of the request with its kind. Its words can be edited, and it can be moved by drag, by the menu, or with one button. */
export function PieceRow({ piece, live: { point, pointed, ...live }, isReadOnly }: PieceRowProps) {
  const { id, text, slot, is_chosen: isChosen } = piece
  const kind = nameKind(piece)
  const isInCaption = slot === 'caption'
  return (
    <li
      onPointerEnter={() => point(id)}
      onFocus={() => point(id)}
      className={clsx(
        '-mx-2 grid items-start gap-x-3 rounded-sm px-2 py-0.5 @md:grid-cols-[7.5rem_minmax(0,1fr)_auto]',
        'grid-cols-[minmax(0,1fr)_auto] transition-colors',
        pointed?.id === id && 'bg-raised',
      )}
    >
      <span
        draggable={!isReadOnly}
        onDragStart={(event) => {
          event.dataTransfer.setData(PIECE_TYPE, id)
          event.dataTransfer.effectAllowed = 'move'
        }}
        className={clsx(
          'col-span-full flex items-center gap-1 pt-2 text-xs/5 text-muted @md:col-span-1',
          !isReadOnly && 'cursor-grab',
        )}
      >
        {!isReadOnly && <GripVertical className="-ms-1 size-3.5 shrink-0" aria-hidden />}
        {kind}
      </span>
      {isReadOnly ? (
        <bdi className="px-1 py-2 text-sm wrap-anywhere">{text}</bdi>
      ) : (
        <PieceWords piece={piece} kind={kind} change={live.change} />
      )}
      {!isReadOnly && (
        <span className="flex">
          {isChosen ? (
            <IconButton label={fill(t.putBack, { text })} icon={Undo2} onClick={() => live.putBack(id)} />
          ) : (
            !isInCaption && (
              <IconButton
                label={fill(t.toCaption, { text })}
                icon={ArrowDownToLine}
                onClick={() => live.change(id, { slot: 'caption' })}
              />
            )
          )}
          <Menu label={fill(t.move, { text })} trigger={<Ellipsis className="size-4.5 text-muted" aria-hidden />}>
            {PLACES.map((place) => (
              <MenuItem
                key={place}
                icon={place === slot ? Check : Dot}
                onClick={() => live.change(id, { slot: place })}
              >
                {nameSlot(place)}
              </MenuItem>
            ))}
          </Menu>
        </span>
      )}
    </li>
  )
}

interface PieceWordsProps {
  piece: PreviewPiece
  kind: string
  change: LivePreview['change']
}

/** The words of a piece as a field without a frame. Empty words are none: the piece then keeps those it had. */
function PieceWords({ piece: { id, text }, kind, change }: PieceWordsProps) {
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <textarea
      rows={1}
      dir="auto"
      aria-label={fill(t.wordsOf, { kind })}
      maxLength={PROMPT_MAX}
      value={draft ?? text}
      onChange={({ target: { value } }) => {
        setDraft(value)
        if (value.trim()) change(id, { text: value.trim() })
      }}
      onBlur={() => setDraft(null)}
      className="block field-sizing-content w-full min-w-0 resize-none rounded-xs bg-transparent px-1 py-2 text-sm hover:bg-raised focus-visible:bg-surface"
    />
  )
}
