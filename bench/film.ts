import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Brief } from '../src/studio/model/brief.ts'
import type { Scene } from '../src/studio/model/scene.ts'
import { openCompositor } from '../src/studio/render/compositor.ts'
import { type ImageBytes, openStudio } from '../src/studio/render/studio.ts'
import { findFfmpeg } from '../src/studio/render/video/ffmpeg.ts'
import { openFrameRenderer } from '../src/studio/render/video/frame-renderer.ts'
import { hundredths, median } from './figures.ts'
import { reportTable } from './report.ts'

/**
 * Renders a video of six seconds, 1080 x 1920, and encodes the same frames with x264 alone, in interleaved rounds. Measures the
 * CPU seconds of the process and its children, including the start, and the elapsed time. Run: `node bench/film.ts [rounds]`.
 * Needs Linux (CPU seconds come from /proc) and an ffmpeg with libx264. `older-film.json` is the film of the same brief by the release before
 * films had scenes: one still that moves. The frames of both are drawn in turns, and the last row has the ratio of their times.
 */
const bareInput = (size: string) => [
  '-v',
  'error',
  '-y',
  '-f',
  'rawvideo',
  '-pix_fmt',
  'yuv420p',
  '-s',
  size,
  '-r',
  '30',
  '-i',
]
const BARE = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-g', '60', '-f', 'mp4', '/dev/null']

/** A story with a photo that zooms, and words and shapes that move. */
const filmBrief: Brief = {
  content_type: 'video',
  width: 1080,
  height: 1920,
  platform: 'instagram',
  brand: {
    name: 'Zest',
    description: 'Fresh juice in glass',
    primary_color: '#FF5A1F',
    secondary_color: '#FFD23F',
    typography: 'Nunito',
    tone: 'playful',
  },
  product: null,
  title: null,
  prompt: 'Announce "Squeezed this morning", our new juice',
  tone: null,
  goal: null,
  theme: null,
  instructions: null,
  pictures: [{ key: 'photo', role: 'product' }],
  seed: 3,
}

const [argument, encoder, kept] = process.argv.slice(2)
if (argument === '--make' || argument === '--frames' || argument === '--older')
  await runVariant(argument, encoder ?? '', kept ?? '')
else await compare(Number(argument ?? 3))

async function compare(rounds: number): Promise<void> {
  if (!(await findFfmpeg())) throw new Error('This benchmark needs ffmpeg with libx264')
  const place = await mkdtemp(join(tmpdir(), 'film-'))
  const scene = await design()
  await writeFile(join(place, 'scene.json'), JSON.stringify(scene))
  await writeFile(join(place, 'photo.jpg'), (await createPhotos())['photo'] ?? '')
  await writeFrames(scene, join(place, 'frames.yuv'))
  const size = `${scene.width}x${scene.height}`
  const lanes: Lane[] = [
    ['bare x264 encode of the finished frames', 'ffmpeg', [...bareInput(size), join(place, 'frames.yuv'), ...BARE]],
    ['studio, x264', process.execPath, [import.meta.filename, '--make', 'x264', place]],
    ['studio, bundled encoder', process.execPath, [import.meta.filename, '--make', 'bundled', place]],
    ['studio, frames only', process.execPath, [import.meta.filename, '--frames', '', place]],
    ['frames of one still that moves', process.execPath, [import.meta.filename, '--older', '', place]],
  ]
  const results = lanes.map((): Run[] => [])
  for (let round = 0; round < rounds; round++)
    for (const [index, lane] of lanes.entries()) results[index]?.push(await measureRun(lane))
  report(lanes, results, rounds)
  const [now, older] = results.slice(-2).map((runs) => runs.map(({ said }) => Number.parseFloat(said)))
  const ratios = (now ?? []).map((each, round) => hundredths(each / (older?.[round] ?? NaN)))
  console.log(`Time of a frame, compared with one still that moves: ${ratios.join(' ')}`)
  await rm(place, { recursive: true })
}

type Lane = [name: string, command: string, args: string[]]
interface Run {
  cpu: number
  wall: number
  said: string
}

