import { setImmediate as breath } from 'node:timers/promises'
import sharp from 'sharp'
import { toSceneDesign } from '../check/video-rule.ts'
import { listClipKeys } from '../video/list-clips.ts'
import { readStory } from '../video/read-story.ts'
import { SAMPLE_RATE, type Stereo } from '../sound/instruments.ts'
import type { VideoScene } from '../model/video-scene.ts'
import type { Mood } from '../sound/moods.ts'
import type { Motion, Scene } from '../model/scene.ts'
import type { Story } from '../model/story.ts'
import type { Compositor } from './compositor.ts'
import type { ImageBytes } from './image/prepare-images.ts'
import type { EncodedPreview } from './preview.ts'
import { decodeClips } from './sound/decode-clips.ts'
import type { DecodedSounds } from './sound/open-sound.ts'
import { createVideoSound } from './video/video-sound.ts'
import { withTempFiles } from './video/decode-video.ts'
import { canDecodeVideo } from './video/ffmpeg.ts'
import { type FrameRenderer, openFrameRenderer } from './video/frame-renderer.ts'
import { openInputPlayback } from './video/play-inputs.ts'
import { toHalfSizeRgb } from './video/yuv-to-rgb.ts'

/** What to draw of a film. `ratio` is pixels of an image for each pixel of the canvas, 0.5 at most for frames. */
export interface VideoPreviewOptions {
  ratio: number
  /** The scenes to draw at rest, by their places. */
  stills: readonly number[]
  /** Frames to draw: from and until in seconds, and how many for each second. */
  frames?: { from: number; until: number; fps: number } | null
  /** Whether to play its sound. */
  isHeard?: boolean
}

/** Times are seconds. `least` is how long the texts of a scene take to read at least. */
export interface VideoPreview {
  story: Story | null
  style: Motion['style']
  seconds: number
  /** The length of a beat. */
  beat: number
  music: Mood | null
  scenes: { from: number; until: number; least: number; still: EncodedPreview | null }[]
  /** JPEG files of one size. */
  frames: Uint8Array[]
  /** A WAV file with one channel. */
  sound: Uint8Array | null
}

const JPEG = { quality: 78 }

/**
 * Draws scenes and frames of a film for its storyboard.
 * @throws Error if the scene has no motion, or if a font family is not bundled.
 */
export async function drawVideoPreview(
  compositor: Compositor,
  { scene, pictures, sounds, clips = {}, ffmpeg = 'ffmpeg' }: PreviewedVideo,
  { ratio, stills, frames = null, isHeard = false }: VideoPreviewOptions,
): Promise<VideoPreview> {
  const { motion } = scene
  if (!motion) throw new Error('Only a scene with motion has a storyboard.')
  const { fps, scenes = [] } = motion
  const drawn: VideoPreview['scenes'] = []
  for (const [index, one] of scenes.entries())
    drawn.push({
      from: one.from / fps,
      until: one.until / fps,
      least: (one.shot?.least ?? 0) / fps,
      still: stills.includes(index) ? await drawStill(compositor, { scene, motion, one, pictures }, ratio) : null,
    })
  return {
    story: readStory(motion),
    style: motion.style,
    seconds: motion.frames / fps,
    beat: (motion.beat ?? fps) / fps,
    music: motion.sound?.music ?? null,
    scenes: drawn,
    frames: frames
      ? await drawFrames(compositor, { scene, motion, pictures, clips, ffmpeg }, { ...frames, ratio })
      : [],
    sound: isHeard ? createWav({ ...scene, motion }, await hearClips(motion, sounds, { clips, ffmpeg })) : null,
  }
}

interface PreviewedVideo {
  scene: Scene
  pictures: ImageBytes
  sounds: DecodedSounds
  /** The clips that scenes play, by their keys. Without one, its still is shown, and it is not heard. */
  clips?: ImageBytes
  ffmpeg?: string
}

interface Video {
  scene: Scene
  motion: Motion
  pictures: ImageBytes
}

async function drawStill(
  compositor: Compositor,
  { scene, motion, one, pictures }: Video & { one: VideoScene },
  ratio: number,
): Promise<EncodedPreview> {
  const box = { x: 0, y: 0, width: scene.width, height: scene.height }
  const view = { box, ratio, isClear: false }
  const { data, width, height } = await compositor.drawScaled(toSceneDesign(scene, motion, one), pictures, view)
  const file = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg(JPEG)
    .toBuffer()
  return { data: new Uint8Array(file), mime_type: 'image/jpeg', width, height, box: [0, 0, box.width, box.height] }
}

interface DrawnFrames {
  from: number
  until: number
  fps: number
  ratio: number
}

