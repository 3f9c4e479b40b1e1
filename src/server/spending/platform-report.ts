import type { Core } from '../infrastructure/core.ts'
import { listLostPlatformCalls } from './lost-calls.ts'
import { readPlatformSpending } from './platform-limits.ts'

/** The lines of `npm run admin -- spending`: what the platform's keys have cost, and the limits. */
export async function reportSpending(app: Core): Promise<string> {
  const rows = await readPlatformSpending(app)
  return rows
    .map(({ period, limit, spent, reserved, unknown }) => {
      const of = limit === null ? 'no limit' : `limit ${formatCost(limit)}`
      const sums = `spent ${formatCost(spent)}, reserved ${formatCost(reserved)}, may have been charged ${formatCost(unknown)}`
      return `${period === 'month' ? 'This month' : 'In total'}: ${sums}; ${of}`
    })
    .join('\n')
}

/** The lines of `npm run admin -- lost-calls`: id, time, kind, upper estimate and account of each, separated by tabs. */
export async function reportLostCalls({ db }: Core): Promise<string> {
  const calls = await listLostPlatformCalls(db)
  if (calls.length === 0) return 'No calls of the platform’s key are without an answer'
  return calls
    .map(({ id, created_at, kind, upper_usd, email }) =>
      [id, created_at.toISOString(), KINDS[kind], `up to ${formatCost(upper_usd)}`, email].join('\t'),
    )
    .join('\n')
}

const KINDS = { copy: 'text', picture: 'image', film: 'video', speech: 'voice' } as const

/** USD with four decimals, because a text costs less than a cent. */
const formatCost = (usd: number) => `$${usd.toFixed(4)}`
