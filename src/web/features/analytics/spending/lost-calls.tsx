import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LostCall } from '#contract/spending/budgets.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { spendingApi, budgetsQuery } from '#web/lib/api/spending.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { formatUsd } from '#web/lib/format/number-format.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Timestamp } from '#web/ui/display/timestamp.tsx'
import { t } from '#web/words/spending.ts'
import { fill } from '#web/words/fill.ts'

/** The calls that may have been charged, each with what the person can say about it. */
export function LostCalls({ calls }: { calls: readonly LostCall[] }) {
  return (
    <section aria-label={t.lostTitle}>
      <h3 className="text-sm font-medium">{t.lostTitle}</h3>
      <p className="mt-0.5 text-sm text-pretty text-muted">{t.lostLead}</p>
      <ul className="mt-2 divide-y divide-border border-y border-border">
        {calls.map((call) => (
          <LostCallRow key={call.id} call={call} />
        ))}
      </ul>
    </section>
  )
}

const KINDS = { copy: t.lostCopy, picture: t.lostPicture, film: t.lostFilm, speech: t.lostVoice }

function LostCallRow({ call }: { call: LostCall }) {
  const client = useQueryClient()
  const [isRunning, setRunning] = useState(false)
  const name = [KINDS[call.kind], call.brand_name].filter(Boolean).join(', ')
  const settle = async (charged: boolean) => {
    setRunning(true)
    try {
      const overview = await spendingApi.budgets.settle({ params: { id: call.id }, body: { charged } })
      client.setQueryData(budgetsQuery.queryKey, overview)
      toast.success(t.settled)
    } catch (error) {
      toast.error(getErrorMessage(error, t.settleFailed))
    } finally {
      setRunning(false)
    }
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <p className="truncate font-medium" dir="auto">
          {name}
        </p>
        <p className="text-sm text-muted tabular-nums">
          {fill(t.lostUpTo, { amount: formatUsd(call.upper_usd, 2) })}, <Timestamp time={call.created_at} />
        </p>
      </div>
      {call.is_platform ? (
        <p className="text-sm text-muted">{t.platformCall}</p>
      ) : (
        <div className="flex gap-2">
          {[true, false].map((charged) => (
            <Button
              key={String(charged)}
              variant="secondary"
              size="small"
              isWaiting={isRunning}
              aria-label={fill(charged ? t.chargedNamed : t.notChargedNamed, { call: name })}
              onClick={() => void settle(charged)}
            >
              {charged ? t.charged : t.notCharged}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}
