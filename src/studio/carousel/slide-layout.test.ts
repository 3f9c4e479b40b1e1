import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { writeCopy } from '../copywriter/write-copy.ts'
import { shareStudio } from '../render/shared-studio.ts'
import { createBrief } from '../testing/briefs.ts'
import { listFrames, type SlideBackground } from './slide.ts'
import { writeSlides } from './write-slides.ts'

const PROMPTS = {
  en: '3 ways to brew coffee: 1. Grind right before you brew. 2. Weigh your beans. 3. Use filtered water',
  ar: 'ثلاث نصائح للقهوة\n- اطحن البن طازجًا\n- زن البن\n- استخدم ماء مفلترا',
  ja: 'コーヒーのコツ\n- 挽きたてを使う\n- 豆を量る\n- 浄水を使う',
}
const TONES = ['luxury', 'bold', 'authoritative', 'friendly']

describe('the slides of a carousel', () => {
  const studio = shareStudio()

  async function draw(
    prompt: string,
    tone: string,
    seed: number,
    [width, height]: [number, number],
    background: SlideBackground,
  ) {
    const brief = createBrief({ prompt, seed, width, height }, { tone })
    const slides = writeSlides(brief, writeCopy(brief), { count: null }).slides
    const frames = listFrames(slides, background)
    const drawn = []
    for (const [index, { copy }] of slides.entries()) {
      const scene = await studio.compose(brief, copy, {}, { slide: frames[index] ?? null })
      const rendered = await studio.render(scene, {})
      drawn.push({ scene, rendered })
    }
    return drawn
  }

  /** The colors of one column of pixels: RGB, from top to bottom. */
  const readColumn = async (png: Uint8Array, left: number, height: number) =>
    sharp(png).removeAlpha().extract({ left, top: 0, width: 1, height }).raw().toBuffer()

  test.each(Object.entries(PROMPTS))('continue over their edges in %s, whatever the tone', async (_, prompt) => {
    for (const [index, tone] of TONES.entries()) {
      const slides = await draw(prompt, tone, index + 3, [400, 500], 'continuous')
      for (const [at, { rendered }] of slides.slice(0, -1).entries()) {
        const next = slides[at + 1]
        if (!next) continue
        const [end, start] = [await readColumn(rendered.data, 399, 500), await readColumn(next.rendered.data, 0, 500)]
        const different = end.reduce(
          (sum, value, place) => sum + (Math.abs(value - (start[place] ?? 0)) > 60 ? 1 : 0),
          0,
        )
        expect(different / end.length, `${tone}, slide ${at + 1}`).toBeLessThan(0.03)
      }
    }
  })

  test.each([
    [400, 500, 0],
    [400, 400, 1],
    [360, 640, 0],
    [600, 314, 1],
  ])('pass the brand check at %i x %i', async (width, height, turn) => {
    // Each language has both backgrounds, one in every second size.
    for (const [index, prompt] of Object.values(PROMPTS).entries()) {
      const background = (index + turn) % 2 === 0 ? 'continuous' : 'plain'
      const slides = await draw(prompt, TONES[index] ?? 'bold', index + 11, [width, height], background)
      for (const { scene, rendered } of slides) {
        const { rules } = await studio.check(scene, rendered)
        expect(
          rules.filter(({ passed }) => !passed),
          `${background} ${prompt}`,
        ).toEqual([])
      }
      const marks = slides.map(({ scene }) =>
        scene.layers.find((layer) => layer.kind === 'text' && layer.role === 'page' && layer.text.includes('/')),
      )
      expect(marks.every(Boolean)).toBe(true)
    }
  })
})
