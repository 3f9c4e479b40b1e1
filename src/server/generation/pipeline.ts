import type { BrandCheck } from '#contract/content.ts'
import type { Stage } from '#contract/generator.ts'
import type { Copy } from '#studio/copy/copy.ts'
import type { Film, Pictures, Rendered } from '#studio/render/studio.ts'
import type { Scene } from '#studio/scene.ts'
import type { App } from '../app.ts'
import { SECOND } from '../clock.ts'
import { KEY_UNREADABLE } from '../account/api-keys.ts'
import { ProviderFault } from '../providers/gemini/provider-fault.ts'
import { type Engine, engineFor } from './engine.ts'
import { filmScene } from './film.ts'
import { type BegunItem, reportStage } from './items.ts'
import { provideCopy, providePictures, type Provided } from './provide.ts'

/** What the pipeline hands to the store: the pixels and everything that explains them. */
export interface Made {
  copy: Copy
  scene: Scene
  rendered: Rendered | Film
  /** The still of a video, which is its first frame; null for a picture, which needs none. */
  poster: Uint8Array | null
  /** Null where nothing of the brand was placed. */
  check: BrandCheck | null
  notes: string[]
  /** `studio`, or the provider's model that painted the picture. */
  model: string
  /** Storage key of what the provider sent. */
  original: string | null
}

const STAGE_PATIENCE_MS = 60 * SECOND
/** Layout families that are tried before a picture is delivered with its failed rule shown. */
const LAYOUT_TRIES = 3

/** brief → copy → picture → scene → render → check, each a function of the one before. `signal` stops the work. */
export async function makeItem(app: App, item: BegunItem, signal: AbortSignal): Promise<Made> {
  const engine = payable(await engineFor(app, item.user_id, item.brief.engine))
  await reportStage(app, item, 'copy')
  const copy = await provideCopy(app, item, engine, signal)
  await reportStage(app, item, 'picture')
  const provided = await providePictures(app, item, engine, signal)
  const { pictures, ...still } = await drawBest(app, item, copy, provided, signal)
  if (item.brief.content_type === 'image') return { ...still, poster: null }
  const film = await filmScene(app, item, { scene: still.scene, pictures, clip: provided.clip }, signal)
  return { ...still, rendered: film, poster: still.rendered.data }
}

/** An engine that can be called; a key that cannot be read is the person's to mend. */
function payable(engine: Engine): { key: string } | null {
  if (engine.name === 'studio') return null
  if (engine.key === null) throw new ProviderFault('key_invalid', KEY_UNREADABLE)
  return { key: engine.key }
}

type Still = Omit<Made, 'poster'> & { rendered: Rendered; pictures: Pictures }

async function drawBest(
  app: App,
  item: BegunItem,
  copy: Copy,
  provided: Provided,
  signal: AbortSignal,
): Promise<Still> {
  const draw = (avoid: string[]) => drawOnce(app, item, { copy, provided, avoid, signal })
  let best = await draw([])
  const avoid = [best.scene.layout]
  while (best.check && !best.check.passed && avoid.length < LAYOUT_TRIES) {
    const other = await draw(avoid)
    if (avoid.includes(other.scene.layout)) break
    avoid.push(other.scene.layout)
    if ((other.check?.score ?? 0) > best.check.score) best = other
  }
  return best
}

interface Drawing {
  copy: Copy
  provided: Provided
  avoid: string[]
  signal: AbortSignal
}

/** A video is laid out and checked by its still before anything is filmed: all that is its scene stage. */
async function drawOnce(app: App, item: BegunItem, { copy, provided, avoid, signal }: Drawing): Promise<Still> {
  const { brief, pictures, notes, model, painted, original } = provided
  const patience = () => ({ signal: AbortSignal.any([signal, AbortSignal.timeout(STAGE_PATIENCE_MS)]) })
  const report = async (stage: Stage) => {
    if (brief.content_type === 'image') await reportStage(app, item, stage)
  }
  await reportStage(app, item, 'scene')
  const scene = await app.renders(() =>
    app.studio.compose(brief, copy, pictures, {
      avoid,
      layout: item.brief.layout === 'none' ? 'none' : (item.brief.revision?.layout ?? null),
      paintedByModel: painted,
      ...patience(),
    }),
  )
  await report('render')
  const rendered = await app.renders(() => app.studio.render(scene, pictures, patience()))
  await report('check')
  const isBare = item.brief.layout === 'none'
  const check = isBare ? null : await app.renders(() => app.studio.check(scene, rendered, patience()))
  return { copy, scene, rendered, check, pictures, notes: [...notes, ...scene.notes], model, original }
}
