import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import type { ContentItem } from '#contract/content.ts'
import { api, messageOf } from './api.ts'
import { withFavorite, withoutItem, type ContentPage } from './content-pages.ts'
import { CONTENT_LISTS, type ContentFilter } from './content.ts'
import { toast } from './toast.ts'

type Lists = InfiniteData<ContentPage>

/** The one place that changes the favourite mark: at once in every list, taken back when the call fails. */
export function useToggleFavorite(): (item: ContentItem) => void {
  const client = useQueryClient()
  const toggle = useMutation({
    scope: { id: 'favorite' },
    mutationFn: ({ id }: ContentItem) => api.content.toggleFavorite({ params: { id } }),
    onMutate: async ({ id, is_favorite }) => {
      await client.cancelQueries({ queryKey: CONTENT_LISTS })
      const before = client.getQueriesData<Lists>({ queryKey: CONTENT_LISTS })
      changeLists(client, (pages, filter) => withFavorite(pages, id, !is_favorite, Boolean(filter.isFavoritesOnly)))
      return before
    },
    onError: (error, _, before) => {
      for (const [key, data] of before ?? []) client.setQueryData(key, data)
      toast.error(messageOf(error, 'Failed to update favorite'))
    },
    onSuccess: () => client.invalidateQueries({ queryKey: CONTENT_LISTS, refetchType: 'none' }),
  })
  return toggle.mutate
}

/** Puts an item into the trash and takes it out of every list. */
export function useRemoveContent(): (id: number) => Promise<void> {
  const client = useQueryClient()
  return async (id) => {
    await api.content.remove({ params: { id } })
    changeLists(client, (pages) => withoutItem(pages, id))
    await client.invalidateQueries({ queryKey: CONTENT_LISTS, refetchType: 'none' })
  }
}

export function useRestoreContent(): (id: number) => Promise<void> {
  const client = useQueryClient()
  return async (id) => {
    await api.content.restore({ params: { id } })
    await client.invalidateQueries({ queryKey: CONTENT_LISTS })
  }
}

function changeLists(
  client: ReturnType<typeof useQueryClient>,
  change: (pages: ContentPage[], filter: ContentFilter) => ContentPage[],
): void {
  for (const [key, data] of client.getQueriesData<Lists>({ queryKey: CONTENT_LISTS })) {
    if (data) client.setQueryData<Lists>(key, { ...data, pages: change(data.pages, key[2] as ContentFilter) })
  }
}
