import { expect, onTestFinished, test } from 'vitest'
import { openGemini } from '../../providers/gemini/gemini.ts'
import { accepted, appOfTest, readRows, useFaultedItems, world } from '../../testing/faults/faulted-items.ts'
import { openTcpProxy } from '../../testing/faults/tcp-proxy.ts'
import { byRules } from '../../testing/gemini/gemini-provider.ts'
import { runItem } from './run-item.ts'

useFaultedItems()

test('while the provider is unreachable other work continues, the item waits without a substitute image, and is charged once later', async () => {
  const proxy = await openTcpProxy(Number(new URL(world.gemini.url).port))
  onTestFinished(() => proxy.close())
  await proxy.become('down')
  const config = { geminiBaseUrl: `http://127.0.0.1:${proxy.port}`, geminiModelsFile: null }
  const app = { ...appOfTest(), gemini: openGemini(config, world.clock, byRules) }
  const { id, jobId } = await accepted('image')
  const work = () => runItem(app, { item_id: id }, new AbortController().signal)
  for (let tries = 0; tries < 2; tries += 1) {
    await work()
    expect((await world.ann.api.generator.job({ params: { id: jobId } })).tasks[0]?.state).toBe('retry_wait')
  }
  expect((await world.ann.api.brands.list()).brands).toHaveLength(1)
  expect([await readRows('content', id), await readRows('unanswered_calls', id)]).toEqual([[], []])
  await proxy.become({ slowMs: 20 })
  await work()
  const models = (await readRows('content', id)).map((created) => created['model_used'])
  expect([models.length, models.includes('studio'), world.gemini.ledger.length]).toEqual([1, false, 2])
})
