import { createHash } from 'node:crypto'
import type { SceneMark } from '#studio/mark/mark-scene.ts'
import type { Scene } from '#studio/model/scene.ts'
import type { Core } from '../infrastructure/core.ts'
import { acrossOwners } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { notFound } from '../infrastructure/problem.ts'
import type { StudioSeam } from '../infrastructure/rendering.ts'
import type { StorageSeam } from '../infrastructure/storage/storage.ts'
import { findStoredDesign, type StoredDesign } from '../generation/accept/revise-brief.ts'
import { findMark, hasStoredMark } from '../proofs/marks/mark-key.ts'
import { RENDERER } from '../proofs/recipe.ts'
import { readClips, readSounds } from '../generation/run/draw-video.ts'
import { parseScene } from '../stored/scene.ts'
import { parseSlideFiles } from '../stored/slides.ts'
import { prepareItem, type PreparedDesign } from './prepare-design.ts'

/** A stored file, and the digest of what its recipe gives here. */
export interface RebuiltFile {
  name: string
  stored: string
  rebuilt: string
}

export interface Rebuilt {
  files: RebuiltFile[]
  /** What drew the stored file, null if that was not kept, and what draws here. */
  storedBy: string | null
  drawnBy: string
}

type RebuildParts = Core & StorageSeam & StudioSeam

/**
 * Draws an item again from its recipe, its scene and its pictures alone, and compares the bytes with the stored ones. Nothing is stored.
 * @throws {UnreadableJson} when stored JSON is damaged
 * @throws {Problem} 404 without such an item, 409 when its request is gone
 */
export async function rebuild(app: RebuildParts, id: number): Promise<Rebuilt> {
  const row = await acrossOwners(app.db)
    .selectFrom('content')
    .select(['user_id', 'blob', 'slides', 'slide_scenes', 'renderer', 'mark_rule'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('Content')
  const storedDesign = await findStoredDesign(app, row.user_id, id)
  const findItsMark = async (scene: Scene) =>
    hasStoredMark(scene, row.mark_rule) ? findMark(app, storedDesign.itemId, scene, row.mark_rule ?? 'models') : null
  const prepared = await prepareRecipe(app, row.user_id, storedDesign)
  const files: RebuiltFile[] = []
  const slides = parseSlideFiles(row.slides) ?? []
  const scenes: readonly unknown[] = Array.isArray(row.slide_scenes) ? row.slide_scenes : []
  if (slides.length === 0)
    files.push({
      name: 'file',
      ...compare(
        row.blob,
        await draw(app, row.user_id, storedDesign.scene, prepared, await findItsMark(storedDesign.scene)),
      ),
    })
  for (const [index, { blob }] of slides.entries()) {
    const scene = parseScene(scenes[index])
    const mark = await findItsMark(scene)
    const { data } = await app.studio.render(scene, prepared.pictures, { mark })
    files.push({ name: `slide ${index + 1}`, ...compare(blob, data) })
  }
  return { files, storedBy: row.renderer, drawnBy: RENDERER }
}

const prepareRecipe = (
  app: RebuildParts,
  owner: OwnerId,
  { brief, paid, scene }: StoredDesign,
): Promise<PreparedDesign> => prepareItem(app, { owner, brief, paid, copy: scene.copy })

async function draw(
  app: RebuildParts,
  owner: OwnerId,
  scene: Scene,
  { pictures, clip }: PreparedDesign,
  mark: SceneMark | null,
): Promise<Uint8Array> {
  const { ffmpegPath } = app.config
  if (!scene.motion) return (await app.studio.render(scene, pictures, { mark })).data
  const video = await app.studio.renderVideo(scene, pictures, {
    mark,
    sounds: await readSounds(app, owner, scene),
    clips: await readClips(app, owner, scene),
    ...(ffmpegPath && { ffmpegPath }),
    ...(clip && { clip }),
  })
  return video.data
}

const compare = (blob: string, data: Uint8Array) => ({
  stored: blob.slice(0, 64),
  rebuilt: createHash('sha256').update(data).digest('hex'),
})
