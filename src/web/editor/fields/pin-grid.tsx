import { clsx } from 'clsx'
import { t } from '#web/words/editor.ts'
import type { Pin, PinX, PinY } from '../model/geometry.ts'

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
export function PinGrid({ value, onChange, isMirrored }: PinGridProps) {
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
