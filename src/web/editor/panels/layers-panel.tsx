import { clsx } from 'clsx'
import { useState } from 'react'
import {
  ChevronDown,
  ChevronUp,
  Eye,
  EyeOff,
  Image,
  Shapes,
  SquareCheck,
  Stamp,
  Type,
  type LucideIcon,
} from 'lucide-react'
import type { DesignBox } from '#contract/designs/design-preview.ts'
import type { SlotKind } from '#contract/designs/design-options.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { t } from '#web/words/editor.ts'
import { fill, inSentence } from '#web/words/fill.ts'
import { changeSlot } from '../model/edit-design.ts'
import { nameHiddenSlot, nameSlot } from '../model/slots.ts'
import { useEditorContext } from '../state/editor-context.ts'
import { runSlotCommand } from '../state/use-commands.ts'
import { KeptNotes } from './kept-notes.tsx'

const ICONS: Record<SlotKind, LucideIcon> = {
  text: Type,
  button: Type,
  badge: Type,
  logo: Stamp,
  picture: Image,
  drawing: Shapes,
  shape: Shapes,
}

/**
 * All slots in reading order. Each can be selected, reordered and hidden without the canvas; hidden ones can be shown again. Without Shift,
 * several are selected while `Select several` is on.
 */
export function LayersPanel() {
  const editor = useEditorContext()
  const drawn = new Set(editor.slots.map(({ slot }) => slot))
  const hidden = Object.entries(editor.design.overrides.slots).filter(
    ([slot, { hidden: is }]) => is && !drawn.has(slot),
  )
  const [isSeveral, setSeveral] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-pressed={isSeveral}
        className="mb-2 aria-pressed:bg-pressed"
        onClick={() => setSeveral(!isSeveral)}
      >
        <SquareCheck aria-hidden />
        {t.selectSeveral}
      </Button>
      <ul aria-label={t.layersTab} className="-mx-2 flex flex-col gap-0.5">
        {editor.slots.map((slot) => (
          <LayerRow key={slot.slot} slot={slot} isSeveral={isSeveral} />
        ))}
        {hidden.map(([slot]) => (
          <li key={slot} className="flex min-h-9 items-center gap-2 rounded-sm ps-2 text-muted">
            <EyeOff className="size-4 shrink-0" aria-hidden />
            <span className="min-w-0 flex-1 truncate text-sm">{nameHiddenSlot(slot)}</span>
            <IconButton
              className="size-8"
              label={fill(t.showSlot, { slot: nameHiddenSlot(slot) })}
              icon={Eye}
              onClick={() =>
                editor.dispatch({
                  type: 'edit',
                  change: (design) => changeSlot(design, slot, { hidden: undefined }),
                  label: fill(t.showed, { slot: inSentence(nameHiddenSlot(slot)) }),
                })
              }
            />
          </li>
        ))}
      </ul>
      <KeptNotes />
    </>
  )
}

function LayerRow({ slot, isSeveral }: { slot: DesignBox; isSeveral: boolean }) {
  const editor = useEditorContext()
  const isSelected = editor.selection.some((one) => one.slot === slot.slot)
  const Icon = ICONS[slot.kind]
  const run = (command: Parameters<typeof runSlotCommand>[2]) => runSlotCommand(editor, slot, command)
  return (
    <li className={clsx('group flex items-center rounded-sm', isSelected ? 'bg-pressed' : 'hover:bg-raised')}>
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={(event) =>
          editor.dispatch({ type: event.shiftKey || isSeveral ? 'toggle' : 'select', slot: slot.slot })
        }
        onDoubleClick={() => run({ type: 'edit' })}
        className="flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-sm ps-2 text-start text-sm pointer-coarse:min-h-11"
      >
        <Icon className="size-4 shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
        <span className="truncate">
          <bdi>{nameSlot(slot)}</bdi>
        </span>
      </button>
      {isSelected && slot.edits.includes('order') && (
        <>
          <IconButton
            className="size-7"
            label={t.bringForward}
            icon={ChevronUp}
            onClick={() => run({ type: 'order', by: 1 })}
          />
          <IconButton
            className="size-7"
            label={t.sendBackward}
            icon={ChevronDown}
            onClick={() => run({ type: 'order', by: -1 })}
          />
        </>
      )}
      {slot.edits.includes('hidden') && (
        <IconButton
          className={clsx(
            'size-7',
            !isSelected && 'opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100',
          )}
          label={fill(t.hideSlot, { slot: slot.name })}
          icon={Eye}
          onClick={() => run({ type: 'hide' })}
        />
      )}
    </li>
  )
}
