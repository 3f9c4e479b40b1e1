import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { BrandFont } from '#contract/brand-fonts/brand-fonts.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { brandFontsApi } from '#web/lib/api/brand-fonts-api.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { t } from '#web/words/brand-fonts.ts'
import { fill } from '#web/words/fill.ts'
import { FontForm } from './font-form.tsx'
import { useSaveFonts } from './queries.ts'
import { useFontFace } from './use-font-face.ts'

interface FontRowProps {
  brandId: number
  font: BrandFont
  isUsed: boolean
}

/** A font with a sample, its license note, and what can be done with it. */
export function FontRow({ brandId, font, isUsed }: FontRowProps) {
  const [open, setOpen] = useState<'form' | 'question' | null>(null)
  const family = `brand-font-${font.id}`
  useFontFace(brandId, font.id, family)
  const name = `${font.family} ${font.style}`
  const close = () => setOpen(null)
  return (
    <li className="py-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="truncate text-xl leading-snug" style={{ fontFamily: `${family}, system-ui` }}>
            {t.sample}
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            <bdi className="font-medium">{name}</bdi>
            <span className="text-muted tabular-nums">{font.weight}</span>
            {font.is_italic && <Badge>{t.italic}</Badge>}
            {isUsed && <Badge>{t.inUse}</Badge>}
          </p>
          {font.is_variable && <p className="text-sm text-muted">{t.variable}</p>}
          <p dir="auto" className="text-sm break-words text-muted">
            {font.license_note ? fill(t.license, { note: font.license_note }) : t.noLicense}
          </p>
        </div>
        <IconButton label={fill(t.edit, { font: name })} icon={Pencil} onClick={() => setOpen('form')} />
        <IconButton label={fill(t.remove, { font: name })} icon={Trash2} onClick={() => setOpen('question')} />
      </div>
      {open === 'form' && <FontForm brandId={brandId} font={font} onClose={close} />}
      {open === 'question' && <RemoveQuestion brandId={brandId} font={font} name={name} onClose={close} />}
    </li>
  )
}

interface RemoveQuestionProps {
  brandId: number
  font: BrandFont
  name: string
  onClose: () => void
}

function RemoveQuestion({ brandId, font, name, onClose }: RemoveQuestionProps) {
  const [isRunning, setRunning] = useState(false)
  const show = useSaveFonts(brandId)
  const remove = async () => {
    setRunning(true)
    try {
      const left = await brandFontsApi.brandFonts.remove({ params: { id: brandId, font: font.id } })
      toast.success(t.removed)
      await show(left)
    } catch (error) {
      toast.error(getErrorMessage(error, t.removeFailed))
      setRunning(false)
    }
  }
  return (
    <div role="group" aria-label={fill(t.remove, { font: name })} className="mt-3 rounded-md bg-raised p-3.5">
      <p className="text-sm">{fill(t.removeQuestion, { font: name })}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="danger" size="small" isLoading={isRunning} onClick={() => void remove()}>
          {t.removeConfirm}
        </Button>
        <Button variant="secondary" size="small" onClick={onClose}>
          {t.keep}
        </Button>
      </div>
    </div>
  )
}
