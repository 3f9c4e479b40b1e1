import { differenceCiede2000 } from 'culori'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BrandImport } from '#contract/brands/site-reading/brands-import.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'
import { MORE_SITES } from './testing/more-static-sites.ts'
import { serveFiles } from './testing/site-server.ts'
import { FIRST_SITES, page, type StaticSite, symbol } from './testing/static-sites.ts'

const SITES: readonly StaticSite[] = [...FIRST_SITES, ...MORE_SITES]
const measureDifference = differenceCiede2000()

interface Outcome {
  name: string
  color: boolean
  logo: boolean
  font: boolean
  detail: string
  ms: number
}

describe('static sites', () => {
  let site: Site
  let ann: Person
  const allowed: string[] = []
  beforeAll(async () => {
    site = await openSite({ rateLimits: false, fetchAllow: allowed })
    ann = await site.signUp()
  })
  afterAll(() => site.close())

  const read = (host: string) => {
    allowed.push(host)
    return ann.api.brandImport.read({ body: { url: `http://${host}/` } })
  }
  const look = async (truth: StaticSite): Promise<Outcome> => {
    const host = await serveFiles(truth.files)
    const began = performance.now()
    const answer = await read(host)
    const ms = Math.round(performance.now() - began)
    return { name: truth.name, ...(await compare(site.origin, truth, answer)), ms }
  }

  test('of twenty, the primary color is right on 18, the logo on 16 and the typeface on 16', async () => {
    const outcomes: Outcome[] = []
    for (const truth of SITES) outcomes.push(await look(truth))
    const yes = (is: boolean) => (is ? 'yes' : 'NO ')
    for (const { name, color, logo, font, ms, detail } of outcomes)
      process.stdout.write(`color ${yes(color)} logo ${yes(logo)} font ${yes(font)} ${ms} ms  ${name}  ${detail}\n`)
    expect(SITES).toHaveLength(20)
    expect(outcomes.filter(({ color }) => color).length).toBeGreaterThanOrEqual(18)
    expect(outcomes.filter(({ logo }) => logo).length).toBeGreaterThanOrEqual(16)
    expect(outcomes.filter(({ font }) => font).length).toBeGreaterThanOrEqual(16)
  })

  test('an SVG with entities is left out, and the next logo is taken', async () => {
    const entities = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>`
    const host = await serveFiles({
      '/': page(
        '<title>Two</title><link rel="icon" href="/ok.svg">',
        `<header><a href="/"><img src="/evil.svg" alt="logo"></a></header><main><h1>Good tools</h1></main>`,
      ),
      '/evil.svg': entities,
      '/ok.svg': symbol('#AA3300'),
    })
    const { draft, evidence } = await read(host)
    expect(draft.logos).toHaveLength(1)
    expect(evidence.find(({ field }) => field === 'logo_url')?.source).toBe('Icon of the page')
  })
})

/** Where a site has no color, logo or typeface, the right answer is that none was found. */
async function compare(origin: string, { primary, logo, font }: StaticSite, { draft, evidence }: BrandImport) {
  const isFound = (field: string) => evidence.some((one) => one.field === field && one.confidence > 0)
  const color = primary ? measureDifference(draft.primary_color, primary) <= 3 : !isFound('primary_color')
  const isSameFont = font ? findFirstFamily(draft.typography) === font : !isFound('typography')
  const best = draft.logo_url && (await fetch(origin + draft.logo_url)).arrayBuffer()
  const isSameLogo = logo ? best !== null && best !== '' && (await looksLike(Buffer.from(await best), logo)) : !best
  const detail = `${draft.primary_color} ${draft.typography.split(',')[0]} ${evidence.find(({ field }) => field === 'logo_url')?.source}`
  return { color, logo: isSameLogo, font: isSameFont, detail }
}

/** Compares small versions on gray, with the ratio of the sides. */
async function looksLike(bytes: Buffer, svg: string): Promise<boolean> {
  const [one, other] = await Promise.all([bytes, Buffer.from(svg)].map((of) => sharp(of).metadata()))
  if (!one || !other || Math.abs(one.width / one.height / (other.width / other.height) - 1) > 0.1) return false
  const [a, b] = await Promise.all(
    [bytes, await sharp(Buffer.from(svg), { density: 300 }).png().toBuffer()].map(shrink),
  )
  const differences = a?.map((value, index) => Math.abs(value - (b?.[index] ?? 0))) ?? []
  return differences.reduce((sum, value) => sum + value, 0) / Math.max(1, differences.length) < 10
}

async function shrink(bytes: Buffer): Promise<number[]> {
  const flat = sharp(bytes).flatten({ background: '#808080' }).resize(32, 32, { fit: 'fill' })
  return [...(await flat.removeAlpha().raw().toBuffer())]
}

/** The first family of a `font-family` value, without quotes. */
const findFirstFamily = (typography: string): string => (typography.split(',')[0] ?? '').replaceAll('"', '').trim()
