import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { CalendarCell } from '#contract/campaigns/calendar.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { campaignApi, CAMPAIGNS_KEY } from '#web/lib/api/campaigns.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { offerUndo } from '#web/ui/feedback/undo-offer.tsx'
import { t } from '#web/words/calendar.ts'
import { fill } from '#web/words/fill.ts'
import { type Day, shortDay } from './calendar-days.ts'

const CALENDAR_KEY = ['calendar'] as const
const DAYS_KEY = [...CALENDAR_KEY, 'days'] as const
const UNSCHEDULED_KEY = [...CALENDAR_KEY, 'unscheduled'] as const
const MOVES_KEY = [...CALENDAR_KEY, 'moves'] as const
const PAGE = 40

interface Planned {
  cells: CalendarCell[]
}
interface Page extends Planned {
  total: number
}

/** The cells that are planned for some days. */
export const plannedQuery = (from: Day, to: Day) =>
  queryOptions({
    queryKey: [...DAYS_KEY, from, to],
    queryFn: ({ signal }): Promise<Planned> => campaignApi.calendar.list({ query: { from, to }, signal }),
    placeholderData: keepPreviousData,
  })

/** The cells without a day. */
export const unscheduledQuery = infiniteQueryOptions({
  queryKey: UNSCHEDULED_KEY,
  queryFn: ({ pageParam: skip, signal }): Promise<Page> =>
    campaignApi.calendar.unscheduled({ query: { skip, limit: PAGE }, signal }),
  initialPageParam: 0,
  getNextPageParam: (last, pages) => {
    const loaded = pages.reduce((sum, page) => sum + page.cells.length, 0)
    return last.cells.length > 0 && loaded < last.total ? loaded : undefined
  },
})

export type Move = (cell: CalendarCell, day: Day | null) => void

/** Moves a cell to another day, or removes its day: shown at once, with an offer to undo, and put back if the call fails. */
export function useMove(): Move {
  const save = useSaveMove()
  const moveAndOffer = async (cell: CalendarCell, day: Day | null) => {
    if (cell.planned_on === day || !(await save(cell, day))) return
    const text = day === null ? t.unplanned : fill(t.moved, { day: shortDay(day) })
    offerUndo(text, () => void save({ ...cell, planned_on: day }, cell.planned_on))
  }
  return (cell, day) => void moveAndOffer(cell, day)
}

/** Saves moves one after the other, so that the last one is stored last. Resolves to whether it was saved. */
function useSaveMove() {
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationKey: MOVES_KEY,
    scope: { id: 'calendar' },
    mutationFn: ({ cell, day }: { cell: CalendarCell; day: Day | null }) =>
      campaignApi.campaigns.changeCells({
        params: { id: cell.campaign_id },
        body: { ids: [cell.id], planned_on: day },
      }),
    onMutate: async ({ cell, day }) => {
      await client.cancelQueries({ queryKey: CALENDAR_KEY })
      show(client, { ...cell, planned_on: day })
    },
    onError: (error) => toast.error(getErrorMessage(error, t.moveFailed)),
    onSettled: async (_answer, _error, { cell }) => {
      // As long as another move waits, the server does not know its day.
      if (client.isMutating({ mutationKey: MOVES_KEY }) === 1)
        await client.invalidateQueries({ queryKey: CALENDAR_KEY })
      await client.invalidateQueries({ queryKey: [...CAMPAIGNS_KEY, 'cells', cell.campaign_id] })
    },
  })
  return (cell: CalendarCell, day: Day | null): Promise<boolean> =>
    mutateAsync({ cell, day }).then(
      () => true,
      () => false,
    )
}

/** Shows a cell on its new day in every list that is loaded. */
function show(client: QueryClient, moved: CalendarCell): void {
  const others = (cells: readonly CalendarCell[]) => cells.filter(({ id }) => id !== moved.id)
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: DAYS_KEY })) {
    const [, , from, to] = queryKey
    const isIn = moved.planned_on !== null && String(from) <= moved.planned_on && moved.planned_on <= String(to)
    client.setQueryData<Planned>(queryKey, (old) => old && { cells: [...others(old.cells), ...(isIn ? [moved] : [])] })
  }
  client.setQueryData<InfiniteData<Page>>(UNSCHEDULED_KEY, (old) => {
    if (!old) return old
    const before = old.pages.some(({ cells }) => cells.some(({ id }) => id === moved.id)) ? 1 : 0
    const change = (moved.planned_on === null ? 1 : 0) - before
    const pages = old.pages.map((page, index) => ({
      cells: [...(index === 0 && moved.planned_on === null ? [moved] : []), ...others(page.cells)],
      total: page.total + change,
    }))
    return { ...old, pages }
  })
}

/** The cells of each day, in their order. */
export function groupByDay(cells: readonly CalendarCell[]): ReadonlyMap<Day, CalendarCell[]> {
  const days = new Map<Day, CalendarCell[]>()
  for (const cell of cells) {
    if (cell.planned_on !== null) days.set(cell.planned_on, [...(days.get(cell.planned_on) ?? []), cell])
  }
  return days
}
