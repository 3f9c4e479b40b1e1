import { useQuery } from '@tanstack/react-query'
import { ListChecks, Presentation } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Campaign } from '#contract/campaigns/campaigns.ts'
import { cellsQuery } from '#web/lib/api/campaigns.ts'
import { thousands } from '#web/lib/format/format.ts'
import { ActionLink, Button } from '#web/ui/buttons/button.tsx'
import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { ShownCount } from '#web/ui/layout/list-toolbar.tsx'
import { t } from '#web/words/campaigns.ts'
import { fill } from '#web/words/fill.ts'
import { EditAllButton } from '../key-visual/edit-all-button.tsx'
import { BoardBar } from './board-bar.tsx'
import { BoardFilterFields } from './board-filters.tsx'
import { BoardGrid } from './board-grid.tsx'
import { filterCells, groupCells, hasContent, inBoardOrder, NO_FILTERS } from './board-layout.ts'
import { useBoardSelection } from './use-board-selection.ts'

const CellDialog = lazyOnDemand(
  async () => (await import('../cell/cell-dialog.tsx')).CellDialog,
  ({ id }) => id !== null,
)
const SlideShow = lazyOnDemand(
  async () => (await import('./slide-show.tsx')).SlideShow,
  ({ isOpen }) => isOpen,
)

/** All cells of a campaign by placement and language, with filters, selection and actions. */
export function Board({ campaign }: { campaign: Campaign }) {
  const cells = useQuery(cellsQuery(campaign.id))
  const [filters, setFilters] = useState(NO_FILTERS)
  const [openId, setOpenId] = useState<number | null>(null)
  const [isShowing, setShowing] = useState(false)
  const all = useMemo(() => cells.data ?? [], [cells.data])
  const groups = useMemo(() => groupCells(filterCells(all, filters)), [all, filters])
  const shown = useMemo(() => inBoardOrder(groups), [groups])
  const selection = useBoardSelection(shown)
  const hasVariants = campaign.plan.variants > 1

  if (cells.isPending) return <BoardSkeleton />
  if (cells.isError) return <Banner onRetry={() => void cells.refetch()}>{t.boardFailed}</Banner>
  return (
    <div className="flex flex-col gap-2">
      {!campaign.key_visual && <KeyVisualNote />}
      <div className="flex flex-wrap items-center gap-2 sm:gap-3">
        <BoardFilterFields cells={all} filters={filters} onChange={setFilters} />
        <div className="ms-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
          <ShownCount shown={shown.length} total={all.length} noun={t.assetsNoun} />
          {shown.length > 0 && selection.chosen.length === 0 && (
            <Button variant="ghost" onClick={() => selection.toggleAll(shown)}>
              <ListChecks aria-hidden />
              {fill(t.selectAllShown, { count: thousands(shown.length) })}
            </Button>
          )}
          <EditAllButton campaign={campaign} variant="secondary" />
          <Button variant="secondary" disabled={!shown.some(hasContent)} onClick={() => setShowing(true)}>
            <Presentation aria-hidden />
            {t.slideShow}
          </Button>
        </div>
      </div>
      {shown.length === 0 ? (
        <NothingShown isFiltered={all.length > 0} onClear={() => setFilters(NO_FILTERS)} />
      ) : (
        <BoardGrid groups={groups} selection={selection} hasVariants={hasVariants} onOpen={setOpenId} />
      )}
      <BoardBar campaign={campaign} selection={selection} shown={shown} />
      <CellDialog campaign={campaign} cells={shown} id={openId} onChange={setOpenId} />
      <SlideShow isOpen={isShowing} cells={shown} hasVariants={hasVariants} onClose={() => setShowing(false)} />
    </div>
  )
}

/** Nothing can be made before the key visual is chosen. */
function KeyVisualNote() {
  const link = (
    <ActionLink to="?tab=visual" variant="secondary" size="small">
      {t.noKeyVisual}
    </ActionLink>
  )
  return (
    <div className="mb-2">
      <Banner tone="info" actions={link}>
        {t.noKeyVisualText}
      </Banner>
    </div>
  )
}

function NothingShown({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered) return <EmptyState title={t.noAssets} text={t.noAssetsText} />
  return (
    <EmptyState
      title={t.noAssetsFound}
      text={t.noAssetsFoundText}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t.clearFilters}
        </Button>
      }
    />
  )
}

function BoardSkeleton() {
  return (
    <div aria-busy className="grid grid-cols-[repeat(auto-fill,minmax(11.5rem,1fr))] gap-4">
      {Array.from({ length: 10 }, (_, index) => (
        <Skeleton key={index} className="h-68 rounded-md" />
      ))}
    </div>
  )
}
