import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ExtendedPalette } from '#contract/brands/palette/extended-palette.ts'
import { ACCENT_ROLES, ACCENTS_MAX } from '#contract/brands/palette/palette-options.ts'
import { hexToHsv, hsvToHex } from '#web/lib/brand/color.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { ColorField } from '#web/ui/color/color-field.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { t } from '#web/words/brand-palette.ts'
import { fill } from '#web/words/fill.ts'

interface PaletteFieldsProps {
  palette: ExtendedPalette
  /** The primary color, from which new colors are suggested. */
  primary: string
  onChange: (palette: ExtendedPalette) => void
}

type Accent = ExtendedPalette['accents'][number]

export function PaletteFields({ palette, primary, onChange }: PaletteFieldsProps) {
  const { neutral, accents } = palette
  const setNeutral = (hex: string | null) => onChange({ ...palette, neutral: hex })
  const setAccents = (next: Accent[]) => onChange({ ...palette, accents: next })
  const isFull = accents.length >= ACCENTS_MAX
  return (
    <div className="flex flex-col gap-5">
      {neutral === null ? (
        <AddButton onClick={() => setNeutral(suggestNeutral(primary))}>{t.addNeutral}</AddButton>
      ) : (
        <Removable label={t.removeNeutral} onRemove={() => setNeutral(null)}>
          <ColorField label={t.neutralColor} value={neutral} onChange={setNeutral} isCompact />
        </Removable>
      )}
      {accents.map((accent, index) => (
        <AccentFields
          key={index}
          accent={accent}
          number={index + 1}
          onChange={(next) => setAccents(accents.with(index, next))}
          onRemove={() => setAccents(accents.toSpliced(index, 1))}
        />
      ))}
      <AddButton
        isDisabled={isFull}
        onClick={() => setAccents([...accents, { hex: suggestAccent(primary, accents.length), role: 'highlight' }])}
      >
        {t.addAccent}
      </AddButton>
      {isFull && <p className="-mt-3 text-xs text-muted">{t.enoughAccents}</p>}
    </div>
  )
}

interface AccentFieldsProps {
  accent: Accent
  number: number
  onChange: (accent: Accent) => void
  onRemove: () => void
}

function AccentFields({ accent, number, onChange, onRemove }: AccentFieldsProps) {
  const roles = ACCENT_ROLES.map((role) => ({ value: role, label: t[role] }))
  return (
    <div className="flex flex-col gap-3">
      <Removable label={fill(t.removeAccent, { number })} onRemove={onRemove}>
        <ColorField
          label={fill(t.accentColor, { number })}
          value={accent.hex}
          onChange={(hex) => onChange({ ...accent, hex })}
          isCompact
        />
      </Removable>
      <SelectField
        label={fill(t.accentRole, { number })}
        value={accent.role}
        options={roles}
        onChange={(role) => onChange({ ...accent, role })}
      />
    </div>
  )
}

function Removable({ label, onRemove, children }: { label: string; onRemove: () => void; children: ReactNode }) {
  return (
    <div className="flex items-end gap-1">
      <div className="min-w-0 flex-1">{children}</div>
      <IconButton label={label} icon={Trash2} onClick={onRemove} />
    </div>
  )
}

interface AddButtonProps {
  isDisabled?: boolean
  onClick: () => void
  children: ReactNode
}

function AddButton({ isDisabled = false, onClick, children }: AddButtonProps) {
  return (
    <Button variant="secondary" disabled={isDisabled} onClick={onClick} className="justify-self-start">
      <Plus aria-hidden />
      {children}
    </Button>
  )
}

/** Degrees on the color wheel from the primary color: its complement, its neighbors and a third of the wheel. */
const TURNS = [180, 150, 210, 120] as const

/** A color for a new accent: another hue, about as strong as the primary color. */
function suggestAccent(primary: string, index: number): string {
  const { hue, saturation, value } = hexToHsv(primary)
  const turn = TURNS[index] ?? 180
  return hsvToHex({
    hue: (hue + turn) % 360,
    saturation: Math.max(0.6, saturation),
    value: Math.max(0.7, value),
  }).toUpperCase()
}

/** A light gray with a trace of the primary color. */
const suggestNeutral = (primary: string): string =>
  hsvToHex({ hue: hexToHsv(primary).hue, saturation: 0.03, value: 0.95 }).toUpperCase()
