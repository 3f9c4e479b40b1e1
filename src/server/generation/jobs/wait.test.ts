import { expect, onTestFinished, test, vi } from 'vitest'
import { HOUR } from '../../infrastructure/clock.ts'
import { openOwnSite } from '../../testing/site.ts'

test('a request that waits for its job goes on waiting when the clock of the machine jumps by two hours', async () => {
  // Without workers, so that the job waits.
  const site = await openOwnSite({ role: 'web' })
  const ann = await site.signUp()
  const { id: brand_id } = await ann.api.brands.create({ body: { name: 'Nocte' } })
  const state = { reply: '' }
  const reply = ann.api.content
    .generate({ form: { brand_id, prompt: 'A calm post about our night cream', dimensions: '400x400' }, files: {} })
    .catch((error: { message: string; status: number }) => {
      state.reply = `${error.status} ${error.message}`
    })
  const jobs = async () => (await ann.api.generator.jobs()).jobs
  await expect.poll(jobs).toHaveLength(1)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * HOUR })
  onTestFinished(() => void vi.useRealTimers())
  const { notifier } = site.opened.app
  const [job] = await jobs()
  await notifier.publish(site.opened.app.db, [`job:${job?.id ?? 0}`])
  // Another request of the same person has come and gone meanwhile, so the waiting one has read its job.
  for (let request = 0; request < 20; request += 1) await jobs()
  expect(state.reply).toBe('')
  await ann.api.generator.cancel({ params: { id: job?.id ?? 0 } })
  await reply
  expect(state.reply).not.toMatch(/^504/)
  expect(state.reply).not.toBe('')
})
