import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BrandUpdate, OutdatedDesign } from '#contract/brand-updates/brand-updates.ts'
import type { Brand } from '#contract/brands/brands.ts'
import { PAGE_LIMIT_MAX } from '#contract/limits.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { t } from '#web/words/brand-updates.ts'
import { plural } from '#web/words/fill.ts'
import { OutdatedDesignCard } from './outdated-design-card.tsx'
import { brandUpdatesApi, outdatedQuery, updatesQuery } from '#web/lib/api/brand-updates.ts'
import { UpdateProgress } from './update-progress.tsx'

/** The designs that do not follow a brand, with the update that brings them up to date. */
export function DesignsPanel({ brand }: { brand: Brand }) {
  const brandId = brand.id
  const updates = useQuery(updatesQuery(brandId))
  const outdated = useQuery(outdatedQuery(brandId, PAGE_LIMIT_MAX))
  if (updates.isPending || outdated.isPending) return <Skeleton className="h-60" />
  const failed = updates.isError ? updates : outdated.isError ? outdated : null
  if (failed)
    return <Banner onRetry={() => void failed.refetch()}>{getErrorMessage(failed.error, t.loadFailed)}</Banner>
  const [update] = updates.data ?? []
  const { designs = [], total = 0, kept = 0 } = outdated.data ?? {}
  return (
    <div className="flex flex-col gap-5">
      {update && <UpdateProgress key={update.id} brandId={brandId} update={update} />}
      {update?.waiting ? null : total === 0 ? (
        <EmptyState title={t.allFollow} text={t.allFollowText} />
      ) : (
        <Choice
          key={designs.map(({ content_id }) => content_id).join()}
          brandId={brandId}
          designs={designs}
          total={total}
          kept={kept}
          hasVariants={(brand.logo_variants ?? []).length > 0}
        />
      )}
    </div>
  )
}

interface ChoiceProps {
  brandId: number
  designs: readonly OutdatedDesign[]
  total: number
  /** How many of all stay as they are unless they are chosen. */
  kept: number
  /** Whether the brand has variants of its logo. */
  hasVariants: boolean
}

function Choice({ brandId, designs, total, kept, hasVariants }: ChoiceProps) {
  const following = designs
    .filter(({ is_painted, is_approved, is_locked }) => !is_painted && !is_approved && !is_locked)
    .map(({ content_id }) => content_id)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(following))
  const start = useStart(brandId)
  const isAll = chosen.size === following.length && following.every((id) => chosen.has(id))
  const hidden = isAll ? Math.max(0, total - kept - following.length) : 0
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <div className="me-auto min-w-60 flex-1">
          <p className="font-medium">{plural(t.outdated, total)}</p>
          <p className="text-sm text-muted">{t.chooseWhich}</p>
          {hasVariants && <p className="text-sm text-muted">{t.variantsListAll}</p>}
        </div>
        {following.length > 0 && (
          <Button variant="ghost" size="small" onClick={() => setChosen(new Set(isAll ? [] : following))}>
            {isAll ? t.chooseNone : t.chooseAll}
          </Button>
        )}
        <Button
          isLoading={start.isRunning}
          disabled={chosen.size === 0}
          onClick={() => void start.run(isAll ? undefined : [...chosen])}
        >
          {plural(t.update, chosen.size + hidden)}
        </Button>
      </div>
      <ul className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
        {designs.map((design) => (
          <OutdatedDesignCard
            key={design.content_id}
            brandId={brandId}
            design={design}
            isChosen={chosen.has(design.content_id)}
            onToggle={() => toggle(design.content_id)}
          />
        ))}
      </ul>
      {hidden > 0 && <p className="text-sm text-muted">{plural(t.more, hidden)}</p>}
    </>
  )
}

/** Starts an update of the chosen designs, or of all that follow the brand. */
function useStart(brandId: number) {
  const client = useQueryClient()
  const [isRunning, setRunning] = useState(false)
  const run = async (contentIds: number[] | undefined) => {
    setRunning(true)
    try {
      const update = await brandUpdatesApi.brandUpdates.start({
        params: { id: brandId },
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: contentIds ? { content_ids: contentIds } : {},
      })
      const key = updatesQuery(brandId).queryKey
      client.setQueryData(key, (before: readonly BrandUpdate[] = []) => [update, ...before])
      await client.invalidateQueries({ queryKey: key })
    } catch (error) {
      toast.error(getErrorMessage(error, t.updateFailed))
    } finally {
      setRunning(false)
    }
  }
  return { isRunning, run }
}
