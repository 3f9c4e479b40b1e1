import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  EyeOff,
  type LucideIcon,
} from 'lucide-react'
import type { DesignBox } from '#contract/designs/design-preview.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { t } from '#web/words/editor.ts'
import { plural } from '#web/words/fill.ts'
import { alignBoxes, distributeBoxes, type Alignment, type Axis } from '../model/arrange.ts'
import { translateBox, type Box } from '../model/geometry.ts'
import { nameSlot } from '../model/slots.ts'
import { useEditorContext } from '../state/editor-context.ts'
import { hideSlots } from '../state/use-commands.ts'
import { Panel } from './panel.tsx'

const ALIGNMENTS: readonly (readonly [Alignment, string, LucideIcon])[] = [
  ['left', t.alignLeftEdges, AlignStartVertical],
  ['center', t.alignCenters, AlignCenterVertical],
  ['right', t.alignRightEdges, AlignEndVertical],
  ['top', t.alignTopEdges, AlignStartHorizontal],
  ['middle', t.alignMiddles, AlignCenterHorizontal],
  ['bottom', t.alignBottomEdges, AlignEndHorizontal],
]
const DISTRIBUTIONS: readonly (readonly [Axis, string, LucideIcon])[] = [
  ['x', t.distributeHorizontally, AlignHorizontalDistributeCenter],
  ['y', t.distributeVertically, AlignVerticalDistributeCenter],
]

/** Actions on several selected layers. */
export function ArrangePanel({ slots }: { slots: readonly DesignBox[] }) {
  const editor = useEditorContext()
  const movable = slots.filter(({ edits }) => edits.includes('move'))
  const arrange = (label: string, place: (boxes: readonly Box[]) => Box[]) => {
    const from = movable.map((slot) => ({ slot, outline: editor.traceOutline(slot) }))
    const targets = place(from.map(({ outline }) => outline))
    const moves = from.map(({ slot, outline }, index) => {
      const { x, y } = targets[index] ?? outline
      return { slot, target: translateBox(editor.placeOf(slot), x - outline.x, y - outline.y) }
    })
    void editor.moveAll(moves, label)
    editor.announce(`${label}: ${plural(t.layers, moves.length)}`)
  }
  return (
    <Panel title={plural(t.layers, slots.length)}>
      <ul className="mb-3 text-sm text-muted">
        {slots.map((slot) => (
          <li key={slot.slot} className="truncate">
            {nameSlot(slot)}
          </li>
        ))}
      </ul>
      <div role="group" aria-label={t.align} className="-mx-1 flex flex-wrap">
        {ALIGNMENTS.map(([alignment, label, icon]) => (
          <IconButton
            key={alignment}
            label={label}
            icon={icon}
            onClick={() => arrange(label, (boxes) => alignBoxes(boxes, alignment))}
          />
        ))}
      </div>
      <div role="group" aria-label={t.distribute} className="-mx-1 flex flex-wrap">
        {DISTRIBUTIONS.map(([axis, label, icon]) => (
          <IconButton
            key={axis}
            label={label}
            icon={icon}
            aria-disabled={movable.length < 3}
            className="aria-disabled:opacity-45"
            onClick={() => movable.length >= 3 && arrange(label, (boxes) => distributeBoxes(boxes, axis))}
          />
        ))}
      </div>
      {movable.length < 3 && <p className="mt-1 text-sm text-muted">{t.threeLayersOrMore}</p>}
      <Button variant="secondary" size="small" className="mt-3" onClick={() => hideSlots(editor, slots)}>
        <EyeOff aria-hidden />
        {plural(t.hideLayers, slots.length)}
      </Button>
    </Panel>
  )
}
