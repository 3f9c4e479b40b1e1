import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { z } from 'zod'
import { AUTOMATIC, decodeRuns, KEEP } from '#contract/products/cut-out-marks.ts'
import { CutOutMarks } from '#contract/products/product-cut-outs.ts'
import { useMediaRequests } from '../../testing/browser/media-requests.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'
import { expectAccessibleInBothThemes } from '../../testing/page/axe.ts'
import { button } from '../../testing/page/controls.ts'
import { scrollTo } from '../../testing/page/parts.ts'
import { drawImage } from '../../testing/page/images.ts'
import type { Answers } from '../../testing/replies/agreed-replies.ts'
import { storeBrands } from '../../testing/stored/stored-brands.ts'

useApp()
useMediaRequests(await drawImage(60, 60))

const IMAGE = `/api/files/${'0'.repeat(32)}.png`
const cutOut = page.getByRole('dialog', { name: 'Cut-out of the main picture' })

async function openCutOut(): Promise<void> {
  const stored = storeBrands()
  stored.addProduct(stored.addBrand({ name: 'Harbor' }).id, { name: 'Mug' })
  Object.assign(stored.answers, CUT_OUT, {
    'GET /api/products/*/pictures': { image_url: IMAGE, pictures: [] },
  })
  await signIn(stored.answers)
  await openScreen('/dashboard/products', 'My Products')
  await button('Edit').click()
  await button('More pictures').click()
  await button('Cut-out of the main picture').click()
}

/** The alpha of the preview at a place, in shares of its sides: 0 is transparent, 255 opaque. */
function readAlpha(x: number, y: number): number | undefined {
  const image = cutOut.getByRole('img', { name: 'After, on light' }).query()
  if (!(image instanceof HTMLImageElement) || image.naturalWidth === 0) return undefined
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight)
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0)
  return context?.getImageData(Math.round(x * canvas.width), Math.round(y * canvas.height), 1, 1).data[3]
}

/** Touches a place, in shares of the sides. */
async function touch(stage: Locator, x: number, y: number): Promise<void> {
  const canvas = await stage.findElement()
  const { left, top, width, height } = canvas.getBoundingClientRect()
  const place = { clientX: left + x * width, clientY: top + y * height, pointerType: 'touch', isPrimary: true }
  canvas.setPointerCapture = () => undefined
  for (const type of ['pointerdown', 'pointermove', 'pointerup'])
    canvas.dispatchEvent(new PointerEvent(type, { ...place, pointerId: 7, bubbles: true }))
}

test('the cut-out of a product picture is corrected with a finger in a narrow window', async () => {
  await page.viewport(390, 844)
  await openCutOut()
  const stage = cutOut.getByRole('application', { name: 'Picture to paint on' })
  await scrollTo(stage)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await expect.poll(() => readAlpha(0.06, 0.06)).toBe(0)
  await cutOut.getByRole('button', { name: 'Keep' }).click()
  await touch(stage, 0.06, 0.06)
  await expect.poll(() => readAlpha(0.06, 0.06)).toBe(255)
  await expect.poll(() => readAlpha(0.06, 0.5)).toBe(0)
  await expectAccessibleInBothThemes()
})

const Asked = z.object({ marks: CutOutMarks.nullable() })
const SIDE = 60

/** Answers the calls of the cut-out of a picture, of which the server would remove everything. What is marked to be kept is black. */
const CUT_OUT: Answers = {
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
