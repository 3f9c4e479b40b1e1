import { clsx } from 'clsx'
import { useState } from 'react'
import { FONTS, MORE_FONTS, type FontCategory } from '#contract/options.ts'
import { findRenderedFamily, findFamily, firstFamily, toTypography } from '#web/lib/brand/typography.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { SearchBox } from '#web/ui/forms/search-box.tsx'
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

/** Fonts to choose from, each shown in itself, and a field for a custom font. */
export function FontPicker({ value, onChange, error }: FontPickerProps) {
  const [category, setCategory] = useState<FontCategory | 'all'>('all')
  const chosen = findFamily(value)
  const listFamilies = (fonts: typeof FONTS) =>
    fonts.flatMap((font) => (category === 'all' || font.category === category ? [font.family] : []))
  const choices = { chosen, onChoose: (family: string) => onChange(toTypography(family)) }
  return (
    <div className="flex flex-col gap-3" role="group" aria-label={t.font}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm font-medium">
          {fillNodes(t.font2, { family: <span className="font-normal text-muted">{firstFamily(value)}</span> })}
        </p>
        <Segmented label={t.fontCategory} value={category} onChange={setCategory} options={CATEGORIES} />
      </div>
      <FontGrid families={listFamilies(FONTS)} {...choices} />
      <MoreFonts families={listFamilies(MORE_FONTS)} {...choices} />
      <TypedFamily value={chosen ? '' : value} onApply={onChange} error={error} />
    </div>
  )
}

interface FontGridProps {
  families: readonly string[]
  chosen: string | null
  onChoose: (family: string) => void
}

function FontGrid({ families, chosen, onChoose }: FontGridProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-2">
      {families.map((family) => (
        <button
          key={family}
          type="button"
          aria-pressed={family === chosen}
          onClick={() => onChoose(family)}
          className={clsx(
            // Fonts of buttons that are scrolled out of sight are not downloaded.
            'h-14 min-w-0 truncate rounded-sm border bg-surface px-3 text-start text-md [content-visibility:auto]',
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
  )
}

/** The other bundled fonts, closed at first unless one of them is chosen. */
function MoreFonts({ families, ...choices }: FontGridProps) {
  const [isOpen, setOpen] = useState(families.includes(choices.chosen ?? ''))
  const [search, setSearch] = useState('')
  if (families.length === 0) return null
  if (!isOpen)
    return (
      <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
        {fill(t.moreFonts, { count: families.length })}
      </Button>
    )
  const found = families.filter((family) => family.toLowerCase().includes(search.trim().toLowerCase()))
  return (
    <>
      <SearchBox noun={t.fontsNoun} value={search} onChange={setSearch} />
      <div className="max-h-80 overflow-y-auto rounded-sm p-px" role="group" aria-label={t.otherFonts}>
        {found.length > 0 ? <FontGrid families={found} {...choices} /> : <p className="text-sm">{t.noFontFound}</p>}
      </div>
    </>
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
  if (!text.trim()) return t.customFontHint
  const drawn = findRenderedFamily(text)
  return findFamily(text) ? fill(t.knownFontHint, { drawn }) : fill(t.nearestFontHint, { drawn })
}
