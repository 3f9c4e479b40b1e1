import { useFormContext, useWatch } from 'react-hook-form'
import type { ProductImport } from '#contract/products/products-import.ts'
import { findEvidence } from '#web/domains/brands/import/draft-values.ts'
import { EvidenceLine } from '#web/domains/brands/import/evidence-line.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-cards.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/product-import.ts'
import type { ProductValues } from '../product-values.ts'

const NONE = ''

/** The pictures that were found, one of which is the main one. */
export function PictureChoice({ result }: { result: ProductImport }) {
  const { setValue } = useFormContext<ProductValues>()
  const chosen = useWatch<ProductValues, 'image_url'>({ name: 'image_url' })
  const { pictures } = result.draft
  if (pictures.length === 0) return <EvidenceLine evidence={findEvidence(result, 'image_url')} className="text-sm" />
  const options = pictures.map(({ url, width, height }, index) => ({
    value: url,
    label: fill(t.pictureNumber, { n: index + 1 }),
    text: (
      <>
        <span className="tabular-nums">
          {width} × {height}
        </span>
        <EvidenceLine evidence={findEvidence(result, `pictures.${index}`)} />
      </>
    ),
    art: (
      <span
        className="grid h-32 place-items-center overflow-hidden rounded-sm border border-border bg-white p-2"
        aria-hidden
      >
        <img src={url} alt="" className="max-h-28 max-w-full object-contain" />
      </span>
    ),
  }))
  return (
    <ChoiceCards
      legend={t.mainPicture}
      isPictured
      pick="one"
      options={[...options, { value: NONE, label: t.noPicture }]}
      chosen={[chosen ?? NONE]}
      onChoose={(url) => setValue('image_url', url, { shouldDirty: true })}
      className="grid-cols-2 sm:grid-cols-3"
    />
  )
}
