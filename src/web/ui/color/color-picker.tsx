import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { hsvToHex, hexToHsv, type Hsv } from '#web/lib/brand/color.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/form-controls.ts'

interface ColorPickerProps {
  value: string
  onChange: (hex: string) => void
}

const HUES = 'linear-gradient(to right, #f00, #ff0, #0f0, #0ff, #00f, #f0f, #f00)'

/**
 * A field of saturation and brightness above a hue bar. Our own, because libraries inject style elements, which the content security
 * policy refuses.
 */
export function ColorPicker({ value, onChange }: ColorPickerProps) {
  // Gray has no hue, so the picker keeps its own HSV state and follows only colors set from outside.
  const [own, setHsv] = useState(() => hexToHsv(value))
  const hsv = hsvToHex(own) === value.toUpperCase() ? own : hexToHsv(value)
  const pick = (part: Partial<Hsv>) => {
    const next = { ...hsv, ...part }
    setHsv(next)
    onChange(hsvToHex(next))
  }
  const onAreaKey = arrows((x, y) =>
    pick({ saturation: within(hsv.saturation + x / 100), value: within(hsv.value - y / 100) }),
  )
  const onHueKey = arrows((x, y) => pick({ hue: within((hsv.hue + (x - y) * 2) / 360) * 360 }))
  return (
    <div className="flex flex-col gap-3">
      <div
        role="slider"
        tabIndex={0}
        aria-label={t.saturationAndBrightness}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(hsv.saturation * 100)}
        aria-valuetext={fill(t.saturationBrightness, {
          saturation: percent(hsv.saturation),
          brightness: percent(hsv.value),
        })}
        onKeyDown={onAreaKey}
        {...drag((x, y) => pick({ saturation: x, value: 1 - y }))}
        className="relative h-36 cursor-crosshair touch-none rounded-sm"
        style={{
          background: `linear-gradient(to top, #000, transparent), linear-gradient(to right, #fff, transparent), hsl(${hsv.hue} 100% 50%)`,
        }}
      >
        <Thumb left={hsv.saturation} top={1 - hsv.value} color={hsvToHex(hsv)} />
      </div>
      <div
        role="slider"
        tabIndex={0}
        aria-label={t.hue}
        aria-valuemin={0}
        aria-valuemax={360}
        aria-valuenow={Math.round(hsv.hue)}
        onKeyDown={onHueKey}
        {...drag((x) => pick({ hue: x * 360 }))}
        className="relative h-3.5 cursor-ew-resize touch-none rounded-full pointer-coarse:h-6"
        style={{ background: HUES }}
      >
        <Thumb left={hsv.hue / 360} top={0.5} color={`hsl(${hsv.hue} 100% 50%)`} />
      </div>
    </div>
  )
}

function Thumb({ left, top, color }: { left: number; top: number; color: string }) {
  return (
    <span
      className="pointer-events-none absolute size-4.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-white shadow-[0_0_0_1px_oklch(0_0_0/0.4)]"
      style={{ left: `${left * 100}%`, top: `${top * 100}%`, background: color }}
    />
  )
}

const within = (value: number) => Math.min(1, Math.max(0, value))
const percent = (value: number) => `${Math.round(value * 100)}%`

/** Reports the pointer's position in the element while it is pressed, from 0 to 1 on both axes. */
function drag(onMove: (x: number, y: number) => void) {
  const report = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    onMove(within((event.clientX - box.left) / box.width), within((event.clientY - box.top) / box.height))
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      report(event)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) report(event)
    },
  }
}

/** Moves one step per arrow key, ten with Shift. */
function arrows(onStep: (x: number, y: number) => void) {
  const steps: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  }
  return (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const by = event.shiftKey ? 10 : 1
    onStep(step[0] * by, step[1] * by)
  }
}
