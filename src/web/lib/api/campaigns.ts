import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { calendarRoutes } from '#contract/campaigns/calendar.ts'
import { campaignRoutes } from '#contract/campaigns/campaign-routes.ts'
import type { Campaign } from '#contract/campaigns/campaigns.ts'
import type { Cell } from '#contract/campaigns/cells.ts'
import { packRoutes } from '#contract/campaigns/pack.ts'
import { campaignTextRoutes } from '#contract/campaigns/texts.ts'
import { CELLS_PAGE_MAX } from '#contract/limits.ts'
import { createApi } from './api.ts'

export const campaignApi = createApi({
  campaigns: campaignRoutes,
  campaignTexts: campaignTextRoutes,
  packs: packRoutes,
  calendar: calendarRoutes,
})

export const CAMPAIGNS_KEY = ['campaigns'] as const
const PAGE = 48

/** How often a campaign is asked for while something of it is being made, in milliseconds. Large boards are asked for less often. */
const LOOK_EVERY_MS = 1500
const LOOK_AT_LARGE_EVERY_MS = 6000
const LARGE = 600

/** Pages of the campaigns, newest first. */
export const campaignList = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...CAMPAIGNS_KEY, 'list', search],
    queryFn: ({ pageParam: skip, signal }) =>
      campaignApi.campaigns.list({ query: { skip, limit: PAGE, search: search || undefined }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.campaigns.length, 0)
      return last.campaigns.length > 0 && loaded < last.total ? loaded : undefined
    },
    placeholderData: keepPreviousData,
  })

export const campaignQuery = (id: number) =>
  queryOptions({
    queryKey: [...CAMPAIGNS_KEY, 'one', id],
    queryFn: ({ signal }) => campaignApi.campaigns.get({ params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? LOOK_EVERY_MS : false),
  })

/** Whether something of the campaign is being made: cells, proposals or the key visual. */
export const isAtWork = ({ is_running, proposals, key_visual }: Campaign): boolean =>
  is_running ||
  key_visual?.is_running === true ||
  proposals.some(({ state }) => state === 'waiting' || state === 'running')

/** All cells of a campaign in the order of the plan. Boards filter and group them without further calls. */
export const cellsQuery = (id: number) =>
  queryOptions({
    queryKey: [...CAMPAIGNS_KEY, 'cells', id],
    queryFn: ({ signal }) => loadCells(id, signal),
    refetchInterval: ({ state }) => {
      if (!state.data?.some(isCellAtWork)) return false
      return state.data.length > LARGE ? LOOK_AT_LARGE_EVERY_MS : LOOK_EVERY_MS
    },
  })

export const isCellAtWork = ({ state }: Pick<Cell, 'state'>): boolean => state === 'waiting' || state === 'running'

/** The first page tells how many there are. The others are loaded at once. */
async function loadCells(id: number, signal: AbortSignal): Promise<Cell[]> {
  const load = (skip: number) =>
    campaignApi.campaigns.cells({ params: { id }, query: { skip, limit: CELLS_PAGE_MAX }, signal })
  const first = await load(0)
  const starts = Array.from(
    { length: Math.ceil(first.total / CELLS_PAGE_MAX) - 1 },
    (_, at) => (at + 1) * CELLS_PAGE_MAX,
  )
  const rest = await Promise.all(starts.map(load))
  return [first, ...rest].flatMap(({ cells }) => cells)
}
