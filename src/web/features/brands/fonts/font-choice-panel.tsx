import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { Brand } from '#contract/brands/brands.ts'
import type { BrandFontList } from '#contract/brands/fonts/brand-fonts.ts'
import type { FontChoice } from '#contract/brands/fonts/font-choice.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { firstFamily } from '#web/lib/brand/typography.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { useBlobSource } from '#web/lib/browser/use-blob-source.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { t } from '#web/words/brand-fonts.ts'
import { fill } from '#web/words/fill.ts'
import { brandFontsApi, fontImageQuery, useSaveFonts } from './queries.ts'

interface FontChoicePanelProps {
  brand: Brand
  list: BrandFontList
}

/** The value of the option for the typography of the brand. No family has an empty name. */
const TYPOGRAPHY = ''

/** The families that a brand uses, and a picture that the studio draws with them. A choice is saved at once. */
export function FontChoicePanel({ brand, list }: FontChoicePanelProps) {
  const [isSaving, setSaving] = useState(false)
  const show = useSaveFonts(brand.id)
  const { headline, text } = list
  const choose = async (choice: FontChoice) => {
    setSaving(true)
    try {
      await show(await brandFontsApi.brandFonts.choose({ params: { id: brand.id }, body: choice }))
      toast.success(t.chosen)
    } catch (error) {
      toast.error(getErrorMessage(error, t.chooseFailed))
    } finally {
      setSaving(false)
    }
  }
  const families = [...new Set(list.fonts.map(({ family }) => family))]
  const typography = { value: TYPOGRAPHY, label: fill(t.fromTypography, { font: firstFamily(brand.typography) }) }
  const options = [typography, ...families.map((family) => ({ value: family, label: family }))]
  const isDisabled = isSaving || families.length === 0
  return (
    <div className={clsx('flex flex-col gap-4', families.length > 0 && 'max-md:order-first')}>
      <SelectField
        label={t.headlines}
        value={headline ?? TYPOGRAPHY}
        options={options}
        disabled={isDisabled}
        onChange={(family) => void choose({ headline: family || null, text })}
      />
      <SelectField
        label={t.texts}
        value={text ?? TYPOGRAPHY}
        options={options}
        disabled={isDisabled}
        onChange={(family) => void choose({ headline, text: family || null })}
      />
      <FontImage brandId={brand.id} list={list} />
    </div>
  )
}

function FontImage({ brandId, list }: { brandId: number; list: BrandFontList }) {
  const drawn = list.fonts.map(({ id, kind }) => `${id}${kind}`).join()
  const image = useQuery(fontImageQuery(brandId, list, drawn))
  if (image.isError) return <p className="text-sm text-muted">{t.previewFailed}</p>
  if (!image.data) return <Skeleton className="aspect-square w-full rounded-md" />
  return <DrawnImage picture={image.data} />
}

function DrawnImage({ picture }: { picture: Blob }) {
  const show = useBlobSource(picture)
  return (
    <img
      ref={show}
      alt={t.previewAlt}
      width={480}
      height={480}
      className="aspect-square w-full max-w-72 rounded-md border border-border max-md:max-w-56"
    />
  )
}
