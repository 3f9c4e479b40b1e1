import { clsx } from 'clsx'
import { useState } from 'react'
import { FONTS, type FontCategory } from '#contract/options.ts'
import { findRenderedFamily, findFamily, firstFamily, toTypography } from '#web/lib/brand/typography.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { fill, fillNodes } from '#web/words/fill.ts'
import { t } from '#web/words/brands.ts'

interface FontPickerProps {
  /** A CSS `font-family` value. */
  value: string
  onChange: (typography: string) => void
  error?: string | undefined
}

const CATEGORIES: readonly { value: FontCategory | 'all'; label: string }[] = [
  { value: 'all', label: t.all },
  { value: 'sans-serif', label: t.sans },
  { value: 'serif', label: t.serif },
  { value: 'display', label: t.display },
  { value: 'monospace', label: t.mono },
]

/** All fonts, each shown in itself, and a field for a custom font. */
export function FontPicker({ value, onChange, error }: FontPickerProps) {
  const [category, setCategory] = useState<FontCategory | 'all'>('all')
  const chosen = findFamily(value)
  const shown = FONTS.filter((font) => category === 'all' || font.category === category)
  return (
    <div className="flex flex-col gap-3" role="group" aria-label={t.font}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm font-medium">
          {fillNodes(t.font2, { family: <span className="font-normal text-muted">{firstFamily(value)}</span> })}
        </p>
        <Segmented label={t.fontCategory} value={category} onChange={setCategory} options={CATEGORIES} />
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-2">
        {shown.map(({ family }) => (
          <button
            key={family}
            type="button"
            aria-pressed={family === chosen}
            onClick={() => onChange(toTypography(family))}
            className={clsx(
              'h-14 min-w-0 truncate rounded-sm border bg-surface px-3 text-start text-md',
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
      <TypedFamily value={chosen ? '' : value} onApply={onChange} error={error} />
    </div>
  )
}

function TypedFamily({
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
          label={t.customFont}
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
        {t.apply}
      </Button>
    </div>
  )
}

function customHelp(text: string): string {
  if (!text.trim()) return t.aCssFontFamilyWhen
  const drawn = findRenderedFamily(text)
  return findFamily(text) ? fill(t.isOneOfTheFamilies, { drawn }) : fill(t.yourPicturesAreDrawnIn, { drawn })
}
