import { Popover } from '@base-ui/react/popover'
import { Check, Shuffle } from 'lucide-react'
import { useState } from 'react'
import { completedHex, isFullHex, randomHex, swatchInk } from '#web/lib/brand/color.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { fill, inSentence } from '#web/words/fill.ts'
import { t } from '#web/words/form-controls.ts'
import { ColorPicker } from './color-picker.tsx'
import { COLOR_PRESETS } from './color-presets.ts'

interface ColorFieldProps {
  label: string
  /** `#RRGGBB`. */
  value: string
  onChange: (hex: string) => void
  error?: string | undefined
  /** Without presets and the Random button. */
  isCompact?: boolean
}

/** A hex field with a color picker behind its swatch, presets and a Random button. */
export function ColorField({ label, value, onChange, error, isCompact = false }: ColorFieldProps) {
  return (
    <div className="flex flex-col gap-3">
      <Field label={label} error={error}>
        {(parts) => (
          <div className="flex gap-2">
            <SwatchButton label={label} value={value} onChange={onChange} />
            <HexInput {...parts} value={value} onChange={onChange} />
            {!isCompact && (
              <Button
                variant="secondary"
                aria-label={fill(t.random, { name: inSentence(label) })}
                onClick={() => onChange(randomHex())}
              >
                <Shuffle aria-hidden />
                {t.randomColor}
              </Button>
            )}
          </div>
        )}
      </Field>
      {!isCompact && <ColorSwatches label={fill(t.presets, { label })} value={value} onChange={onChange} />}
    </div>
  )
}

interface HexInputProps {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
  value: string
  onChange: (hex: string) => void
}

/** Only a full hex value is applied while typing. On blur, the text is completed, or the last color is restored. */
function HexInput({ value, onChange, ...parts }: HexInputProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const leave = () => {
    const hex = completedHex(draft ?? value)
    setDraft(null)
    if (hex && hex !== value) onChange(hex)
  }
  return (
    <input
      {...parts}
      value={draft ?? value}
      spellCheck={false}
      autoComplete="off"
      maxLength={9}
      onChange={(event) => {
        setDraft(event.target.value)
        if (isFullHex(event.target.value)) onChange(event.target.value)
      }}
      onBlur={leave}
      className="control min-w-0 flex-1 font-mono uppercase"
    />
  )
}

function SwatchButton({ label, value, onChange }: Omit<ColorFieldProps, 'error' | 'isCompact'>) {
  return (
    <Popover.Root>
      <Popover.Trigger
        aria-label={fill(t.pick, { name: inSentence(label) })}
        className="size-9 shrink-0 rounded-sm border border-outline pointer-coarse:size-11"
        style={{ background: value }}
      />
      <Popover.Portal>
        <Popover.Positioner align="start" sideOffset={6} className="z-40">
          <Popover.Popup className="popup w-60 p-3 outline-none" aria-label={fill(t.picker, { label })}>
            <ColorPicker value={value} onChange={onChange} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

interface ColorSwatchesProps {
  label: string
  value: string
  onChange: (hex: string) => void
}

/** The presets by group. */
function ColorSwatches({ label, value, onChange }: ColorSwatchesProps) {
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
