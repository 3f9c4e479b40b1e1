import { useQueries, useQueryClient } from '@tanstack/react-query'
import type { PreviewPicture } from '#contract/generation/request-preview.ts'
import { requestPreviewApi } from '#web/lib/api/request-previews.ts'
import type { Pictures } from '#web/lib/jobs/use-quick-generation.ts'

const KEY = 'preview picture'

/** Numbers of picked files: two of them can have the same name. */
const numbers = new WeakMap<File, number>()
let last = 0
function numberFile(file: File): number {
  const number = numbers.get(file) ?? (last += 1)
  numbers.set(file, number)
  return number
}

/** Sends the pictures of a request once, for its previews. The request that is made gets the files themselves. */
export function useKeptPictures({ logo, references }: Pictures) {
  const client = useQueryClient()
  const picked = [
    ...(logo ? [{ file: logo, part: 'image' as const }] : []),
    ...references.map((file) => ({ file, part: 'references' as const })),
  ]
  const sent = useQueries({
    queries: picked.map(({ file, part }) => ({
      queryKey: [KEY, part, numberFile(file)],
      queryFn: ({ signal }: { signal: AbortSignal }) => keep(part, file, signal),
      retry: false,
      staleTime: Infinity,
      gcTime: 60_000,
    })),
  })
  const pictures = sent.flatMap(({ data }) => data ?? [])
  return {
    pictures,
    /** Whether the server has all of them. It refuses what is no picture, as the request itself does. */
    isWhole: pictures.length >= picked.length,
    /** Sends them again, if the server has them no longer. */
    renew: () => void client.resetQueries({ queryKey: [KEY] }),
  }
}

async function keep(part: 'image' | 'references', file: File, signal: AbortSignal): Promise<PreviewPicture[]> {
  return (await requestPreviewApi.requestPreviews.keepPictures({ form: {}, files: { [part]: [file] }, signal }))
    .pictures
}
