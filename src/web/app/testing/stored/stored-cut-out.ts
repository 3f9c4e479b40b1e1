import { z } from 'zod'
import { AUTOMATIC, decodeRuns, KEEP } from '#contract/products/cut-out-marks.ts'
import { CutOutMarks } from '#contract/products/product-cut-outs.ts'
import type { Answers } from '../replies/agreed-replies.ts'

const Asked = z.object({ marks: CutOutMarks.nullable() })
const SIDE = 60

/** Answers the calls of the cut-out of a picture, of which the server would remove everything. What is marked to be kept is black. */
export const CUT_OUT: Answers = {
  'GET /api/products/*/cut-outs/*': { is_on: true, marks: null },
  'POST /api/products/*/cut-outs/*/preview': async (_: URL, sent: BodyInit | null) => {
    const { marks } = Asked.parse(JSON.parse(z.string().parse(sent)))
    const { width, height, runs } = marks ?? { width: SIDE, height: SIDE, runs: [SIDE * SIDE * 3 + AUTOMATIC] }
    const content_data = await drawKept(width, height, decodeRuns(runs, width * height))
    return { mime_type: 'image/webp', content_data, width, height, is_cut_out: true, background: 'plain' }
  },
}

/** The base64 text of a WebP image that is transparent where nothing is kept. */
async function drawKept(width: number, height: number, cells: Uint8Array): Promise<string> {
  const image = new ImageData(width, height)
  cells.forEach((mark, at) => (image.data[at * 4 + 3] = mark === KEEP ? 255 : 0))
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.putImageData(image, 0, 0)
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp' })).arrayBuffer())
  return btoa(String.fromCharCode(...bytes))
}
