import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { RefusedFont } from './font-facts.ts'

const require = createRequire(import.meta.url)
const WASM = require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')

/** What the compositor and browsers do not need for plain outlines in one instance. */
const DROPPED =
  'COLR,CPAL,SVG ,sbix,CBDT,CBLC,EBDT,EBLC,EBSC,MATH,STAT,BASE,JSTF,DSIG,meta,MVAR,HVAR,VVAR,avar,gasp,vhea,vmtx,VORG'.split(
    ',',
  )

/** `hb_subset_flags_t` and `hb_subset_sets_t` of hb-subset.h. */
const [NO_HINTING, DESUBROUTINIZE, NOTDEF_OUTLINE] = [0x1, 0x4, 0x40]
const [DROP_TABLES, LAYOUT_FEATURES] = [3, 6]
const WRITABLE = 2

/** The used part of the WebAssembly API. Node's types do not describe it. */
interface Wasm {
  instantiate(module: Uint8Array, imports: object): Promise<{ instance: { exports: unknown } }>
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node has it
const { WebAssembly: wasm } = globalThis as unknown as { WebAssembly: Wasm }

type HarfBuzz = { memory: { buffer: ArrayBuffer } } & Readonly<Record<string, unknown>>

/** Loads HarfBuzz's subsetter, which has no imports: it can only compute in its own memory. */
async function loadHarfBuzz(): Promise<HarfBuzz> {
  const { instance } = await wasm.instantiate(await readFile(WASM), {})
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the exports of the module of this exact version
  return instance.exports as HarfBuzz
}

const toTag = (tag: string) => Buffer.from(tag, 'latin1').readInt32BE(0)

/**
 * Builds a new font file from what HarfBuzz reads of a font: all characters with their features, without hinting, subroutines, colors and
 * unknown tables. Of a variable font, it is the default instance.
 * @throws {RefusedFont} if the font is damaged
 */
export async function rebuildFont(font: Uint8Array): Promise<Buffer> {
  const hb = await loadHarfBuzz()
  const call = (name: string, ...values: number[]): number => {
    const run = hb[name]
    return typeof run === 'function' ? Number(run(...values)) : 0
  }
  call('_initialize')
  const at = call('malloc', font.length)
  new Uint8Array(hb.memory.buffer).set(font, at)
  const face = call('hb_face_create', call('hb_blob_create', at, font.length, WRITABLE, 0, 0), 0)
  const input = call('hb_subset_input_create_or_fail')
  const fill = (set: number) => {
    call('hb_set_clear', set)
    call('hb_set_invert', set)
  }
  fill(call('hb_subset_input_unicode_set', input))
  fill(call('hb_subset_input_set', input, LAYOUT_FEATURES))
  for (const tag of DROPPED) call('hb_set_add', call('hb_subset_input_set', input, DROP_TABLES), toTag(tag))
  call('hb_subset_input_set_flags', input, NO_HINTING | DESUBROUTINIZE | NOTDEF_OUTLINE)
  call('hb_subset_input_pin_all_axes_to_default', input, face)
  const rebuilt = call('hb_subset_or_fail', face, input)
  if (rebuilt === 0) throw new RefusedFont('fontDamaged')
  const blob = call('hb_face_reference_blob', rebuilt)
  const length = call('hb_blob_get_length', blob)
  if (length === 0) throw new RefusedFont('fontDamaged')
  return Buffer.from(new Uint8Array(hb.memory.buffer, call('hb_blob_get_data', blob, 0), length))
}
