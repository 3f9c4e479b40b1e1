import { createHash } from 'node:crypto'
import type { BrandDraft } from '#contract/brands/site-reading/brands-import.ts'
import { LOGO_MAX_BYTES } from '#contract/limits.ts'
import { HOUR, later } from '../../infrastructure/clock.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { holdImage, urlOfFile } from '../../files/files.ts'
import type { StorageSeam } from '../../infrastructure/storage/storage.ts'
import { type AcceptedImage, acceptAndMeasure } from './dropped-files.ts'
import type { LogoCandidate } from './draft/logo-candidates.ts'
import type { Found } from './draft/found.ts'
import type { SiteFetcher } from './fetch-site.ts'
import type { ImageFacts } from './pixels.ts'

type LogoEntry = BrandDraft['logos'][number]

/** A logo that was read and can be drawn. */
export interface ReadLogo extends AcceptedImage {
  score: number
  key: LogoCandidate['key']
}

const TRIED_MAX = 6
const KEPT_MAX = 5
const HELD_MS = HOUR

interface LogoSources {
  /** Whose import it is. */
  owner: number
  fetcher: SiteFetcher | null
  /** Candidates that are not drawn by then are left out. */
  deadline: AbortSignal
  paint: (markup: string) => string
}

/** Loads the likeliest candidates at the same time, and ranks those that are pictures. */
export async function readLogos(candidates: readonly LogoCandidate[], sources: LogoSources): Promise<ReadLogo[]> {
  const late = new Promise<null>((done) => {
    if (sources.deadline.aborted) done(null)
    sources.deadline.addEventListener('abort', () => done(null), { once: true })
  })
  const tried = candidates.slice(0, TRIED_MAX)
  const read = await Promise.all(tried.map((candidate) => Promise.race([readLogo(candidate, sources), late])))
  return withoutCopies(read.flatMap((logo) => logo ?? []).toSorted((a, b) => b.score - a.score))
}

async function readLogo(
  { markup, url, score, key }: LogoCandidate,
  { owner, fetcher, paint }: LogoSources,
): Promise<ReadLogo | null> {
  const bytes = markup ? Buffer.from(paint(markup)) : await load(url ?? '', fetcher)
  const accepted = bytes && (await acceptAndMeasure(owner, bytes))
  return accepted && isDrawn(accepted.facts) ? { ...accepted, score: score + bonus(accepted.facts), key } : null
}

async function load(url: string, fetcher: SiteFetcher | null): Promise<Buffer | null> {
  const [, isBase64, data = ''] = /^data:image\/[\w+.-]+(?:;charset=[\w-]+)?(;base64)?,(.*)$/s.exec(url) ?? []
  try {
    if (url.startsWith('data:')) return isBase64 ? Buffer.from(data, 'base64') : Buffer.from(decodeURIComponent(data))
    return (await fetcher?.read(url, 'image/*', LOGO_MAX_BYTES))?.bytes ?? null
  } catch {
    return null
  }
}

const isDrawn = ({ width, height, transparent, colors }: ImageFacts) =>
  Math.min(width, height) >= 16 && transparent < 0.995 && colors.length > 0

/** Small icons and very long pictures are less likely. */
function bonus({ width, height, transparent }: ImageFacts): number {
  const ratio = width / height
  return (Math.min(width, height) < 40 ? -2 : 0) + (ratio > 9 || ratio < 0.3 ? -2 : 0) + (transparent > 0.05 ? 0.3 : 0)
}

function withoutCopies(logos: readonly ReadLogo[]): ReadLogo[] {
  const seen = new Set<string>()
  return logos.filter(({ picture }) => {
    const digest = createHash('sha256').update(picture.bytes).digest('hex')
    if (seen.has(digest)) return false
    seen.add(digest)
    return true
  })
}

/** Stores the best logos as uploads of the user, which are deleted after an hour unless a brand uses them. */
export async function holdLogos(
  app: Core & StorageSeam,
  owner: OwnerId,
  logos: readonly ReadLogo[],
): Promise<Found<LogoEntry>[]> {
  const kept: Found<LogoEntry>[] = []
  const best = logos.slice(0, KEPT_MAX)
  for (const logo of best) {
    const name = await holdImage(app, owner, logo.picture, later(app.clock.now(), HELD_MS))
    const { width, height } = logo.picture
    const confidence = Math.round(Math.min(0.97, Math.max(0.2, logo.score / 11)) * 100) / 100
    kept.push({
      value: { url: urlOfFile(name), kind: kindOf(logo.facts, best), width, height },
      key: logo.key,
      text: '',
      confidence,
    })
  }
  return kept
}

const isLight = ({ transparent, luminance }: ImageFacts) => transparent > 0.05 && luminance > 0.7
const isDark = ({ transparent, luminance }: ImageFacts) => transparent > 0.05 && luminance < 0.3
const ratioOf = ({ width, height }: ImageFacts) => width / height

/** A dark logo is the version for light backgrounds only where a light one of the same form exists. */
function kindOf(facts: ImageFacts, all: readonly ReadLogo[]): LogoEntry['kind'] {
  if (isLight(facts)) return 'on_dark'
  const hasLight = all.some(
    (other) => isLight(other.facts) && Math.abs(ratioOf(other.facts) / ratioOf(facts) - 1) < 0.1,
  )
  if (hasLight && isDark(facts)) return 'on_light'
  return ratioOf(facts) > 1.45 ? 'full' : 'mark'
}
