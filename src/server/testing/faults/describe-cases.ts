import type { Cost, ProviderName } from './provider-cases.ts'

/** What one call of the conformance tests did. */
export interface Measured {
  provider: ProviderName
  kind: 'copy' | 'picture'
  fault: string
  code: string
  message: string
  paidCalls: number
  cost: Cost
}

const COST: Record<Cost, string> = { told: 'recorded', none: 'none', open: 'may have been charged' }

const HEAD = `# What a failed provider call costs

Each row is one call of \`src/server/providers/conformance.test.ts\` to the local stand-in of a provider. The test compares this file with
what it saw. "Paid calls" are those that the stand-in billed, "cost" is what Signet records: the cost, none, or a call that may have
been charged. Such a call counts against the budgets until it is settled. No call is repeated by the provider's client; the queue repeats
one that may have been charged once at most.

`

/** The table of the documentation, in Markdown. */
export function describeCases(measured: readonly Measured[]): string {
  const rows = measured.map(({ provider, kind, fault, code, message, paidCalls, cost }) => [
    provider.replace(/^an /, ''),
    kind === 'copy' ? 'texts' : 'image',
    fault ? `\`${fault}\`` : 'none',
    code ? `\`${code}\`` : '',
    message.replace(/\$\d\.\d{4}/, '$0.0000'),
    String(paidCalls),
    COST[cost],
  ])
  const line = (cells: string[]) => `| ${cells.join(' | ')} |\n`
  const title = ['provider', 'call', 'fault', 'code', 'message', 'paid calls', 'cost']
  return `${HEAD}${line(title)}${line(title.map(() => '---'))}${rows.map(line).join('')}`
}
