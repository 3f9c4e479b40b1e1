import '../schema/jitless.ts'
import { z } from 'zod'
import { SOUND_KINDS, SOUND_MAX_BYTES, SOUNDS_MAX, VOICE_TEXT_MAX } from './sound-options.ts'
import { NAME_MAX, SHORT_TEXT_MAX } from '../limits.ts'
import { type RequestLimit, routes } from '../route.ts'
import { ById, Id, IdNumber, Text, Timestamp } from '../schema/fields.ts'

const KIND = 'kind must be music or voice'
const BRAND = 'brand_id must be the number of a brand'

/** A sound file that a user sent for films: of a brand, or of none. */
export const Sound = z.object({
  id: Id,
  brand_id: Id.nullable(),
  kind: z.enum(SOUND_KINDS),
  /** What a storyboard names it by. */
  sound: z.string(),
  url: z.string(),
  title: z.string(),
  seconds: z.number(),
  /** What a voice says; empty if that is not known. Captions have it. */
  text: z.string(),
  license: z.string().nullable(),
  source: z.string().nullable(),
  created_at: Timestamp,
})
export type Sound = z.output<typeof Sound>

const Line = (name: string) =>
  Text(SHORT_TEXT_MAX, name)
    .nullable()
    .transform((text) => text || null)

/** A missing field keeps its value. */
export const SoundChange = z.object({
  title: Text(NAME_MAX, 'Title', { pattern: '\\S' }).optional(),
  text: Text(VOICE_TEXT_MAX, 'The text of a voice').optional(),
  license: Line('License').optional(),
  source: Line('Source').optional(),
})
export type SoundChange = z.output<typeof SoundChange>

export const SoundUpload = z.object({
  kind: z.enum(SOUND_KINDS, KIND),
  brand_id: IdNumber(BRAND).nullish(),
  title: Text(NAME_MAX, 'Title').nullish(),
  text: Text(VOICE_TEXT_MAX, 'The text of a voice').nullish(),
})
export type SoundUpload = z.output<typeof SoundUpload>

const UPLOADS: RequestLimit = { per: 'user', count: 60, seconds: 60 }
const missing = 'Sound not found'

export const soundRoutes = routes({
  list: {
    method: 'GET',
    path: '/api/sounds',
    summary: 'The sound files that a film can play, newest first: those of a brand, or those of none',
    access: 'user',
    query: z.object({ brand_id: IdNumber(BRAND).nullish() }),
    reply: z.object({ sounds: z.array(Sound) }),
    missing: 'Brand not found',
  },
  upload: {
    method: 'POST',
    path: '/api/sounds',
    summary: 'Add a sound file for films: MP3, M4A, AAC, WAV or Ogg',
    access: 'user',
    form: SoundUpload,
    files: { file: { min: 1, max: 1, maxBytes: SOUND_MAX_BYTES } },
    limits: [UPLOADS],
    reply: Sound,
    refuses: {
      413: `The uploads are full, the file is too large, or there are ${SOUNDS_MAX} sounds`,
      415: 'No sound file',
      422: 'The sound cannot be read, is too long, or is silent',
    },
    status: 201,
    missing: 'Brand not found',
  },
  change: {
    method: 'PATCH',
    path: '/api/sounds/:id',
    summary: 'Change what is known of a sound: title, text, license and source',
    access: 'user',
    params: ById,
    body: SoundChange,
    reply: Sound,
    missing,
  },
  remove: {
    method: 'DELETE',
    path: '/api/sounds/:id',
    summary: 'Delete a sound; it can be restored for 30 days, and films keep it',
    access: 'user',
    params: ById,
    reply: z.object({ removed: z.number() }),
    missing,
  },
  restore: {
    method: 'POST',
    path: '/api/sounds/:id/restore',
    summary: 'Restore a sound that was deleted',
    access: 'user',
    params: ById,
    reply: Sound,
    missing,
  },
})