/** CPU seconds of ended children, which the kernel counts in hundredths. */
async function measureRun([, command, args]: Lane): Promise<Run> {
  const [before, start] = [await childSeconds(), performance.now()]
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (text: Buffer) => (said += text.toString()))
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0) throw new Error(`${command} ended with ${code}`)
  return { cpu: (await childSeconds()) - before, wall: (performance.now() - start) / 1000, said: said.trim() }
}

async function childSeconds(): Promise<number> {
  const stat = await readFile('/proc/self/stat', 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) / 100
}

function report(lanes: readonly Lane[], results: readonly Run[][], rounds: number): void {
  const bare = results[0] ?? []
  reportTable(
    'Video of 180 frames, 1080 × 1920',
    lanes.map(([name], index) => {
      const runs = results[index] ?? []
      const ratios = runs.map((run, round) => (bare[round]?.cpu ?? NaN) / run.cpu)
      return {
        variant: name,
        rounds,
        'CPU s': hundredths(median(runs.map((run) => run.cpu))),
        'wall s': hundredths(median(runs.map((run) => run.wall))),
        'bare CPU / CPU': ratios.map(hundredths).join(' '),
        details: runs.at(-1)?.said ?? '',
      }
    }),
  )
}

/** Runs one variant in a process of its own. The image is read from a file, so that drawing it is not measured. */
async function runVariant(kind: string, which: string, place: string): Promise<void> {
  const file = kind === '--older' ? join(import.meta.dirname, 'older-film.json') : join(place, 'scene.json')
  const scene = JSON.parse(await readFile(file, 'utf8')) as Scene
  const pictures = { photo: new Uint8Array(await readFile(join(place, 'photo.jpg'))) }
  if (kind !== '--make') {
    const start = performance.now()
    const stage = await openFrameRenderer(scene, motionIn(scene), pictures, openCompositor())
    const prepared = performance.now()
    for (let index = 0; index < motionIn(scene).frames; index++) stage.frame(index)
    const each = (performance.now() - prepared) / motionIn(scene).frames
    console.log(`${hundredths(each)} ms a frame, ${hundredths((prepared - start) / 1000)} s to prepare`)
    return
  }
  const studio = openStudio({ threads: 2 })
  let peak = 0
  const onProgress = () => (peak = Math.max(peak, process.memoryUsage.rss()))
  const ffmpegPath = which === 'bundled' ? null : undefined
  const { data } = await studio.renderVideo(scene, pictures, { ffmpegPath, onProgress })
  console.log(`${hundredths(data.length / 1e6)} MB, peak ${Math.round(peak / 1e6)} MB of memory`)
  await studio.close()
}

/** Copy is loaded only here, so that its memory is not counted for a variant. */
async function design(): Promise<Scene> {
  const { writeCopy } = await import('../src/studio/copywriter/write-copy.ts')
  const studio = openStudio({ threads: 1 })
  const scene = await studio.compose(filmBrief, writeCopy(filmBrief), await createPhotos(), { video: { seconds: 6 } })
  await studio.close()
  return scene
}

function motionIn(scene: Scene) {
  if (!scene.motion) throw new Error('The scene has no motion')
  return scene.motion
}

async function writeFrames(scene: Scene, path: string): Promise<void> {
  const stage = await openFrameRenderer(scene, motionIn(scene), await createPhotos(), openCompositor())
  const file = createWriteStream(path)
  for (let index = 0; index < motionIn(scene).frames; index++)
    if (!file.write(Buffer.from(stage.frame(index)))) await once(file, 'drain')
  file.end()
  await once(file, 'close')
}

/** A photo with grain, which makes frames hard to encode. It is the same each time. */
async function createPhotos(): Promise<ImageBytes> {
  const [width, height] = [1200, 1600]
  const pixels = new Uint8Array(width * height * 3)
  let state = 1
  for (let at = 0; at < pixels.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)]
    pixels[at] = 60 + (y / height) * 120 + 40 * Math.sin(x / (90 + (at % 3) * 30)) + (state >>> 28)
  }
  return {
    photo: new Uint8Array(
      await sharp(pixels, { raw: { width, height, channels: 3 } })
        .jpeg()
        .toBuffer(),
    ),
  }
}
