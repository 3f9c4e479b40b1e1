import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Mapping } from '#contract/catalog-files/import-fields.ts'
import { importRoutes, type RowCells } from '#contract/catalog-files/imports.ts'
import type { PriceChoices } from '#contract/catalog-files/price-choices.ts'
import { createApi } from '#web/lib/api/api.ts'

export const catalogFilesApi = createApi({ imports: importRoutes })

const IMPORTS = ['imports'] as const
/** How often a running import is read, in milliseconds. */
const PROGRESS_MS = 700
/** Rows with notes that are shown of a finished import. */
const NOTES_SHOWN = 100

export const importsQuery = queryOptions({
  queryKey: [...IMPORTS, 'list'],
  queryFn: async ({ signal }) => (await catalogFilesApi.imports.list({ signal })).imports,
  staleTime: 0,
})

export const importQuery = (id: number) =>
  queryOptions({
    queryKey: [...IMPORTS, id],
    queryFn: ({ signal }) => catalogFilesApi.imports.get({ params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? PROGRESS_MS : false),
  })

/** What an import with this mapping would do. */
export const checkQuery = (id: number, mapping: Mapping, cells: RowCells | null, prices: PriceChoices) =>
  queryOptions({
    queryKey: [...IMPORTS, id, 'check', mapping, cells, prices],
    queryFn: ({ signal }) =>
      catalogFilesApi.imports.check({ params: { id }, body: { mapping: [...mapping], cells, prices }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const notesQuery = (id: number) =>
  queryOptions({
    queryKey: [...IMPORTS, id, 'notes'],
    queryFn: ({ signal }) => catalogFilesApi.imports.notes({ params: { id }, query: { limit: NOTES_SHOWN }, signal }),
  })
