import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#contract/client/client.ts'
import type { Direction } from '#contract/generation/directions.ts'
import { directionApi } from '#web/lib/api/directions.ts'
import { useDebounced } from '#web/lib/hooks/use-debounced.ts'
import type { LivePreview } from '#web/domains/request-preview/use-request-preview.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { t } from '#web/words/directions.ts'
import { DirectionStrip } from './direction-strip.tsx'

/** The pictures follow the text after this pause: a preview is drawn first. */
const REST_MS = 400

/** Different designs of the request that is being written. A click shows one in the preview. */
export function RequestDirections({ live }: { live: LivePreview }) {
  const { preview, choose } = live
  const { directions, chosen, isBehind, hasFailed, isMissing, retry } = useRequestDirections(live)
  if (!preview || directions?.length === 0 || isMissing) return null
  return (
    <section aria-label={t.designsToChooseFrom} className="@container flex flex-col gap-2">
      <h3 className="text-sm">{t.designsToChooseFrom}</h3>
      {hasFailed && !directions ? (
        <Banner tone="info" onRetry={retry}>
          {t.notDrawn}
        </Banner>
      ) : (
        <DirectionStrip
          label={t.designsToChooseFrom}
          directions={directions}
          size={preview.size}
          chosen={chosen}
          onChoose={({ seed }) => choose(seed)}
          isBehind={isBehind}
        />
      )}
    </section>
  )
}

/**
 * Asks for the directions of a request after each of its previews. Those that are shown keep their places while words are typed, and others
 * come only with another composition.
 */
function useRequestDirections({ request, choices, seed, preview }: LivePreview) {
  // What a person just clicked is chosen before its preview arrives.
  const [anchor, setAnchor] = useState<number | null>(null)
  const asked = useDebounced(JSON.stringify([request, choices]), REST_MS)
  const isSettled = asked === JSON.stringify([request, choices])
  const query: UseQueryResult<Direction[]> = useQuery({
    queryKey: ['directions', asked, anchor],
    queryFn: async ({ signal }) => {
      if (!request) throw new Error('There is no request')
      const shown = query.data?.map((direction) => direction.seed) ?? []
      const seeds = seed !== null && shown.includes(seed) ? shown : []
      const body = { ...request, piece_choices: choices, ...(seed !== null && { seed }), seeds }
      return (await directionApi.directions.ofRequest({ body, signal })).directions
    },
    enabled: request !== null && preview !== null && anchor !== null && isSettled,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
  })
  const isShown = query.data?.some((direction) => direction.seed === seed) ?? false
  if (seed !== null && !isShown && anchor !== seed && !query.isFetching) setAnchor(seed)
  return {
    directions: query.data ?? null,
    chosen: seed,
    isBehind: query.isPlaceholderData && query.isFetching,
    hasFailed: query.isError,
    /** Whether this server draws no directions. */
    isMissing: query.error instanceof ApiError && query.error.status === 404,
    retry: () => void query.refetch(),
  }
}
