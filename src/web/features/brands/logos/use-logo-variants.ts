import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { brandLogoRoutes, type BrandLogos } from '#contract/brands/logos/brand-logos.ts'
import type { ComputedVariant } from '#contract/brands/logos/computed-variants.ts'
import type { LogoVariant } from '#contract/brands/logos/logo-variants.ts'
import { createApi, getErrorMessage } from '#web/lib/api/api.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { t } from '#web/words/brand-logos.ts'

const brandLogosApi = createApi({ brandLogos: brandLogoRoutes })

/** A change of one variant: an uploaded file, an accepted offer, or its removal. */
export type VariantChange =
  | { action: 'upload'; kind: LogoVariant; file: File }
  | { action: 'save'; kind: LogoVariant; url: string }
  | { action: 'remove'; kind: LogoVariant }

/** The variants of the logo of a brand, and the call that changes them. */
export function useLogoVariants(id: number) {
  const client = useQueryClient()
  const queryKey = ['brand-logos', id]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => brandLogosApi.brandLogos.list({ params: { id }, signal }),
    staleTime: 0,
  })
  const change = useMutation({
    // Changes are stored one after the other, because each reply has all variants.
    scope: { id: 'logo-variants' },
    mutationFn: (next: VariantChange) => send(id, next),
    onSuccess: async (after) => {
      client.setQueryData(queryKey, after)
      await client.invalidateQueries({ queryKey: brandsQuery.queryKey })
    },
    onError: (error) => toast.error(getErrorMessage(error, t.notChanged)),
  })
  return { query, change }
}

function send(id: number, change: VariantChange): Promise<BrandLogos> {
  const calls = brandLogosApi.brandLogos
  const params = { id, kind: change.kind }
  if (change.action === 'upload') return calls.upload({ params, files: { file: [change.file] } })
  return change.action === 'save' ? calls.save({ params, body: { url: change.url } }) : calls.remove({ params })
}

/** A variant that is computed from the SVG of the logo. `source` names that logo, so that another one is computed again. */
export function useComputedVariant(id: number, kind: ComputedVariant, source: string) {
  return useQuery({
    queryKey: ['brand-logos', id, 'computed', kind, source],
    queryFn: ({ signal }) => brandLogosApi.brandLogos.compute({ params: { id, kind }, signal }),
    // The server deletes it after an hour.
    staleTime: 50 * 60_000,
    gcTime: 50 * 60_000,
    retry: false,
  })
}
