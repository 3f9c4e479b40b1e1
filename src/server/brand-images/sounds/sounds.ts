import { type Selectable, sql } from 'kysely'
import { SOUND_SENTENCES } from '#contract/sounds/sound-sentences.ts'
import { SOUND_SECONDS_MAX, SOUNDS_MAX, VOICE_SECONDS_MAX } from '#contract/sounds/sound-options.ts'
import type { Sound, SoundChange, SoundUpload } from '#contract/sounds/sounds.ts'
import type { VideoDesign } from '#contract/designs/video-design.ts'
import type { SoundRef } from '#studio/model/video-sound.ts'
import type { SoundFault } from '#studio/render/studio.ts'
import { requireBrand } from '../../brands/brands.ts'
import { storeUpload, urlOfFile } from '../../files/files.ts'
import { toUploadKey } from '../../infrastructure/blobs/keys.ts'
import { adoptUploads, heldUntil } from '../../infrastructure/blobs/removal.ts'
import type { Core } from '../../infrastructure/core.ts'
import { insertOwned, selectOwned, updateOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import type { SoundsTable } from '../../infrastructure/db/sound-tables.ts'
import { transact } from '../../infrastructure/db/transact.ts'
import { notFound, Problem } from '../../infrastructure/problem.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import type { StorageSeam } from '../../infrastructure/storage/storage.ts'
import type { UploadedFile } from '../../infrastructure/uploads.ts'

type SoundRow = Selectable<SoundsTable>

const toSound = (row: SoundRow): Sound => ({
  id: row.id,
  brand_id: row.brand_id,
  kind: row.kind,
  sound: toUploadKey(row.file),
  url: urlOfFile(row.file),
  title: row.title,
  seconds: row.seconds,
  text: row.text,
  license: row.license,
  source: row.source,
  created_at: row.created_at.toISOString(),
})

/** The sounds of a brand, or those of none, that were not deleted. */
const selectSounds = ({ db }: Pick<Core, 'db'>, owner: OwnerId, brandId: number | null) =>
  selectOwned(db, owner, 'sounds').where('brand_id', 'is not distinct from', brandId).where('deleted_at', 'is', null)

/**
 * Lists the sounds of a brand, or those of none, newest first.
 * @throws {Problem} 404 if the user has no such brand
 */
export async function listSounds(app: Core, owner: OwnerId, brandId: number | null): Promise<{ sounds: Sound[] }> {
  if (brandId !== null) await requireBrand(app, owner, brandId)
  const rows = await selectSounds(app, owner, brandId).selectAll().orderBy('id', 'desc').limit(SOUNDS_MAX).execute()
  return { sounds: rows.map(toSound) }
}

const MIME_TYPES = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
} as const

/**
 * Adds a sound file. Only its sound is stored: tags, covers and other tracks are left out.
 * @throws {Problem} 404 if the user has no such brand; 413, 415 or 422 if the file cannot be taken
 */
export async function addSound(
  app: Core & StorageSeam & StudioSeam,
  owner: OwnerId,
  { kind, title, text, ...form }: SoundUpload,
  [file]: readonly UploadedFile[],
): Promise<Sound> {
  const brand_id = form.brand_id ?? null
  if (brand_id !== null) await requireBrand(app, owner, brand_id)
  if (!file) throw new Problem(422, SOUND_SENTENCES.soundUnreadable)
  const { count } = await selectSounds(app, owner, brand_id)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  if (count >= SOUNDS_MAX) throw new Problem(413, 'Storage limit reached. Delete some content and try again.')
  const secondsMax = kind === 'voice' ? VOICE_SECONDS_MAX : SOUND_SECONDS_MAX
  const { ffmpegPath } = app.config
  const read = await file.withBytes((bytes) =>
    app.renders(() => app.studio.readSound(bytes, { secondsMax, ffmpegPath })),
  )
  if (typeof read === 'string') throw refuse(read, secondsMax)
  const upload = { bytes: Buffer.from(read.data), extension: read.kind, mime_type: MIME_TYPES[read.kind] }
  const name = await storeUpload(app, owner, upload, heldUntil(app))
  const row = await transact(app.db, async (trx) => {
    await adoptUploads(trx, owner, [toUploadKey(name)])
    return insertOwned(trx, owner, 'sounds', {
      brand_id,
      kind,
      file: name,
      title: title || 'Sound',
      seconds: read.seconds,
      speech: JSON.stringify(read.speech),
      text: text ?? '',
      license: null,
      source: null,
      created_at: app.clock.now(),
      deleted_at: null,
    })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  return toSound(row)
}

function refuse(fault: SoundFault, secondsMax: number): Problem {
  if (fault === 'too_long') return new Problem(422, SOUND_SENTENCES.soundTooLong.replace('{1}', String(secondsMax)))
  if (fault === 'silent') return new Problem(422, SOUND_SENTENCES.soundSilent)
  if (fault === 'no_decoder') return new Problem(422, SOUND_SENTENCES.soundNoDecoder)
  return new Problem(415, SOUND_SENTENCES.soundUnreadable)
}

/** @throws {Problem} 404 if the user has no such sound */
export async function changeSound({ db }: Core, owner: OwnerId, id: number, change: SoundChange): Promise<Sound> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const row = await updateOwned(db, owner, 'sounds')
    .set({ ...given, deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw notFound('Sound')
  return toSound(row)
}

/**
 * Deletes a sound. It can be restored, and films that play it keep it.
 * @throws {Problem} 404 if the user has no such sound
 */
export async function removeSound({ db, clock }: Core, owner: OwnerId, id: number): Promise<{ removed: number }> {
  const { numUpdatedRows } = await updateOwned(db, owner, 'sounds')
    .set({ deleted_at: clock.now() })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notFound('Sound')
  return { removed: Number(numUpdatedRows) }
}

/** @throws {Problem} 404 if the user has no such sound in the trash */
export async function restoreSound({ db }: Core, owner: OwnerId, id: number): Promise<Sound> {
  const row = await updateOwned(db, owner, 'sounds')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw notFound('Sound')
  return toSound(row)
}

/**
 * Finds the sound files that a storyboard names: those of its item, and those of the user.
 * @throws {Problem} 422 for any other sound
 */
export async function findVideoSounds(
  { db }: Pick<Core, 'db'>,
  owner: OwnerId,
  video: Pick<VideoDesign, 'track' | 'voice'> | null | undefined,
  known: readonly SoundRef[],
): Promise<SoundRef[]> {
  const keys = listVideoSounds(video)
  if (keys.length === 0) return []
  const own = await selectOwned(db, owner, 'sounds')
    .select(['file', 'seconds', 'speech'])
    .where(
      'file',
      'in',
      keys.map((key) => key.replace(/^uploads\//, '')),
    )
    .where('deleted_at', 'is', null)
    .execute()
  return keys.map((key) => {
    const row = own.find(({ file }) => toUploadKey(file) === key)
    const found = row ? { key, seconds: row.seconds, speech: row.speech } : known.find((one) => one.key === key)
    if (!found) throw new Problem(422, SOUND_SENTENCES.soundNotYours)
    return found
  })
}

/** The keys of the sound files that a storyboard names, each once. */
const listVideoSounds = (video: Pick<VideoDesign, 'track' | 'voice'> | null | undefined): string[] => [
  ...new Set([video?.track, video?.voice].flatMap((one) => one?.sound ?? [])),
]
