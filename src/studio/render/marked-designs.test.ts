import sharp from 'sharp'
import { expect, test } from 'vitest'
import { detectMark } from '../mark/detect.ts'
import { MARK_MARGIN } from '../mark/mark-scene.ts'
import type { Scene } from '../model/scene.ts'
import { shareStudio } from './shared-studio.ts'
import { COPIES, readLuma } from './testing/marks/copies.ts'
import { composeOnTexture, composeWithPhoto, KEY, type PhotoDesign, toMark } from './testing/marks/marked-designs.ts'

const studio = shareStudio()

/** The soak takes all copies of many designs. */
const EVERY = 6

test('a design is recognized in its copies, and only its pictures are changed, by less than can be seen', async () => {
  const design = await findDesign()
  if (!design) throw new Error('no design shows a picture')
  const { scene, pictures } = design
  const [plain, marked] = [
    await studio.render(scene, pictures),
    await studio.render(scene, pictures, { mark: toMark(7) }),
  ]
  for (const copy of COPIES.filter((_, index) => index % EVERY === 0))
    expect(detectMark(await readLuma(await copy.make(marked.data)), KEY)).toMatchObject(toMark(7).code)
  expect(detectMark(await readLuma(plain.data), KEY)).toBeNull()
  const [before, after] = await Promise.all(
    [plain, marked].map(({ data }) => sharp(data).removeAlpha().raw().toBuffer()),
  )
  if (!before || !after) throw new Error('two pictures have pixels')
  const imageBoxes = scene.layers.flatMap((layer) => (layer.kind === 'picture' ? [layer.box] : []))
  const words = scene.layers.flatMap((layer) => (layer.kind === 'text' || layer.kind === 'logo' ? [layer.box] : []))
  const isIn = (box: { x: number; y: number; width: number; height: number }, x: number, y: number, margin: number) =>
    x >= box.x - margin && y >= box.y - margin && x < box.x + box.width + margin && y < box.y + box.height + margin
  let [energy, outside] = [0, 0]
  for (let at = 0; at < before.length; at += 1) {
    const change = (after[at] ?? 0) - (before[at] ?? 0)
    if (change === 0) continue
    energy += change * change
    const [x, y] = [Math.floor(at / 3) % scene.width, Math.floor(at / 3 / scene.width)]
    const isImage = imageBoxes.some((box) => isIn(box, x, y, 1))
    if (!isImage || words.some((box) => isIn(box, x, y, MARK_MARGIN - 1))) outside += 1
  }
  expect(outside).toBe(0)
  expect(10 * Math.log10(255 ** 2 / (energy / before.length))).toBeGreaterThanOrEqual(42)
  const [checked, checkedMarked] = [await studio.check(scene, plain), await studio.check(scene, marked)]
  // How far brand colors are off is the same. Their share of the picture may differ by single pixels of the picture itself.
  const colors = (rules: typeof checked.rules) =>
    rules.flatMap(({ rule, value, passed }) => (/_exact|contrast/.test(rule) ? [[rule, passed, value]] : []))
  expect(checkedMarked.score).toBe(checked.score)
  expect(colors(checkedMarked.rules)).toEqual(colors(checked.rules))
})

/** Not each layout shows much of a picture. */
async function findDesign(): Promise<PhotoDesign | null> {
  for (let seed = 1; seed <= 20; seed += 1) {
    const design = await composeWithPhoto(studio, seed)
    if (design) return design
  }
  return null
}

test.each([1, 2, 4])('a design without a picture is recognized by its textured ground (seed %i)', async (seed) => {
  const scene = await findTextured(seed * 100)
  const [plain, marked] = [await studio.render(scene, {}), await studio.render(scene, {}, { mark: toMark(seed) })]
  for (const copy of COPIES.filter((_, index) => index % EVERY === 0))
    expect(detectMark(await readLuma(await copy.make(marked.data)), KEY)).toMatchObject(toMark(seed).code)
  expect(detectMark(await readLuma(plain.data), KEY)).toBeNull()
  const [before, after] = await Promise.all(
    [plain, marked].map(({ data }) => sharp(data).removeAlpha().raw().toBuffer()),
  )
  if (!before || !after) throw new Error('two pictures have pixels')
  const spared = scene.layers.flatMap((layer) =>
    layer.kind === 'text' || layer.kind === 'logo' || layer.kind === 'panel' || layer.kind === 'object'
      ? [layer.box]
      : [],
  )
  let [energy, onSpared] = [0, 0]
  for (let at = 0; at < before.length; at += 1) {
    const change = (after[at] ?? 0) - (before[at] ?? 0)
    if (change === 0) continue
    energy += change * change
    const [x, y] = [Math.floor(at / 3) % scene.width, Math.floor(at / 3 / scene.width)]
    if (spared.some((box) => x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height)) onSpared += 1
  }
  expect(onSpared).toBe(0)
  expect(10 * Math.log10(255 ** 2 / (energy / before.length))).toBeGreaterThanOrEqual(42)
  const [checked, checkedMarked] = [await studio.check(scene, plain), await studio.check(scene, marked)]
  expect(checkedMarked.score).toBe(checked.score)
  expect(checkedMarked.rules.map(({ rule, passed }) => [rule, passed])).toEqual(
    checked.rules.map(({ rule, passed }) => [rule, passed]),
  )
})

/** Not each ground has a texture. */
async function findTextured(start: number): Promise<Scene> {
  for (let seed = start; seed < start + 20; seed += 1) {
    const scene = await composeOnTexture(studio, seed)
    if (scene) return scene
  }
  throw new Error('no ground has a texture')
}
