import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { BrandInput } from '#contract/brands/brands.ts'
import { api } from '#web/lib/api/api.ts'
import { currentLanguage } from '#web/words/define-words.ts'
import { t } from '#web/words/brands.ts'
import { useDebounced } from '#web/lib/hooks/use-debounced.ts'

type BrandValues = z.input<typeof BrandInput>

const PAUSE_MS = 400
export const BRAND_IMAGES_KEY = ['brand-preview'] as const

/**
 * The server's rendering of the form's values, with the uploaded fonts of the saved brand `id`, requested once typing pauses. `isCurrent` is false while the values have changed since. If
 * the request fails, there is no image and no error message.
 */
export function useBrandImage(
  values: Partial<BrandValues>,
  id?: number,
): { picture: Blob | undefined; isCurrent: boolean } {
  const wanted = JSON.stringify(pickLook(values))
  const asked = useDebounced(wanted, PAUSE_MS)
  const answer = useQuery({
    queryKey: [...BRAND_IMAGES_KEY, id, asked],
    queryFn: ({ signal }) => draw(asked, id, signal),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  })
  const isCurrent = asked === wanted && !answer.isPlaceholderData && answer.isSuccess
  return { picture: answer.data, isCurrent }
}

/** The fields that the image depends on. Changes of other fields request no new image. */
function pickLook(values: Partial<BrandValues>) {
  const { name, description, primary_color, secondary_color, typography, brand_tone, logo_url, key_ctas } = values
  // A brand without a language is shown in that of the screens.
  const spoken = currentLanguage() === 'en' ? null : currentLanguage()
  const language = values.language || spoken
  const { logo_variants } = values
  const look = {
    language,
    description,
    primary_color,
    secondary_color,
    typography,
    brand_tone,
    logo_url,
    logo_variants,
  }
  return { ...look, name: name?.trim() || t.yourBrand, key_ctas: key_ctas?.slice(0, 1) }
}

const draw = (look: string, id: number | undefined, signal: AbortSignal): Promise<Blob> =>
  api.brands.preview({ query: { brand_id: id }, body: BrandInput.parse(JSON.parse(look)), signal })
