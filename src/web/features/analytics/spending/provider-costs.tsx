import type { BudgetOverview } from '#contract/spending/budgets.ts'
import { showProviderName } from '#web/domains/providers/provider-names.ts'
import { formatUsd } from '#web/lib/format/number-format.ts'
import { t } from '#web/words/spending.ts'
import { leftToRight } from '#web/words/define-words.ts'

type Models = BudgetOverview['models']

/** What each provider and its models cost in this month, and what the month costs if it goes on like this. */
export function ProviderCosts({ models }: { models: Models }) {
  return (
    <table className="w-full text-sm">
      <caption className="pb-2 text-start font-medium">{t.providers}</caption>
      <thead className="text-xs text-muted">
        <tr className="border-b border-border">
          <th scope="col" className="py-1.5 text-start font-normal">
            {t.provider}
          </th>
          <th scope="col" className="ps-4 text-end font-normal">
            {t.providerSpent}
          </th>
          <th scope="col" className="ps-4 text-end font-normal">
            {t.reserved}
          </th>
          <th scope="col" className="ps-4 text-end font-normal">
            {t.providerForecast}
          </th>
        </tr>
      </thead>
      {groupByProvider(models).map(({ provider, rows }) => (
        <tbody
          key={provider}
          className="border-b border-border tabular-nums [&_td]:align-baseline [&_th]:align-baseline"
        >
          <tr className={provider === LOST ? '*:py-2.5' : '*:pt-2.5 *:pb-1'}>
            <th scope="rowgroup" className="text-start font-medium wrap-anywhere">
              <bdi>{nameRow(provider)}</bdi>
            </th>
            <Costs
              spent={sum(rows, 'spent_usd')}
              reserved={sum(rows, 'reserved_usd')}
              forecast={sum(rows, 'forecast_usd')}
            />
          </tr>
          {provider !== LOST &&
            rows.map((row) => (
              <tr key={row.model} className="text-muted *:py-1 last:*:pb-2.5">
                <th scope="row" className="ps-4 text-start font-normal wrap-anywhere">
                  <bdi>{row.model}</bdi>
                </th>
                <Costs spent={row.spent_usd} reserved={row.reserved_usd} forecast={row.forecast_usd} />
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  )
}

const Costs = ({ spent, reserved, forecast }: { spent: number; reserved: number; forecast: number }) => (
  <>
    <td className="ps-4 text-end">{formatCost(spent)}</td>
    <td className="ps-4 text-end">{formatCost(reserved)}</td>
    <td className="ps-4 text-end">{formatCost(forecast)}</td>
  </>
)

/** `$1.20`; `<$0.01` for less than a cent. */
const formatCost = (usd: number) => (usd > 0 && usd < 0.01 ? leftToRight(`<${formatUsd(0.01, 2)}`) : formatUsd(usd, 2))

/** The provider of calls whose answer was lost and that a person marked as charged. */
const LOST = 'unknown'

const nameRow = (provider: string): string => (provider === LOST ? t.lostProvider : showProviderName(provider))

/** The most expensive provider first. */
function groupByProvider(models: Models): { provider: string; rows: Models }[] {
  const groups = Object.entries(Object.groupBy(models, ({ provider }) => provider))
  return groups
    .map(([provider, rows = []]) => ({ provider, rows }))
    .toSorted((a, b) => sum(b.rows, 'spent_usd') - sum(a.rows, 'spent_usd'))
}

const sum = (rows: Models, column: 'spent_usd' | 'reserved_usd' | 'forecast_usd') =>
  rows.reduce((all, row) => all + row[column], 0)
