import { useMutation } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { BrandFont } from '#contract/brands/fonts/brand-fonts.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { confirm } from '#web/ui/feedback/confirm.tsx'
import { t } from '#web/words/brand-fonts.ts'
import { fill } from '#web/words/fill.ts'
import { FontForm } from './font-form.tsx'
import { brandFontsApi, useSaveFonts } from './queries.ts'
import { useFontFace } from './use-font-face.ts'

interface FontRowProps {
  brandId: number
  font: BrandFont
  isUsed: boolean
}

/** A font with a sample, its license note, and what can be done with it. */
export function FontRow({ brandId, font, isUsed }: FontRowProps) {
  const [isEdited, setEdited] = useState(false)
  const family = `brand-font-${font.id}`
  useFontFace(brandId, font.id, family)
  const remove = useRemoveFont(brandId, font.id)
  const name = `${font.family} ${font.style}`
  const ask = async () => {
    const text = fill(t.removeQuestion, { font: name })
    if (await confirm({ text, confirmLabel: t.removeConfirm, cancelLabel: t.keep })) remove.mutate()
  }
  return (
    <li className="py-3">
      <p className="text-xl leading-snug break-words" style={{ fontFamily: `${family}, system-ui` }}>
        {t.sample}
      </p>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1 pt-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
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
        <span className="-me-2 flex">
          <IconButton label={fill(t.edit, { font: name })} icon={Pencil} onClick={() => setEdited(true)} />
          <IconButton
            label={fill(t.remove, { font: name })}
            icon={Trash2}
            disabled={remove.isPending}
            onClick={() => void ask()}
          />
        </span>
      </div>
      {isEdited && <FontForm brandId={brandId} font={font} onClose={() => setEdited(false)} />}
    </li>
  )
}

function useRemoveFont(id: number, font: number) {
  const show = useSaveFonts(id)
  return useMutation({
    mutationFn: () => brandFontsApi.brandFonts.remove({ params: { id, font } }),
    onSuccess: async (left) => {
      toast.success(t.removed)
      await show(left)
    },
    onError: (error) => toast.error(getErrorMessage(error, t.removeFailed)),
  })
}
