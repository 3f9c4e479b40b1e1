import sharp from 'sharp'
import { centerX, centerY } from '../../model/geometry.ts'
import { convertMultiplyToAlpha, findBackgroundUnder, createPhotoSprite } from './rasterize-track.ts'
import type { InputPart, InputVideo, OutputFormat } from './decode-video.ts'
import type { BlendKernel } from './blend-kernel.ts'
import type { PartRenderer, Sprite } from './rasterize-track.ts'
import type { ImageLayer, Layer, Scene } from '../../model/scene.ts'
import type { Track } from '../../model/track.ts'
import type { ImageBytes } from '../image/prepare-images.ts'

/** A sprite whose pixels change with every frame. */
export interface VideoSprite {
  sprite: Sprite
  view: OutputFormat
  /** Sets the pixels from one frame in the format `view`. */
  take(bytes: Uint8Array): void
}

/** A video in a track: which part of it is shown, and the frames of the film in which it plays. */
export interface PlayedVideo {
  input: InputVideo
  part: InputPart
  shown: readonly [from: number, until: number]
}

/**
 * Splits `track` so that an image that plays a video is a part of its own. The track of the whole still is not split, because a video
 * starts with its still.
 */
export function splitAtVideo(
  track: Track,
  { layers }: Pick<Scene, 'layers'>,
  inputs: readonly InputVideo[],
): { track: Track; video: PlayedVideo | null }[] {
  const find = (index: number) => findVideo(layers[index], track, inputs)
  const whole = track.layers.some((index) => layers[index]?.kind === 'backdrop')
  const at = whole ? -1 : track.layers.findIndex(find)
  if (at < 0) return [{ track, video: null }]
  const part = (from: number, until?: number) => ({ ...track, layers: track.layers.slice(from, until) })
  const still = (of: Track) => (of.layers.length > 0 ? [{ track: of, video: null }] : [])
  const video = find(track.layers[at] ?? -1)
  return [...still(part(0, at)), { track: part(at, at + 1), video }, ...still(part(at + 1))]
}

function findVideo(layer: Layer | undefined, { shown }: Track, inputs: readonly InputVideo[]): PlayedVideo | null {
  if (layer?.kind !== 'picture') return null
  const { clip } = layer
  const own = clip && inputs.find(({ key, replaces }) => !replaces && key === clip.key)
  if (clip && own) return { input: own, part: clip, shown }
  const input = inputs.find(({ key, replaces }) => replaces && key === layer.key)
  return input ? { input, part: { start: 0, end: null }, shown: [0, Infinity] } : null
}

/** Creates a video sprite for the only image of `track`. Returns null if there is no still with its size. */
export async function createVideoSprite(
  track: Track,
  scene: Scene,
  images: ImageBytes,
  by: PartRenderer,
  kernel: BlendKernel,
): Promise<VideoSprite | null> {
  const layer = scene.layers[track.layers[0] ?? -1]
  const still = layer?.kind === 'picture' ? images[layer.key] : undefined
  if (layer?.kind !== 'picture' || !still) return null
  const { autoOrient } = await sharp(still).metadata()
  const cut = createCropFilter(layer, autoOrient)
  if (layer.blend !== 'normal' || layer.angle !== 0) return createTransparentSprite(layer, scene, cut, kernel)
  const sprite = await createPhotoSprite(layer, track, scene, images, by, kernel)
  return sprite && createFilledSprite(sprite, cut, kernel)
}

/** Creates the ffmpeg crop filter. It uses shares, because the video and its still may have different sizes. */
function createCropFilter({ crop }: ImageLayer, { width, height }: { width: number; height: number }): string {
  const of = (name: string, part: number, whole: number) => `${name}*${(part / whole).toFixed(6)}`
  const [w, h] = [of('iw', crop.width, width), of('ih', crop.height, height)]
  return `crop=w=${w}:h=${h}:x=${of('iw', crop.x, width)}:y=${of('ih', crop.y, height)}`
}

const SCALING = 'flags=bicubic+accurate_rnd+full_chroma_int'

/** A photo that fills its outline. The samples of the video become those of the planes. */
function createFilledSprite(sprite: Sprite, cut: string, kernel: BlendKernel): VideoSprite {
  const { width, height, y, u, v } = sprite.planes
  const scaled = `scale=${width}:${height}:${SCALING}:out_color_matrix=bt709:out_range=tv`
  const [whole, quarter] = [width * height, (width * height) / 4]
  return {
    sprite,
    view: { width, height, filters: [cut, scaled], format: 'yuv420p' },
    take: (bytes) => {
      kernel.bytes(y, whole).set(bytes.subarray(0, whole))
      kernel.bytes(u, quarter).set(bytes.subarray(whole, whole + quarter))
      kernel.bytes(v, quarter).set(bytes.subarray(whole + quarter))
    },
  }
}

/** A rotated print, or a product on white, where white becomes transparent. */
function createTransparentSprite(layer: ImageLayer, scene: Scene, cut: string, kernel: BlendKernel): VideoSprite {
  const { box, angle } = layer
  const turn = (angle * Math.PI) / 180
  const [across, down] = [Math.round(box.width), Math.round(box.height)]
  const [sin, cos] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))]
  const width = even(Math.max(across, across * cos + down * sin) + 2)
  const height = even(Math.max(down, across * sin + down * cos) + 2)
  const place = { x: nearEven(centerX(box) - width / 2), y: nearEven(centerY(box) - height / 2), width, height }
  const planes = kernel.planes(width, height)
  const scaled = [`scale=${across}:${down}:${SCALING}`, 'format=rgba']
  const clear = `pad=${width}:${height}:(ow-iw)/2:(oh-ih)/2:color=white@0`
  const turned = angle === 0 ? [] : [`rotate=${turn.toFixed(6)}:c=white@0`]
  const ground = layer.blend === 'multiply' ? findBackgroundUnder(layer, scene) : null
  return {
    sprite: { planes, box: place, density: 1, mask: null },
    view: { width, height, filters: [cut, ...scaled, clear, ...turned], format: 'rgba' },
    take: (bytes) => {
      if (ground) convertMultiplyToAlpha(bytes, ground)
      kernel.paint(planes, bytes)
    },
  }
}

const even = (value: number) => 2 * Math.ceil(value / 2)
const nearEven = (value: number) => 2 * Math.round(value / 2)
