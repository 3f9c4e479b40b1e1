import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { PAGE_LIMIT_MAX } from '#contract/limits.ts'
import { type Budget, BUDGET_USD_MAX, type BudgetScope } from '#contract/spending/budgets.ts'
import { nameBudget } from '#web/domains/spending/budget-names.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { campaignApi, CAMPAIGNS_KEY } from '#web/lib/api/campaigns.ts'
import { budgetsQuery, spendingApi } from '#web/lib/api/spending.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { editMoney, readMoney } from '#web/lib/money/read-money.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog, DialogDescription, DialogTitle } from '#web/ui/feedback/dialog.tsx'
import { FieldPair } from '#web/ui/forms/form-section.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { MoneyField } from '#web/ui/money/money-field.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/spending.ts'

export type BudgetToEdit = Budget | 'new'

interface BudgetDialogProps {
  edited: BudgetToEdit
  onClose: () => void
}

/** The limits of one budget, or of a new one for a brand or campaign. */
export function BudgetDialog({ edited, onClose }: BudgetDialogProps) {
  const own = edited === 'new' ? null : edited
  const [target, setTarget] = useState(own ? `${own.scope}:${own.id ?? ''}` : '')
  const [month, setMonth] = useState(editMoney(own?.month.limit_usd))
  const [total, setTotal] = useState(editMoney(own?.total.limit_usd))
  const [isChecked, setChecked] = useState(false)
  const { save, isSaving, failure } = useSaveBudget(onClose)
  const targets = useBudgetTargets(own === null)
  const limits = { month_usd: parseLimit(month), total_usd: parseLimit(total) }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const { month_usd, total_usd } = limits
    if (target !== '' && month_usd !== undefined && total_usd !== undefined) void save(target, { month_usd, total_usd })
  }
  const complain = (limit: number | null | undefined) => (isChecked && limit === undefined ? t.limitInvalid : undefined)
  return (
    <Dialog isOpen onClose={onClose} className="max-w-lg">
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 p-5 sm:p-6">
        <div>
          <DialogTitle className="text-md">
            {own ? fill(t.editTitle, { name: nameBudget(own) }) : t.addTitle}
          </DialogTitle>
          <DialogDescription className="mt-1 text-sm text-pretty text-muted">{t.lead}</DialogDescription>
        </div>
        {failure && <Banner>{failure}</Banner>}
        {!own && (
          <SelectField
            label={t.forWhat}
            value={target}
            onChange={setTarget}
            options={targets}
            placeholder={t.choose}
            error={isChecked && target === '' ? t.chooseFirst : undefined}
          />
        )}
        <FieldPair>
          <LimitField label={t.monthLimit} value={month} onChange={setMonth} error={complain(limits.month_usd)} />
          <LimitField label={t.totalLimit} value={total} onChange={setTotal} error={complain(limits.total_usd)} />
        </FieldPair>
        <div className="flex flex-wrap justify-end gap-2">
          {own && (own.month.limit_usd !== null || own.total.limit_usd !== null) && (
            <Button
              variant="ghost"
              className="me-auto"
              isWaiting={isSaving}
              onClick={() => void save(target, { month_usd: null, total_usd: null })}
            >
              {t.removeBudget}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" isLoading={isSaving}>
            {t.saveBudget}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface LimitFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

const LimitField = ({ label, value, onChange, error }: LimitFieldProps) => (
  <MoneyField label={label} value={value} onChange={onChange} currency="USD" help={t.limitHelp} error={error} />
)

interface Limits {
  month_usd: number | null
  total_usd: number | null
}

function useSaveBudget(onDone: () => void) {
  const client = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState('')
  const save = async (target: string, limits: Limits) => {
    setSaving(true)
    setFailure('')
    try {
      const overview = await spendingApi.budgets.save({ body: { ...readTarget(target), ...limits } })
      client.setQueryData(budgetsQuery.queryKey, overview)
      toast.success(limits.month_usd === null && limits.total_usd === null ? t.removed : t.saved)
      onDone()
    } catch (error) {
      setFailure(getErrorMessage(error, t.saveFailed))
      setSaving(false)
    }
  }
  return { save, isSaving, failure }
}

/** The scope and id of `brand:7`. */
function readTarget(target: string): { scope: BudgetScope; id: number | null } {
  const [scope, id] = target.split(':')
  if (scope === 'account') return { scope, id: null }
  return { scope: scope === 'brand' ? scope : 'campaign', id: Number(id) }
}

/** USD. An empty text is no limit; undefined is a text that is no amount. */
function parseLimit(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const limit = readMoney(text, 'USD', true).price?.exact
  return limit !== undefined && limit <= BUDGET_USD_MAX ? limit : undefined
}

/** The brands and the newest campaigns, as options such as `brand:7`. */
function useBudgetTargets(isWanted: boolean) {
  const brands = useQuery({ ...brandsQuery, enabled: isWanted })
  const campaigns = useQuery({
    queryKey: [...CAMPAIGNS_KEY, 'budget-targets'],
    queryFn: ({ signal }) => campaignApi.campaigns.list({ query: { limit: PAGE_LIMIT_MAX }, signal }),
    enabled: isWanted,
  })
  const toOption = (scope: 'brand' | 'campaign', hint: string) => (one: { id: number; name: string }) => ({
    value: `${scope}:${one.id}`,
    label: one.name,
    hint,
  })
  return [
    ...(brands.data ?? []).map(toOption('brand', t.brand)),
    ...(campaigns.data?.campaigns ?? []).map(toOption('campaign', t.campaign)),
  ]
}
