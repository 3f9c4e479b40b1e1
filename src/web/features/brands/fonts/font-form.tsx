import { type FormEvent, useState } from 'react'
import type { BrandFont } from '#contract/brands/fonts/brand-fonts.ts'
import { FONT_KINDS, type FontKind, LICENSE_NOTE_MAX } from '#contract/brands/fonts/font-options.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextArea } from '#web/ui/forms/text-field.tsx'
import { t } from '#web/words/brand-fonts.ts'
import { brandFontsApi, useSaveFonts } from './queries.ts'

interface FontFormProps {
  brandId: number
  font: BrandFont
  onClose: () => void
}

const KINDS: Record<FontKind, () => string> = {
  'sans-serif': () => t.sansSerif,
  serif: () => t.serif,
  display: () => t.display,
  monospace: () => t.monospace,
  script: () => t.script,
}

/** Changes the license note of a font, and what the studio takes it for. */
export function FontForm({ brandId, font, onClose }: FontFormProps) {
  const [note, setNote] = useState(font.license_note ?? '')
  const [kind, setKind] = useState<FontKind>(font.kind)
  const [isSaving, setSaving] = useState(false)
  const show = useSaveFonts(brandId)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    try {
      const body = { license_note: note, kind }
      await show(await brandFontsApi.brandFonts.update({ params: { id: brandId, font: font.id }, body }))
      toast.success(t.saved)
      onClose()
    } catch (error) {
      toast.error(getErrorMessage(error, t.saveFailed))
      setSaving(false)
    }
  }
  return (
    <form onSubmit={(event) => void save(event)} className="mt-3 flex flex-col gap-4 rounded-md bg-raised p-3.5">
      <SelectField
        label={t.kind}
        value={kind}
        options={FONT_KINDS.map((value) => ({ value, label: KINDS[value]() }))}
        onChange={setKind}
      />
      <TextArea
        label={t.licenseNote}
        help={t.licenseHelp}
        value={note}
        maxLength={LICENSE_NOTE_MAX}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" isLoading={isSaving}>
          {t.save}
        </Button>
        <Button variant="secondary" size="small" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}
