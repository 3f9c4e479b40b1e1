import { WIZARD_PLATFORMS } from '#contract/platforms/platform.ts'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { api } from '#contract/api.ts'
import { type Client, createClient } from '#contract/client/client.ts'
import { openApp } from '#server/start/open-app.ts'
import { DAY, later } from '#server/infrastructure/clock.ts'
import { readConfig } from '#server/infrastructure/config.ts'
import { buildServer, closeServer } from '#server/start/server.ts'
import { randomFrom } from '#studio/model/random.ts'
import { PASSWORD, signUp } from '#server/testing/people.ts'
import { BRANDS, type DemoBrand } from './brands.ts'
import { createCampaign } from './campaign.ts'

/**
 * Fills a folder with the demo workspace: five brands, their products, sixty finished items, a campaign with a
 * planned month and two months of analytics. It uses
 * the product's own calls; only the clock is set, so that the items are spread over two months.
 * `node scripts/demo/fill.ts FOLDER`. The file `filled` in it marks that all steps succeeded.
 */
const MONTHS_MS = 60 * DAY
const folder = process.argv[2] ?? ''
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true, mode: 0o700 })

let ahead = -MONTHS_MS
const clock = { now: () => later(new Date(), ahead) }
const config = readConfig({ DATA_DIR: folder, PORT: '0', RATE_LIMITS: 'off', FREE_PLAN_MONTHLY_GENERATIONS: '0' })
const opened = await openApp(config, pino({ level: 'silent' }), clock)
const server = await buildServer(opened.app)
await server.listen({ port: 0, host: '127.0.0.1' })
const origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
await opened.start(origin)

const visitor = createClient(api, { origin, token: () => null })
const email = 'demo@signet.example'
await signUp(visitor, folder, email, 'Demo')
/** Signs in again for each day, because sessions last a day. */
const signIn = async (): Promise<Client<typeof api>> => {
  const { token } = await visitor.auth.login({ body: { email, password: PASSWORD } })
  return createClient(api, { origin, token: () => token?.access_token ?? null })
}

const steps: ((person: Client<typeof api>) => Promise<number[]>)[] = []
const first = await signIn()
const stocks = []
for (const brand of BRANDS) stocks.push(await stock(first, brand))
for (let round = 0; round < 3; round += 1) for (const items of stocks) steps.push(...createRound(items, round))

/** Some days have two rounds and some weeks few, as in a real workspace. */
const random = randomFrom(7, 'demo')
const days = steps.map(() => random.next() ** 0.7).toSorted((one, other) => one - other)
for (const [index, step] of random.shuffle(steps).entries()) {
  ahead = Math.round(((days[index] ?? 1) - 1) * (MONTHS_MS - DAY)) - DAY / 8
  const person = await signIn()
  const ids = await step(person)
  const [favorite] = index % 3 === 0 ? ids : []
  if (favorite) await person.content.toggleFavorite({ params: { id: favorite } })
  process.stdout.write(`\rFilling the demo workspace: ${index + 1} of ${steps.length}`)
}
process.stdout.write('\nMaking a campaign and planning a month\n')
ahead = 0
const [own] = stocks
const product = own?.productIds[0]
if (own && product) await createCampaign(await signIn(), own.brandId, product)
await Promise.all([opened.drain(0), closeServer(server)])
await opened.close()
await writeFile(join(folder, 'filled'), '')

interface Stock {
  brand: DemoBrand
  brandId: number
  productIds: number[]
}

async function stock(person: Client<typeof api>, brand: DemoBrand): Promise<Stock> {
  const { id: brandId } = await person.brands.create({ body: brand.fields })
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="960" height="960" fill="${brand.ink}">${brand.mark}</svg>`
  const logo = [new Blob([mark], { type: 'image/svg+xml' })]
  await person.brands.uploadLogo({ params: { id: brandId }, files: { file: logo } })
  const productIds: number[] = []
  for (const { picture, hue = 0, ...fields } of brand.products) {
    const { id } = await person.products.create({ params: { id: brandId }, body: fields })
    productIds.push(id)
    if (!picture) continue
    const file = join(import.meta.dirname, `../landing/${picture}.png`)
    const bytes = new Uint8Array(await sharp(file).modulate({ hue }).png().toBuffer())
    await person.products.uploadImage({ params: { id }, files: { file: [new Blob([bytes], { type: 'image/png' })] } })
  }
  return { brand, brandId, productIds }
}

/** A round of the wizard and one Quick Generate. The last of three rounds makes a video. */
function createRound({ brand, brandId: brand_id, productIds }: Stock, round: number) {
  const campaign = brand.campaigns[round] ?? brand.campaigns[0]
  const quick = brand.prompts[round] ?? brand.prompts[0]
  const product_id = productIds[round % productIds.length]
  if (!campaign || !quick) throw new Error(`${brand.fields.name} has no campaigns`)
  const isVideo = round === 2
  return [
    async (person: Client<typeof api>) => {
      const { result_content_ids } = await person.generator.generate({
        body: {
          ...campaign,
          brand_id,
          product_id,
          content_types: [isVideo ? 'video' : 'image'],
          platforms: isVideo ? ['instagram'] : [...WIZARD_PLATFORMS],
        },
      })
      return result_content_ids ?? []
    },
    async (person: Client<typeof api>) => {
      const title = /"(.+?)"/.exec(quick.prompt)?.[1]
      const form = { brand_id, title, ...(product_id && { product_id }), ...quick }
      const { id } = await person.content.generate({ form, files: {} })
      return id ? [id] : []
    },
  ]
}