/** Draws frames as the film has them. Only what is shown between them is prepared. */
async function drawFrames(
  compositor: Compositor,
  { clips, ffmpeg, ...video }: Video & Required<Pick<PreviewedVideo, 'clips' | 'ffmpeg'>>,
  { from, until, ...drawn }: DrawnFrames,
): Promise<Uint8Array[]> {
  const { motion } = video
  const [first, end] = [Math.round(from * motion.fps), Math.min(motion.frames, Math.round(until * motion.fps))]
  const tracks = motion.tracks.filter(({ shown }) => shown[0] < end && shown[1] > first)
  const layers = tracks.flatMap((track) => track.layers.map((at) => motion.layers[at - video.scene.layers.length]))
  const played = listClipKeys({ layers: layers.filter((layer) => layer !== undefined) }).filter((key) => clips[key])
  const canPlay = played.length > 0 && (await canDecodeVideo(ffmpeg))
  const files = canPlay ? played.map((key) => clips[key] ?? new Uint8Array()) : []
  return withTempFiles(files, async (paths) => {
    const inputs = paths.map((path, index) => ({ key: played[index] ?? '', replaces: false, path, ffmpeg }))
    const renderer = await openFrameRenderer(video.scene, { ...motion, tracks }, video.pictures, compositor, { inputs })
    return encodeDrawn(renderer, video, { ...drawn, first, end })
  })
}

async function encodeDrawn(
  renderer: FrameRenderer,
  { scene: { width, height }, motion }: Video,
  { first, end, fps, ratio }: Pick<DrawnFrames, 'fps' | 'ratio'> & { first: number; end: number },
): Promise<Uint8Array[]> {
  const files: Uint8Array[] = []
  const size = [Math.round(width * Math.min(0.5, ratio)), Math.round(height * Math.min(0.5, ratio))] as const
  // Videos play at the rate of the preview, so that no frame is decoded in vain.
  const toShown = (frame: number) => Math.round((frame * fps) / motion.fps)
  const inputs = renderer.inputs.map((input) => ({
    ...input,
    shown: [toShown(input.shown[0]), toShown(input.shown[1])] as const,
  }))
  const start = toShown(first)
  const playback = openInputPlayback(inputs, { from: start, until: toShown(end) + 1, fps })
  try {
    for (let shown = 0; first + (shown * motion.fps) / fps < end; shown++) {
      await playback.advance(start + shown)
      const rgb = toHalfSizeRgb(renderer.frame(first + Math.round((shown * motion.fps) / fps)), width, height)
      const raw = { width: width / 2, height: height / 2, channels: 3 as const }
      const file = await sharp(rgb, { raw })
        .resize(...size)
        .jpeg(JPEG)
        .toBuffer()
      files.push(new Uint8Array(file))
      await breath()
    }
  } finally {
    await playback.close()
  }
  return files
}

/** Adds what the clips of scenes say where they play. Without an ffmpeg, they are not heard. */
async function hearClips(
  { sound, frames, fps }: Motion,
  sounds: DecodedSounds,
  { clips, ffmpeg }: Required<Pick<PreviewedVideo, 'clips' | 'ffmpeg'>>,
): Promise<DecodedSounds> {
  const keys = [...new Set((sound?.clips ?? []).map(({ key }) => key))].filter((key) => clips[key])
  if (keys.length === 0 || !(await canDecodeVideo(ffmpeg))) return sounds
  const files = keys.map((key) => clips[key] ?? new Uint8Array())
  return withTempFiles(files, async (paths) => {
    const inputs = paths.map((path, index) => ({ key: keys[index] ?? '', replaces: false, path, ffmpeg }))
    return { ...sounds, ...(await decodeClips(inputs, sound, frames / fps)) }
  })
}

/** A preview plays every second sample of one channel: it is sent as it is, and nobody waits for an encoder. */
const STEP = 2
const HEADER = 44

function createWav(video: Pick<Scene, 'seed'> & { motion: Motion }, sounds: DecodedSounds): Uint8Array | null {
  const clip = video.motion.sound?.clip ? sounds.clip : null
  const heard = createVideoSound(video, { ...sounds, clip })
  return heard && writeWav(heard)
}

/** Writes 16-bit PCM (https://learn.microsoft.com/windows/win32/multimedia/waveform-audio-file-format). */
function writeWav({ left, right }: Stereo): Uint8Array {
  const count = Math.floor(left.length / STEP)
  const file = Buffer.alloc(HEADER + count * 2)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(SAMPLE_RATE / STEP, 24)
  file.writeUInt32LE((SAMPLE_RATE / STEP) * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(count * 2, 40)
  for (let at = 0; at < count; at++) {
    const [a, b] = [at * STEP, at * STEP + 1]
    const mean = ((left[a] ?? 0) + (left[b] ?? 0) + (right[a] ?? 0) + (right[b] ?? 0)) / 4
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, mean)) * 32_767), HEADER + at * 2)
  }
  return new Uint8Array(file)
}
