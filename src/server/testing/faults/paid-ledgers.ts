import { sql } from 'kysely'
import { pino } from 'pino'
import { expect } from 'vitest'
import { openDatabase } from '../../infrastructure/db/database.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { TRIES_PAID } from '../../providers/faults.ts'

/** A call that a stand-in billed, with the order that its prompt names. */
export interface Billed {
  provider: string
  order: string
  kind: 'copy' | 'picture'
  usd: number
}

interface Books {
  items: {
    id: number
    order: string
    state: string
    failure: string | null
    failure_code: string | null
    hasPicture: boolean
    hasContent: boolean
  }[]
  spends: { item_id: number | null; provider: string; kind: string; cost_usd: number }[]
  open: { item_id: number; kind: string; upper_usd: number }[]
}

/** Tells in a prompt which item it is for. */
export const ORDER = /Order \d+;/
const orderOf = (prompt: string) => ORDER.exec(prompt)?.[0] ?? ''

/** The ledger of Signet, read from its database while no process has it open. */
export async function readBooks(dataDir: string): Promise<Books> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null }, pino({ level: 'silent' }))
  const items = await acrossOwners(db)
    .selectFrom('items')
    .select(['id', 'state', 'failure', 'failure_code'])
    .select([sql<string>`brief ->> 'prompt'`.as('prompt'), sql<boolean>`paid_results ? 'picture'`.as('hasPicture')])
    .execute()
  const content = await acrossOwners(db).selectFrom('content').select('item_id').execute()
  const spends = await acrossOwners(db)
    .selectFrom('spends')
    .select(['item_id', 'provider', 'kind', 'cost_usd'])
    .orderBy('id')
    .execute()
  const open = await db.selectFrom('unanswered_calls').select(['item_id', 'kind', 'upper_usd']).execute()
  await close()
  const stored = new Set(content.map(({ item_id }) => item_id))
  return {
    items: items.map(({ prompt, ...item }) => ({ ...item, order: orderOf(prompt), hasContent: stored.has(item.id) })),
    spends,
    open,
  }
}

export interface Agreement {
  billed: number
  billedUsd: number
  recorded: number
  recordedUsd: number
  /** Billed, and the answer lost: each is among the calls that may have been charged. */
  lost: number
  lostUsd: number
  open: number
}

/** Ended with an answer that came whole and cannot be used. */
const NO_USE = ['unusable_answer', 'no_picture', 'refused_prompt', 'refused_picture']
const CRASHED = 'Stopped after repeated crashes.'
const MICRODOLLAR = 1e-6

/**
 * Compares both ledgers, item by item and kind by kind. What was billed is recorded with its exact cost, or it is one of the calls that
 * may have been charged, with an upper estimate that covers it.
 */
export function expectAgreement({ items, spends, open }: Books, billed: readonly Billed[]): Agreement {
  const lost: Billed[] = []
  for (const item of items) {
    for (const kind of ['copy', 'picture'] as const) {
      const mine = (row: { item_id: number | null; kind: string }) => row.item_id === item.id && row.kind === kind
      const [recorded, notes] = [spends.filter(mine), open.filter(mine)]
      const bills = billed.filter((bill) => bill.order === item.order && bill.kind === kind)
      const what = `${item.order} ${kind}: ${JSON.stringify({ item, recorded, notes, bills })}`
      const rest = matchCosts(recorded, bills, what)
      check(recorded.length <= 1, 'recorded twice', what)
      check(rest.length <= notes.length, 'billed and unknown to Signet', what)
      check(notes.length <= TRIES_PAID, 'repeated more than once', what)
      const upper = Math.max(0, ...notes.map(({ upper_usd }) => upper_usd))
      check(!rest.some(({ usd }) => usd > upper + MICRODOLLAR), 'more than the upper estimate', what)
      const hasId = bills.some(({ provider }) => provider === 'comfyui')
      check(!hasId || bills.length === 1, 'bought twice although it has an id', what)
      if (kind === 'picture') expectKept(item, recorded.length, what)
      lost.push(...rest)
    }
  }
  const orders = new Set(items.map(({ order }) => order))
  expect(billed.filter(({ order }) => !orders.has(order))).toEqual([])
  const sum = (costs: number[]) => costs.reduce((total, usd) => total + usd, 0)
  const result = {
    billed: billed.length,
    billedUsd: sum(billed.map(({ usd }) => usd)),
    recorded: spends.length,
    recordedUsd: sum(spends.map(({ cost_usd }) => cost_usd)),
    lost: lost.length,
    lostUsd: sum(lost.map(({ usd }) => usd)),
    open: open.length,
  }
  expect(Math.abs(result.billedUsd - result.recordedUsd - result.lostUsd)).toBeLessThan(MICRODOLLAR)
  return result
}

/** The bills that no record of Signet has the cost of. */
function matchCosts(recorded: Books['spends'], bills: readonly Billed[], what: string): Billed[] {
  const rest = [...bills]
  for (const { cost_usd } of recorded) {
    const at = rest.findIndex(({ usd }) => Math.abs(usd - cost_usd) < MICRODOLLAR / 1000)
    check(at >= 0, 'recorded and not billed at that cost', what)
    rest.splice(at, 1)
  }
  return rest
}

/** A paid image that was of use is in the library, or kept for a retry. */
function expectKept(item: Books['items'][number], recorded: number, what: string): void {
  const isFailed = item.state === 'failed' && item.failure !== null
  check(item.state === 'succeeded' || isFailed, 'not ended', what)
  check(item.hasContent === (item.state === 'succeeded'), 'content without success, or success without content', what)
  check(item.state !== 'succeeded' || recorded === 1, 'an image that was not paid', what)
  const isKept = item.hasPicture || NO_USE.includes(item.failure_code ?? '') || item.failure === CRASHED
  check(recorded === 0 || isKept, 'a paid result is lost', what)
}

function check(holds: boolean, rule: string, what: string): void {
  if (!holds) throw new Error(`${rule}: ${what}`)
}
