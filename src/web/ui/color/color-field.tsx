import { Popover } from '@base-ui/react/popover'
import { Shuffle } from 'lucide-react'
import { useState } from 'react'
import { completedHex, isFullHex, randomHex } from '#web/lib/brand/color.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ColorPicker } from './color-picker.tsx'
import { ColorSwatches } from './color-swatches.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { fill, inSentence } from '#web/words/fill.ts'
import { t } from '#web/words/form-controls.ts'

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
