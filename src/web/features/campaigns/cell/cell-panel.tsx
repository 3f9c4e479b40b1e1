import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { Campaign } from '#contract/campaigns/campaigns.ts'
import { type Cell, CELL_STATUSES } from '#contract/campaigns/cells.ts'
import { languageName } from '#web/domains/campaigns/format-labels.ts'
import { OtherDesigns } from '#web/domains/directions/other-designs.tsx'
import { EditDesign } from '#web/domains/library/edit-design.tsx'
import { LeftOutWords } from '#web/domains/library/left-out-words.tsx'
import { isCellAtWork } from '#web/lib/api/campaigns.ts'
import { designApi } from '#web/lib/api/designs.ts'
import { sizeLabel } from '#web/lib/format/option-labels.ts'
import { ActionLink, Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { DateField } from '#web/ui/forms/date-field.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { t as words } from '#web/words/campaign-words.ts'
import { t } from '#web/words/campaigns.ts'
import { fill } from '#web/words/fill.ts'
import { STATE_NAMES, STATUS_NAMES } from '../board/cell-labels.ts'
import { useChangeCells, useDownloadCells, useEditCell } from '../board/use-cell-calls.ts'
import { useRun } from '../use-campaign-calls.ts'
import { useNewestVersion } from '../use-newest-version.ts'
import { CellForm } from './cell-form.tsx'

const STATUS_OPTIONS = CELL_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] }))

/** Everything about one cell beside its design. */
export function CellPanel({ campaign, cell }: { campaign: Campaign; cell: Cell }) {
  const change = useChangeCells(campaign.id)
  const edit = useEditCell(campaign.id)
  const download = useDownloadCells()
  const { content_id } = cell
  return (
    <div className="flex min-h-0 flex-col overflow-y-auto lg:col-start-2 lg:row-start-2">
      <div className="flex flex-col gap-4 border-b border-border p-5">
        <StateNote campaign={campaign} cell={cell} />
        {content_id !== null && !isCellAtWork(cell) && (
          <EditedVersion campaignId={campaign.id} cell={cell.id} contentId={content_id} />
        )}
        <div className="grid gap-3 min-[26rem]:grid-cols-2">
          <SelectField
            label={t.status}
            value={cell.status}
            onChange={(status) => change.mutate({ ids: [cell.id], status })}
            options={STATUS_OPTIONS}
          />
          <DateField
            key={cell.planned_on}
            label={t.plannedDate}
            defaultValue={cell.planned_on ?? ''}
            onBlur={({ target: { value } }) => {
              const planned_on = value || null
              if (planned_on !== cell.planned_on) change.mutate({ ids: [cell.id], planned_on })
            }}
          />
        </div>
        {content_id !== null && !isCellAtWork(cell) && (
          <OtherDesigns id={content_id} onOpen={(id) => edit.mutate({ cell: cell.id, edit: { content_id: id } })} />
        )}
        {content_id !== null && <LeftOutWords id={content_id} texts={cell.left_out} />}
        {cell.changed_since_approval && <Banner tone="info">{t.changedSinceApproval}</Banner>}
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
          <dt className="text-muted">{t.state}</dt>
          <dd>{STATE_NAMES[cell.state]}</dd>
          <dt className="text-muted">{t.size}</dt>
          <dd className="tabular-nums">{sizeLabel(`${cell.width}x${cell.height}`)}</dd>
          {cell.product_name && (
            <>
              <dt className="text-muted">{t.product}</dt>
              <dd className="truncate">{cell.product_name}</dd>
            </>
          )}
        </dl>
        {content_id !== null && (
          <div className="flex flex-wrap gap-2">
            <EditDesign id={content_id} size="small" />
            <Button
              variant="secondary"
              size="small"
              isWaiting={download.isPending}
              onClick={() => download.mutate([content_id])}
            >
              <Download aria-hidden />
              {t.download}
            </Button>
          </div>
        )}
      </div>
      {content_id !== null && <OwnTexts campaign={campaign} cell={cell} contentId={content_id} />}
    </div>
  )
}

/** The cell waits for words, which a person gives for all cells at once. */
function WordsNote({ cell }: { cell: Cell }) {
  const link = (
    <ActionLink to="?tab=words" variant="secondary" size="small">
      {words.giveWords}
    </ActionLink>
  )
  return (
    <Banner tone="info" actions={link}>
      {fill(words.cellText, { language: languageName(cell.language) })}
    </Banner>
  )
}

/** Why a cell failed, or that it does not follow the campaign, with the button that makes it again. */
function StateNote({ campaign, cell }: { campaign: Campaign; cell: Cell }) {
  const run = useRun(campaign.id)
  if (cell.state === 'needs_words') return <WordsNote cell={cell} />
  if (cell.state === 'needs_attention') return <Banner tone="info">{t.needsAttentionText}</Banner>
  if (cell.state !== 'failed' && cell.state !== 'stale' && !cell.is_outdated) return null
  const isFailed = cell.state === 'failed'
  const again = (
    <Button variant="secondary" size="small" isWaiting={run.isPending} onClick={() => run.mutate([cell.id])}>
      {isFailed ? t.tryAgain : t.makeAgain}
    </Button>
  )
  return (
    <Banner tone={isFailed ? 'error' : 'info'} actions={again}>
      {isFailed ? (cell.failure ?? t.failed) : cell.is_outdated ? t.outdatedText : t.staleText}
    </Banner>
  )
}

interface EditedVersionProps {
  campaignId: number
  cell: number
  contentId: number
}

/** Offers to use a version of the cell that was saved in the editor. What it changes becomes the cell's own. */
function EditedVersion({ campaignId, cell, contentId }: EditedVersionProps) {
  const newest = useNewestVersion(contentId)
  const save = useEditCell(campaignId)
  if (newest === contentId) return null
  return (
    <Banner
      tone="info"
      actions={
        <Button
          size="small"
          isWaiting={save.isPending}
          onClick={() => save.mutate({ cell, edit: { content_id: newest } })}
        >
          {t.takeVersion}
        </Button>
      }
    >
      {t.newerVersionOfAsset}
    </Banner>
  )
}

/** The form of the cell's own texts, once its design is loaded. */
function OwnTexts({ campaign, cell, contentId }: { campaign: Campaign; cell: Cell; contentId: number }) {
  const design = useQuery({
    queryKey: ['campaigns', 'design', contentId],
    queryFn: ({ signal }) => designApi.design.get({ params: { id: contentId }, signal }),
    staleTime: Infinity,
  })
  if (design.isPending)
    return (
      <div aria-busy className="flex flex-col gap-4 p-5">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    )
  if (design.isError)
    return (
      <div className="p-5">
        <Banner onRetry={() => void design.refetch()}>{t.textsFailed}</Banner>
      </div>
    )
  return <CellForm campaignId={campaign.id} cell={cell} state={design.data} isWaiting={isCellAtWork(cell)} />
}
