import { useQuery } from '@tanstack/react-query'
import { brandImagesApi, imagesKey } from '#web/lib/api/brand-images.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { t } from '#web/words/brand-images.ts'

interface BrandImageSelectProps {
  brandId: number | undefined
  value: 'auto' | 'none'
  onChange: (value: 'auto' | 'none') => void
}

const OPTIONS = [
  { value: 'auto' as const, label: t.chosenByWords },
  { value: 'none' as const, label: t.noPicture },
]

/** Whether a design may show a picture of the brand's library. Nothing for a brand without pictures. */
export function BrandImageSelect({ brandId, value, onChange }: BrandImageSelectProps) {
  const first = useQuery({
    queryKey: [...imagesKey(brandId ?? 0), 'first'],
    queryFn: ({ signal }) =>
      brandImagesApi.brandPictures.list({ params: { id: brandId ?? 0 }, query: { limit: 1 }, signal }),
    enabled: brandId !== undefined,
    // The choice is offered once it is known that there is something to choose.
    retry: false,
  })
  if (!first.data?.total) return null
  return <SelectField label={t.brandPicture} value={value} onChange={onChange} options={OPTIONS} />
}
