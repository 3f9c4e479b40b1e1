import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { App } from '../app.ts'
import { MINUTE, SECOND } from '../clock.ts'
import type { Reference } from '../providers/gemini/answers.ts'
import { ProviderFault } from '../providers/gemini/provider-fault.ts'
import type { BegunItem } from './items.ts'
import { originalKeyOf } from './pictures.ts'
import { keepPaid } from './spends.ts'

const POLL_EVERY_MS = 5 * SECOND
const POLL_PATIENCE_MS = 10 * MINUTE

/** Storage key and model of the clip that the provider's video model made for an item. */
export interface PaidClip {
  key: string
  model: string
}

/**
 * Has a clip made. Its id is kept before the first poll and the clip before anything is done with it, so a restart goes on
 * polling, or uses what is there, and nothing is paid for twice.
 */
export async function provideClip(
  app: App,
  item: BegunItem,
  references: readonly Reference[],
  key: string,
  signal: AbortSignal,
): Promise<PaidClip> {
  const { kept } = item
  if (!kept.film) {
    const { interaction_id, model } = await app.gemini.startFilm(item.brief, references, { key, signal })
    await keepPaid(app, item, { film: { interaction_id, model } }, null)
  }
  const film = kept.film
  if (!film) throw new Error('A started film has to be kept')
  if (!kept.clip) await pollUntilDone(app, item, film, key, signal)
  return { key: kept.clip ?? '', model: film.model }
}

async function pollUntilDone(
  app: App,
  item: BegunItem,
  { interaction_id, model }: NonNullable<BegunItem['kept']['film']>,
  key: string,
  signal: AbortSignal,
): Promise<void> {
  const deadline = Date.now() + POLL_PATIENCE_MS
  try {
    while (Date.now() < deadline) {
      await sleep(POLL_EVERY_MS, undefined, { signal })
      const poll = await app.gemini.pollFilm(interaction_id, model, { key, signal })
      if (poll.state === 'running') continue
      const clip = originalKeyOf(poll.clip)
      await app.storage.write(clip, poll.clip)
      return await keepPaid(app, item, { clip }, poll.spend)
    }
    throw new ProviderFault('time_out', 'The provider took longer than 10 minutes for this video. Please try again.')
  } catch (error) {
    if (error instanceof ProviderFault && error.again === 'never') await forgetFilm(app, item)
    if (signal.aborted && !app.stopping.aborted) await stopFilm(app, interaction_id, key)
    throw error
  }
}

/** A film that failed for good is not polled again: another try starts a new one. */
async function forgetFilm({ db }: Pick<App, 'db'>, item: BegunItem): Promise<void> {
  await db
    .updateTable('items')
    .set({ kept: sql`kept - 'film'` })
    .where('id', '=', item.id)
    .execute()
}

/** Nobody waits for it any more; that it could not be stopped either changes nothing for the item. */
async function stopFilm({ gemini, log }: App, interactionId: string, key: string): Promise<void> {
  const signal = AbortSignal.timeout(10 * SECOND)
  await gemini.cancelFilm(interactionId, { key, signal }).catch((error: unknown) => {
    log.warn({ event: 'film_not_stopped', err: error }, 'a film of a cancelled item could not be stopped')
  })
}
