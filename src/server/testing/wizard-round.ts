import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { WIZARD_PLATFORMS } from '#contract/platforms/platform.ts'
import type { api } from '#contract/api.ts'
import type { Client } from '#contract/client/client.ts'
import type { ContentSizes } from '#contract/platforms/sizes.ts'

interface RoundItem {
  key: string
  /** `WIDTHxHEIGHT` that is configured for its type and platform. */
  wanted: string
  /** The same of the bytes that were made; '' where there are none. */
  pixels: string
  /** From when it was begun to its end. */
  seconds: number
}

/** One guided request for both types on all four platforms, made by the built-in studio, and the pixels of each of its items. */
export async function wizardRound(person: Client<typeof api>, brandId: number): Promise<RoundItem[]> {
  const { content_sizes } = await person.sizes.get()
  const { id = 0 } = await person.generator.generate({
    body: {
      brand_id: brandId,
      content_types: ['image', 'video'],
      platforms: [...WIZARD_PLATFORMS],
      tone: 'casual',
      goal: 'sales',
      engine: 'studio',
      // Sound takes two thirds of the time of a small film.
      sound: 'none',
    },
    headers: { prefer: 'respond-async' },
  })
  let job = await person.generator.job({ params: { id } })
  for (; job.ended_at === null; job = await person.generator.job({ params: { id } })) await sleep(100)
  return Promise.all(
    job.tasks.map(async ({ key, content_id, started_at, ended_at }) => ({
      key,
      wanted: findSize(content_sizes, key),
      pixels: content_id === null ? '' : await measurePixels(person, content_id),
      seconds: (Date.parse(ended_at ?? '') - Date.parse(started_at ?? '')) / 1000,
    })),
  )
}

function findSize(sizes: ContentSizes, key: string): string {
  const [type = '', platform = ''] = key.split(':')
  return (sizes as Record<string, Record<string, string[]>>)[type]?.[platform]?.[0] ?? ''
}

async function measurePixels(person: Client<typeof api>, id: number): Promise<string> {
  const { content_data, mime_type } = await person.content.get({ params: { id } })
  const bytes = Buffer.from(content_data, 'base64')
  if (mime_type === 'video/mp4') return readFrameSize(bytes)
  const { width, height } = await sharp(bytes).metadata()
  return `${width}x${height}`
}

/** What the file's own description of its frames says: 24 bytes after the name of the sample entry (ISO/IEC 14496-12, 12.1.3). */
function readFrameSize(video: Buffer): string {
  const at = video.indexOf('avc1', video.indexOf('stsd')) + 4
  return `${video.readUInt16BE(at + 24)}x${video.readUInt16BE(at + 26)}`
}
