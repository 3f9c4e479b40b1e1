import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { FILLED_TOKEN, type Installation, installFilled } from '../../testing/filled-installation.ts'
import { openApp } from '../../start/open-app.ts'
import { buildServer } from '../../start/server.ts'
import { readConfig } from '../config.ts'

/** Some of the migrations that the baseline replaced, the first and the last among them. */
const BEFORE_BASELINE = ['0001-main-job', '0045-check-columns', '0068-format-of-designs']

async function open({ dataDir, databaseUrl }: Installation) {
  const config = { ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), databaseUrl }
  const opened = await openApp(config, pino({ level: 'silent' }))
  onTestFinished(() => opened.close())
  const server = await buildServer(opened.app)
  return async (url: string) =>
    (await server.inject({ url, headers: { authorization: `Bearer ${FILLED_TOKEN}` } })).json()
}

test('a filled database of the last version before the baseline is opened with all its data', async () => {
  const read = await open(await installFilled(BEFORE_BASELINE))
  expect(await read('/api/brands')).toMatchObject({ brands: [{ id: 1, name: 'Nocte', primary_color: '#8A1538' }] })
  expect(await read('/api/brands/1/products')).toMatchObject({ products: [{ name: 'Night cream', currency: 'EUR' }] })
  expect(await read('/api/content?search=calm')).toMatchObject({ total: 1, content: [{ brand_id: 1, product_id: 1 }] })
  expect(await read('/api/content/1/design')).toMatchObject({ content_id: 1 })
  expect(await read('/api/brands/1/outdated')).toMatchObject({ total: 1, designs: [{ content_id: 1 }] })
  expect(await read('/api/tags')).toMatchObject({ tags: [{ name: 'Autumn' }] })
})

test('a database of an earlier development version is refused with the reason', async () => {
  await expect(open(await installFilled(['0001-main-job', '0045-check-columns']))).rejects.toThrow(
    'The database was written by a development version before 0.1, which this version cannot read',
  )
})
