import type { api } from '../src/contract/api.ts'
import type { Client } from '../src/contract/client/client.ts'
import { createAvif, createLongWord, type HostileServers } from './hostile-servers.ts'

type Api = Client<typeof api>

/** Attacks by name. Each is one request of a user that costs as much as it can. */
export type Attacks = Readonly<Record<string, () => Promise<unknown>>>

const LINE_BREAKS = new Blob(['\n'.repeat(9_000_000)])
const SEPARATORS = new Blob([',;|\t'.repeat(2_000_000)])
const LINKS = Array.from({ length: 40 }, (_, index) => `Cream ${index},https://silent-${index}.example.net/cream.png`)

/** Prepares an account and returns its attacks. `stop` ends event streams. */
export async function prepareAttacks(user: Api, servers: HostileServers, stop: AbortSignal): Promise<Attacks> {
  const { id: brand_id } = await user.brands.create({ body: { name: 'Mallory' } })
  const { id: product } = await user.products.create({ params: { id: brand_id }, body: { name: 'Cream' } })
  const { id: design = 0 } = await user.content.generate({
    form: { brand_id, prompt: 'A calm post about our night cream', dimensions: '400x400', engine: 'studio' },
    files: {},
  })
  const state = await user.design.get({ params: { id: design } })
  const avif = new Blob([new Uint8Array(await createAvif())])
  const own = await Promise.all(
    [servers.noisy, servers.silent].map((host, index) =>
      user.ownProviders.create({
        body: {
          name: `Mine ${index}`,
          base_url: `http://${host}/v1`,
          key: 'sk-own-0123456789',
          image_model: 'paint-1',
        },
      }),
    ),
  )
  const generateWith = async (at: number) => {
    await user.providerChoices.save({ body: { kind: 'picture', choice: `own:${own[at]?.id ?? 0}` } })
    await user.content.generate({
      form: { brand_id, prompt: 'A calm post about our night cream', dimensions: '400x400' },
      files: {},
      headers: { prefer: 'respond-async' },
    })
  }
  const importTable = (table: Blob) =>
    user.imports.create({ form: { brand_id, file_name: 'products.csv' }, files: { file: [table] } })
  const word = createLongWord(500)
  return {
    'replies of 66 MB': () => generateWith(0),
    'a silent provider': () => generateWith(1),
    'forty silent names': async () => {
      const { id, mapping } = await importTable(new Blob([['name,image', ...LINKS].join('\n')]))
      await user.imports.run({ params: { id }, body: { mapping } })
    },
    'a table of line breaks': () => importTable(LINE_BREAKS),
    'a table of separators': () => importTable(SEPARATORS),
    'a small AVIF of 40 million pixels': () =>
      user.productPictures.add({ params: { id: product }, files: { file: [avif] } }),
    'layouts of a long word': () =>
      user.design.layouts({
        params: { id: design },
        body: { ...state.saved, copy: { ...state.saved.copy, headline: word } },
      }),
    'an image of a long word': () =>
      user.content.generate({
        form: { brand_id, prompt: createLongWord(1900), dimensions: '400x400', engine: 'studio' },
        files: {},
        headers: { prefer: 'respond-async' },
      }),
    'an event stream': async () => {
      for await (const _ of await user.generator.events({ signal: stop })) if (stop.aborted) return
    },
  }
}
