import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the stand-in costs for one image, in USD. */
export const COMFYUI_USD = 0.031

const EXAMPLE = join(import.meta.dirname, '../../../../docs/comfyui/text-to-image.json')
const example = JSON.parse(readFileSync(EXAMPLE, 'utf8')) as Record<string, object>

/** The entries of a PROVIDERS_FILE for the stand-in, with the workflow of the documentation. `usd` is the price of one image. */
export const comfyEntries = (url: string, { usd = COMFYUI_USD, key = null as string | null, side = 1024 } = {}) => ({
  server: { name: 'studio-gpu', protocol: 'comfyui', base_url: url, key },
  row: {
    kind: 'picture',
    provider: 'studio-gpu',
    model: 'sdxl',
    usd_per_item: usd,
    sizes: [`${side}x${side}`],
    workflow: example,
    reference_workflow: {
      ...example,
      10: { class_type: 'LoadImage', inputs: { image: '{{reference_1}}' } },
      11: { class_type: 'LoadImage', inputs: { image: '{{reference_2}}' } },
    },
  },
})

/** Writes a PROVIDERS_FILE with the stand-in alone into a folder. Returns its path. */
export function writeComfyFile(folder: string, url: string, options: Parameters<typeof comfyEntries>[1] = {}): string {
  const { server, row } = comfyEntries(url, options)
  const file = join(folder, 'providers.json')
  writeFileSync(file, JSON.stringify({ providers: [server], models: [row] }))
  return file
}
