import type { api } from '../src/contract/api.ts'
import type { Client } from '../src/contract/client/client.ts'
import { createAvif, createLongWord, type HostileServers } from './hostile-servers.ts'

type Api = Client<typeof api>

/** Attacks by name. Each is one request of a user that costs as much as it can. */
export type Attacks = Readonly<Record<string, () => Promise<unknown>>>

const LINE_BREAKS = new Blob(['\n'.repeat(9_000_000)])
const SEPARATORS = new Blob([',;|\t'.repeat(2_000_000)])
const LINKS = Array.from({ length: 40 }, (_, index) => `Cream ${index},https://silent-${index}.example.net/cream.png`)

export interface Attacker {
  attacks: Attacks
  /** Cancels the jobs of the attacks, which would run on into the next one. */
  cancelJobs: () => Promise<void>
}

/** Prepares an account and its attacks. `stop` ends event streams. */
export async function prepareAttacker(user: Api, servers: HostileServers, stop: AbortSignal): Promise<Attacker> {
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
  const jobs: number[] = []
  const generate = async (prompt: string, engine?: 'studio') => {
    const form = { brand_id, prompt, dimensions: '400x400', ...(engine && { engine }) }
    const { id } = await user.content.generate({ form, files: {}, headers: { prefer: 'respond-async' } })
    if (id !== undefined) jobs.push(id)
  }
  const generateWith = async (at: number) => {
    await user.providerChoices.save({ body: { kind: 'picture', choice: `own:${own[at]?.id ?? 0}` } })
    await generate('A calm post about our night cream')
  }
  const importTable = (table: Blob) =>
    user.imports.create({ form: { brand_id, file_name: 'products.csv' }, files: { file: [table] } })
  const word = createLongWord(500)
  const attacks: Attacks = {
    'replies of 66 MB': () => generateWith(0),
    'a silent provider': () => generateWith(1),
    'forty silent names': async () => {
      const { id, mapping } = await importTable(new Blob([['name,image', ...LINKS].join('\n')]))
      await user.imports.run({ params: { id }, body: { mapping } })
    },
    'a table of line breaks': () => importTable(LINE_BREAKS),
    'a table of separators': () => importTable(SEPARATORS),
    'a small AVIF of 25 million pixels': () =>
      user.productPictures.add({ params: { id: product }, files: { file: [avif] } }),
    'layouts of a long word': () =>
      user.design.layouts({
        params: { id: design },
        body: { ...state.saved, copy: { ...state.saved.copy, headline: word } },
      }),
    'an image of a long word': () => generate(createLongWord(1900), 'studio'),
    'an event stream': async () => {
      for await (const _ of await user.generator.events({ signal: stop })) if (stop.aborted) return
    },
  }
  const cancelJobs = async () => {
    for (const id of jobs.splice(0)) await user.generator.cancel({ params: { id } }).catch(() => undefined)
  }
  return { attacks, cancelJobs }
}
