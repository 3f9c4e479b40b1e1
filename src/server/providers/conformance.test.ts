import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createBrief } from '#studio/testing/briefs.ts'
import { newDataDir } from '../testing/data-dir.ts'
import { type Cost, FAULT_CASES, type FaultCase } from '../testing/faults/provider-cases.ts'
import { COPY, openStandIn, PROVIDERS, type StandIn } from '../testing/faults/provider-stand-ins.ts'
import { describeCases, type Measured } from '../testing/faults/describe-cases.ts'
import { TOO_LONG } from '../testing/faults/fault-table.ts'
import { expectFault, TEST_KEY } from '../testing/gemini/gemini-provider.ts'

const brief = createBrief({ prompt: 'A calm post about "Soft skin" in morning light', width: 1080, height: 1080 })
const createCall = (signal = new AbortController().signal) => ({ owner: 1, key: TEST_KEY, signal })

/** What each case did, by the name of the provider and the case. */
const measured = new Map<string, Measured>()

describe.each(PROVIDERS)('the provider seam with %s', (name) => {
  let standIn: StandIn
  beforeAll(async () => {
    standIn = await openStandIn(name, newDataDir())
    // The first image call learns which parameters the server refuses.
    await standIn.provider.paintImage(brief, [], createCall())
  })
  beforeEach(() => standIn.reset())
  afterAll(() => standIn.close())

  const ask = (kind: FaultCase['kind'], provider = standIn.provider, call = createCall()): Promise<unknown> => {
    if (kind === 'picture') return provider.paintImage(brief, [], call)
    return provider.writeCopy ? provider.writeCopy(brief, call) : expect.fail(`${name} writes no texts`)
  }
  const kinds = (['copy', 'picture'] as const).filter((kind) => kind === 'picture' || COPY.includes(name))
  const cases = FAULT_CASES.flatMap((row) => {
    const cell = row.on[name]
    return cell ? [{ ...row, ...cell, what: `${row.kind}, ${cell.fault}` }] : []
  })
  const note = (what: string, row: Omit<Measured, 'provider'>) =>
    measured.set(`${name} ${what}`, { provider: name, ...row })

  test.each(kinds)('a good %s answer is one paid call with a price, and the key is in a header', async (kind) => {
    const answer =
      kind === 'picture'
        ? await standIn.provider.paintImage(brief, [], createCall())
        : await standIn.provider.writeCopy?.(brief, createCall())
    if (answer && 'picture' in answer) expect([answer.picture.width, answer.picture.height]).toEqual([1024, 1024])
    if (answer && 'copy' in answer) expect(answer.copy.headline).toBe('Soft skin')
    expect(answer?.spend).toMatchObject({ kind, is_estimate: false })
    expect(answer?.spend.estimated_cost_usd).toBeGreaterThan(0)
    expect([standIn.paidCalls(), standIn.requests(), standIn.keys()]).toEqual([1, 1, [TEST_KEY]])
    note(kind, { kind, fault: '', code: '', message: '', paidCalls: 1, cost: 'told' })
  })

  test.each(cases)('a call that meets "$what" is $code', async ({ kind, fault: met, code, message, paid, cost }) => {
    standIn.next(met, kind)
    const fault = await expectFault(ask(kind))
    expect(fault.code).toBe(code)
    if (code === 'unusable_answer') expect(fault.again).toBe('never')
    expect(fault.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message))
    const told: Cost = fault.spend ? 'told' : fault.mayBePaid ? 'open' : 'none'
    expect([standIn.requests(), standIn.paidCalls(), told]).toEqual([1, paid, cost])
    note(`${kind} ${met}`, { kind, fault: met, code, message: fault.message, paidCalls: paid, cost: told })
  })

  test.each(kinds)('a %s call without an answer times out, and may be charged', async (kind) => {
    standIn.next('hang', kind)
    const fault = await expectFault(ask(kind, standIn.hurried))
    expect([fault.code, fault.message, fault.again]).toEqual(['time_out', TOO_LONG, { tries: 2, afterSeconds: null }])
    expect([fault.mayBePaid, standIn.paidCalls()]).toEqual([true, 0])
    note(`${kind} hang`, { kind, fault: 'hang', code: 'time_out', message: TOO_LONG, paidCalls: 0, cost: 'open' })
  })

  test.each(kinds)('a canceled %s call rejects with the reason of its signal', async (kind) => {
    standIn.next('hang', kind)
    const stop = new AbortController()
    const work = ask(kind, standIn.provider, createCall(stop.signal)).catch((error: unknown) => error)
    await expect.poll(() => standIn.requests()).toBe(1)
    stop.abort(new Error('canceled by the person'))
    expect(await work).toMatchObject({ message: 'canceled by the person' })
    expect(standIn.paidCalls()).toBe(0)
    note(`${kind} canceled`, { kind, fault: 'canceled', code: '', message: '', paidCalls: 0, cost: 'open' })
  })

  test('nothing is sent when the note before the call cannot be written', async () => {
    const beforeSend = () => Promise.reject(new Error('no longer owned'))
    await expect(standIn.provider.paintImage(brief, [], { ...createCall(), beforeSend })).rejects.toThrow(
      'no longer owned',
    )
    expect(standIn.requests()).toBe(0)
  })
})

/** `npx vitest run --project pure src/server/providers/conformance.test.ts -u` writes it again. */
test('the documentation shows what each case did', async () => {
  const all = [...measured.values()]
  await expect(describeCases(all)).toMatchFileSnapshot('../../../docs/provider-faults.md')
})
