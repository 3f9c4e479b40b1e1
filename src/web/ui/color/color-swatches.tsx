import { Check } from 'lucide-react'
import { swatchInk } from '#web/lib/brand/color.ts'
import { COLOR_PRESETS } from './color-presets.ts'

interface ColorSwatchesProps {
  label: string
  value: string
  onChange: (hex: string) => void
}

/** The presets by group. */
export function ColorSwatches({ label, value, onChange }: ColorSwatchesProps) {
  return (
    <div role="group" aria-label={label} className="grid w-fit gap-x-4 gap-y-1.5 sm:grid-cols-2">
      {COLOR_PRESETS.map(({ group, colors }) => (
        <div key={group} role="group" aria-label={group} className="flex gap-1">
          {colors.map(({ name, hex }) => (
            <button
              key={hex}
              type="button"
              aria-label={name}
              title={name}
              aria-pressed={hex === value.toUpperCase()}
              onClick={() => onChange(hex)}
              className="grid size-6 place-content-center rounded-full shadow-[inset_0_0_0_1px_oklch(0.5_0_0/0.35)] pointer-coarse:size-8"
              style={{ background: hex, color: swatchInk(hex) }}
            >
              {hex === value.toUpperCase() && <Check className="size-3.5" strokeWidth={3} aria-hidden />}
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}
