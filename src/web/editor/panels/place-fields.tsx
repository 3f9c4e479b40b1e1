import { clsx } from 'clsx'
import { AlignCenter, AlignLeft, AlignRight } from 'lucide-react'
import type { SlotField } from '#contract/designs/design-options.ts'
import type { DesignBox } from '#contract/designs/design-preview.ts'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { t } from '#web/words/editor.ts'
import { fill } from '#web/words/fill.ts'
import { Stepper } from '#web/ui/forms/stepper.tsx'
import { readSlot } from '../model/edit-design.ts'
import { type Box, type Pin, type PinX, type PinY, roundShare } from '../model/geometry.ts'
import { useEditorContext } from '../state/editor-context.ts'
import { ResetField } from './reset-field.tsx'

/** Position, size, angle and alignment of the selected slot, in pixels of the design and degrees. */
export function PlaceFields({ slot }: { slot: DesignBox }) {
  const editor = useEditorContext()
  const { frame, facts } = editor
  const own = readSlot(editor.design, slot.slot)
  const box = editor.placeOf(slot)
  const can = (field: SlotField) => slot.edits.includes(field)
  const moveTo = (place: Partial<Box>) => void editor.moveTo(slot, { ...box, ...place }, 'place')
  const share = (pixels: number, all: number) => Math.max(0.01, Math.min(1, roundShare(pixels / all)))
  const angle = Math.round(editor.angleOf(slot))
  return (
    <div className="flex flex-col gap-1.5">
      {can('pin') && (
        <div className="flex items-center justify-between gap-3">
          <span className="flex items-center gap-1 text-sm">
            {t.place}
            <ResetField slot={slot} fields={['move', 'pin']} name={t.place} />
          </span>
          <PinGrid
            value={own.pin}
            isMirrored={frame.isMirrored}
            onChange={(pin) => {
              editor.change(slot, { pin, move: undefined })
              editor.announce(fill(t.slotMoved, { slot: slot.name }))
            }}
          />
        </div>
      )}
      {can('move') && (
        <>
          <Stepper
            label="X"
            unit="px"
            value={Math.round(box.x)}
            step={1}
            min={-facts.size.width}
            max={facts.size.width * 2}
            onChange={(x) => moveTo({ x })}
          />
          <Stepper
            label="Y"
            unit="px"
            value={Math.round(box.y)}
            step={1}
            min={-facts.size.height}
            max={facts.size.height * 2}
            onChange={(y) => moveTo({ y })}
          />
        </>
      )}
      {can('width') && (
        <Stepper
          label={t.width}
          aside={<ResetField slot={slot} fields={['width']} name={t.width} />}
          unit="px"
          value={Math.round(own.width === undefined ? box.width : own.width * frame.safe.width)}
          step={10}
          min={Math.ceil(frame.safe.width / 100)}
          max={Math.floor(frame.safe.width)}
          onChange={(width) => editor.change(slot, { width: share(width, frame.safe.width) }, 'width')}
        />
      )}
      {can('height') && (
        <Stepper
          label={t.height}
          aside={<ResetField slot={slot} fields={['height']} name={t.height} />}
          unit="px"
          value={Math.round(own.height === undefined ? box.height : own.height * frame.safe.height)}
          step={10}
          min={Math.ceil(frame.safe.height / 100)}
          max={Math.floor(frame.safe.height)}
          onChange={(height) => editor.change(slot, { height: share(height, frame.safe.height) }, 'height')}
        />
      )}
      {can('step') && (
        <Stepper
          label={t.size}
          aside={<ResetField slot={slot} fields={['step']} name={t.size} />}
          value={own.step ?? 0}
          step={1}
          min={-3}
          max={3}
          onChange={(step) => editor.change(slot, { step: step || undefined }, 'step')}
        />
      )}
      {can('angle') && (
        <Stepper
          label={t.angle}
          aside={<ResetField slot={slot} fields={['angle']} name={t.angle} />}
          unit="°"
          value={angle}
          step={1}
          min={-180}
          max={180}
          onChange={(next) => editor.change(slot, { angle: next }, 'turn')}
        />
      )}
      {can('align') && (
        <div className="flex items-center justify-between gap-3">
          <span className="flex items-center gap-1 text-sm">
            {t.align}
            <ResetField slot={slot} fields={['align']} name={t.alignment} />
          </span>
          <Segmented
            label={t.alignText}
            value={own.align ?? slot.align ?? 'start'}
            onChange={(align) => editor.change(slot, { align })}
            options={listAlignments(frame.isMirrored)}
          />
        </div>
      )}
    </div>
  )
}

const listAlignments = (isMirrored: boolean) => [
  { value: 'start' as const, label: t.start, icon: isMirrored ? AlignRight : AlignLeft },
  { value: 'center' as const, label: t.center, icon: AlignCenter },
  { value: 'end' as const, label: t.end, icon: isMirrored ? AlignLeft : AlignRight },
]

const ACROSS: readonly PinX[] = ['start', 'center', 'end']
const DOWN: readonly PinY[] = ['top', 'middle', 'bottom']

const NAMES: Readonly<Record<PinY, readonly string[]>> = {
  top: [t.topLeft, t.topCenter, t.topRight],
  middle: [t.middleLeft, t.middleCenter, t.middleRight],
  bottom: [t.bottomLeft, t.bottomCenter, t.bottomRight],
}

interface PinGridProps {
  value: Pin | undefined
  onChange: (pin: Pin) => void
  /** In a right-to-left design, the start is on the right. */
  isMirrored: boolean
}

/** Nine positions at the margins. A click pins the selected slot to one. */
function PinGrid({ value, onChange, isMirrored }: PinGridProps) {
  const columns = isMirrored ? ACROSS.toReversed() : ACROSS
  return (
    <div
      role="group"
      // The grid shows the sides of the design, not those of the screen.
      dir="ltr"
      aria-label={t.placeInTheDesign}
      className="grid w-fit grid-cols-3 gap-0.5 rounded-sm bg-raised p-1"
    >
      {DOWN.flatMap((down) =>
        columns.map((across, column) => {
          const isOn = value?.[0] === across && value[1] === down
          return (
            <button
              key={`${across} ${down}`}
              type="button"
              aria-label={describePin(down, column)}
              title={describePin(down, column)}
              aria-pressed={isOn}
              onClick={() => onChange([across, down])}
              className="group grid size-8 place-content-center rounded-[5px] hover:bg-pressed pointer-coarse:size-11"
            >
              <span
                className={clsx(
                  'size-2.5 rounded-full',
                  isOn ? 'bg-accent-ink' : 'border border-outline bg-surface group-hover:border-text',
                )}
              />
            </button>
          )
        }),
      )}
    </div>
  )
}

const describePin = (down: PinY, column: number) => NAMES[down][column]
