import { selectCssWeight, type UploadedFamily } from '../../type/uploaded-family.ts'
import type { ImageBytes } from '../image/prepare-images.ts'
import type { FontRequest } from './font-registry.ts'
import { readMappedRanges, readTables } from './sfnt.ts'
import type { Renderer } from '@takumi-rs/core'

/** A registered face: the code points that it draws. */
type Coverage = readonly [from: number, to: number][]

interface UploadedFonts {
  /**
   * Registers the faces of uploaded families for texts, once per renderer. Returns the same requests with bundled families for what the
   * faces lack.
   */
  register(needs: readonly FontRequest[], files: ImageBytes): Promise<FontRequest[]>
  /** The bytes of all registered faces. */
  readonly size: number
}

/** Registers uploaded fonts with a renderer. A renderer cannot remove a font, so its owner opens another one when `size` is too large. */
export function createUploadedFonts(renderer: Renderer): UploadedFonts {
  const faces = new Map<string, Promise<Coverage>>()
  let size = 0
  const registerFace = async (name: string, weight: number, data: Uint8Array): Promise<Coverage> => {
    const coverage = readCoverage(data)
    const unicodeRange = coverage.map(([from, to]): [number, number] => [from, to])
    size += data.length
    await renderer.registerFont({ name, weight, style: 'normal', data, unicodeRange })
    return coverage
  }
  const findCoverage = async (
    { family, weight }: FontRequest,
    uploaded: UploadedFamily,
    files: ImageBytes,
  ): Promise<Coverage> => {
    const face = uploaded.faces.find((one) => one.weight === weight)
    const data = face && files[face.key]
    if (!data) return []
    const known = faces.get(face.key) ?? registerFace(family, face.weight, data)
    faces.set(face.key, known)
    return known
  }
  return {
    get size() {
      return size
    },
    register: async (needs, files) => {
      const bundled: FontRequest[] = []
      for (const need of needs) {
        const { uploaded, text, weight, language } = need
        if (!uploaded) {
          bundled.push(need)
          continue
        }
        const coverage = await findCoverage(need, uploaded, files)
        const lacking = Array.from(new Set(text)).filter((letter) => !isCovered(coverage, letter.codePointAt(0) ?? 0))
        const substitute = { family: uploaded.substitute, weight: selectCssWeight(uploaded.substitute, weight) }
        if (lacking.length > 0) bundled.push({ ...substitute, text: lacking.join(''), ...(language && { language }) })
      }
      return bundled
    },
  }
}

const isCovered = (coverage: Coverage, point: number) => coverage.some(([from, to]) => point >= from && point <= to)

/** Adjacent ranges are one. Damaged files were refused when they were uploaded. */
function readCoverage(data: Uint8Array): Coverage {
  const cmap = readTables(data).get('cmap')
  const ranges: [number, number][] = []
  for (const { from, to } of cmap ? readMappedRanges(cmap) : []) {
    const last = ranges.at(-1)
    if (last && last[1] + 1 === from) last[1] = to
    else ranges.push([from, to])
  }
  return ranges
}
