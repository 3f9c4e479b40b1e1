import { clsx } from 'clsx'
import { useState } from 'react'
import { FONTS, type FontCategory } from '#contract/options.ts'
import { findRenderedFamily, findFamily, firstFamily, toTypography } from '#web/lib/brand/typography.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'

interface FontPickerProps {
  /** A CSS `font-family` value. */
  value: string
  onChange: (typography: string) => void
  error?: string | undefined
}

const CATEGORIES: readonly { value: FontCategory | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'sans-serif', label: 'Sans' },
  { value: 'serif', label: 'Serif' },
  { value: 'display', label: 'Display' },
  { value: 'monospace', label: 'Mono' },
]

/** All fonts, each shown in itself, and a field for a custom font. */
export function FontPicker({ value, onChange, error }: FontPickerProps) {
  const [category, setCategory] = useState<FontCategory | 'all'>('all')
  const chosen = findFamily(value)
  const shown = FONTS.filter((font) => category === 'all' || font.category === category)
  return (
    <div className="flex flex-col gap-3" role="group" aria-label="Font">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm font-medium">
          Font <span className="font-normal text-muted">{firstFamily(value)}</span>
        </p>
        <Segmented label="Font category" value={category} onChange={setCategory} options={CATEGORIES} />
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-2">
        {shown.map(({ family }) => (
          <button
            key={family}
            type="button"
            aria-pressed={family === chosen}
            onClick={() => onChange(toTypography(family))}
            className={clsx(
              'h-14 min-w-0 truncate rounded-sm border bg-surface px-3 text-left text-md',
              family === chosen
                ? 'border-accent-ink bg-accent-tint shadow-[inset_0_0_0_1px_var(--accent-ink)]'
                : 'border-border hover:border-outline',
            )}
            style={{ fontFamily: toTypography(family) }}
          >
            {family}
          </button>
        ))}
      </div>
      <CustomFont value={chosen ? '' : value} onApply={onChange} error={error} />
    </div>
  )
}

function CustomFont({
  value,
  onApply,
  error,
}: {
  value: string
  onApply: (text: string) => void
  error: string | undefined
}) {
  const [text, setText] = useState(value)
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label="Custom font"
          placeholder="Georgia, serif"
          help={customHelp(text)}
          value={text}
          error={error}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (text.trim()) onApply(text.trim())
          }}
        />
      </div>
      <Button variant="secondary" className="mt-6.5" disabled={!text.trim()} onClick={() => onApply(text.trim())}>
        Apply
      </Button>
    </div>
  )
}

function customHelp(text: string): string {
  if (!text.trim()) return 'A CSS font-family, when yours is not among the families above.'
  const drawn = findRenderedFamily(text)
  return findFamily(text)
    ? `${drawn} is one of the families above.`
    : `Your pictures are drawn in ${drawn}, the nearest family that we have.`
}
