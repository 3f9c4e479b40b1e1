import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createBrief, createCopy } from '../testing/briefs.ts'
import { shareStudio } from './shared-studio.ts'
import type { GroundTexture } from '../model/scene.ts'

const studio = shareStudio()
const KINDS: readonly GroundTexture['kind'][] = ['grain', 'linen', 'paper', 'clay', 'brush']

/** The still of a plain design with a texture, as RGB, and its score. */
async function draw(texture: GroundTexture | undefined) {
  const brief = createBrief({ seed: 2 }, { tone: 'minimal' })
  const scene = await studio.compose(brief, createCopy('Wake up to brighter skin'), {}, { layout: 'billboard' })
  const layers = scene.layers.map((layer) =>
    layer.kind === 'backdrop' ? { kind: layer.kind, color: layer.color, ...(texture && { texture }) } : layer,
  )
  const image = await studio.render({ ...scene, layers }, {})
  const { data } = await sharp(image.data).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, bytes: image.data.length, passed: (await studio.check({ ...scene, layers }, image)).passed }
}

test.each(KINDS)(
  'the texture %s changes the ground by less than the brand check notices, the same way each time',
  async (kind) => {
    const plain = await draw(undefined)
    const textured = await draw({ kind, seed: 1 })
    const changes = textured.data.map((value, at) => Math.abs(value - (plain.data[at] ?? 0)))
    expect(changes.filter((change) => change > 0).length).toBeGreaterThan(changes.length * 0.2)
    expect(changes.reduce((most, change) => Math.max(most, change), 0)).toBeLessThanOrEqual(5)
    expect(textured.passed).toBe(true)
    expect(textured.bytes).toBeLessThan(600_000)
    expect(Buffer.compare((await draw({ kind, seed: 1 })).data, textured.data)).toBe(0)
  },
)
