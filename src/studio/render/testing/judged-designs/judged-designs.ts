import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import type { Brief } from '../../../model/brief.ts'
import type { Scene } from '../../../model/scene.ts'
import type { ImageBytes } from '../../image/prepare-images.ts'

/**
 * What a person said of a design: 5 is excellent, 4 can be published, 3 and less cannot, 1 says something false. `why` is null for those that
 * can be published. `critique-` are the requests of a designer's critique, composed anew; `own-` and `posts-` are other requests; `earlier-` are the
 * designs of that critique, composed with the words, objects and layouts that it describes and graded by its verdicts (4 or 2).
 */
export interface Verdict {
  id: string
  request: string
  grade: number
  why: string | null
}

export interface JudgedDesign extends Verdict {
  scene: Scene
  brief: Brief
  pictures: ImageBytes
}

interface Stored {
  /** The logos of the brands, by name, as SVG. */
  marks: Record<string, string>
  /** A photo, as SVG. */
  photo: string
  /** `sample` is the picture of the product: one of the landing page, or `mug` for the photo. */
  designs: { id: string; scene: Scene; brief: Brief; sample: string | null }[]
}

const SAMPLES = join(import.meta.dirname, '../../../../../scripts/landing')

/** Loads the designs that were judged, with their images. */
export async function loadJudgedDesigns(): Promise<JudgedDesign[]> {
  const read = (name: string) => readFile(join(import.meta.dirname, name))
  const verdicts: Verdict[] = JSON.parse((await read('verdicts.json')).toString())
  const { marks, photo, designs }: Stored = JSON.parse(gunzipSync(await read('designs.json.gz')).toString())
  const toImage = async (svg: string) => new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer())
  const mug = await toImage(photo)
  const loadSample = async (name: string | null) =>
    name === 'mug' ? mug : new Uint8Array(await readFile(join(SAMPLES, `${name}.png`)))
  const logos = new Map<string, Uint8Array>()
  for (const [name, svg] of Object.entries(marks)) logos.set(name, await toImage(svg))
  return Promise.all(
    verdicts.map(async (verdict) => {
      const design = designs.find(({ id }) => id === verdict.id)
      if (!design) throw new Error(`No design has the id ${verdict.id}`)
      const { scene, brief, sample } = design
      const images: Record<string, Uint8Array> = {}
      for (const { key, role } of brief.pictures) {
        const logo = role === 'logo' ? logos.get(brief.brand.name) : null
        images[key] = logo ?? (await loadSample(sample))
      }
      return { ...verdict, scene, brief, pictures: images }
    }),
  )
}
