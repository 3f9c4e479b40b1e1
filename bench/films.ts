import { readFileSync } from 'node:fs'
import { writeCopy } from '../src/studio/copywriter/write-copy.ts'
import type { Brief } from '../src/studio/model/brief.ts'
import { openCompositor } from '../src/studio/render/compositor.ts'
import { openStudio } from '../src/studio/render/studio.ts'
import { findFfmpeg } from '../src/studio/render/video/ffmpeg.ts'
import { openFrameRenderer } from '../src/studio/render/video/frame-renderer.ts'
import { hundredths } from './figures.ts'
import { reportTable } from './report.ts'

/**
 * Makes twelve films of one sentence each, with music and captions: four languages in three forms, two at a time as the server does. Prints
 * the elapsed time and the CPU seconds of this process, and of x264, with x264 and with the bundled encoder, and how long drawing a frame
 * takes. Run: `node bench/films.ts [x264|bundled]`. Goals on two quiet cores: 60 s with x264, 100 s with the bundled encoder, 1.9 ms a frame.
 */
const PROMPTS = [
  [
    'en',
    'Quiz night is back! Thursday 8 pm, teams of up to six, winner takes a £100 bar tab. Book a table: 0113 496 0000',
  ],
  [
    'de',
    'Radservice im März: Inspektion 59 € statt 79 €, Kette und Bremsen inklusive. Termin bis 31. März buchen unter pedalhaus.example',
  ],
  [
    'ja',
    '春の新作、桜シフォンケーキ。1ピース480円、3月20日から4月10日まで。数量限定です。ご予約は木もれび.exampleで。',
  ],
  [
    'ar',
    'زيت زيتون بكر من قطاف هذا العام، لتر واحد بـ 18 دينار بدل 24، حتى نهاية الشهر. اطلبوا عبر darzaytoun.example',
  ],
] as const
const FORMS = [
  [1080, 1920],
  [1080, 1350],
  [1280, 720],
] as const

const briefs = PROMPTS.flatMap(([language, prompt], index) =>
  FORMS.map(([width, height]): Brief => ({
    content_type: 'video',
    width,
    height,
    platform: 'instagram',
    brand: {
      name: 'Zest',
      description: 'Neighborhood shop',
      primary_color: '#0B5D8A',
      secondary_color: '#F2B705',
      typography: 'Nunito',
      tone: 'friendly',
    },
    product: null,
    title: null,
    prompt,
    tone: null,
    goal: null,
    theme: null,
    instructions: null,
    pictures: [],
    seed: index + 1,
    language,
  })),
)

/** Makes one film as an item does: words, design, cover, check and video. Returns its seconds and scenes. */
async function makeFilm(studio: ReturnType<typeof openStudio>, brief: Brief, ffmpegPath: string | null) {
  const copy = await studio.writeCopy(brief)
  const scene = await studio.compose(brief, copy, {}, { video: { captions: 'lines' } })
  const check = await studio.check(scene, await studio.render(scene, {}), { pictures: {}, words: { brief } })
  const { duration_seconds: seconds } = await studio.renderVideo(scene, {}, { ffmpegPath })
  return { seconds, scenes: scene.motion?.scenes?.length ?? 0, failed: check.rules.filter(({ passed }) => !passed) }
}

/** CPU seconds of ended children: the ffmpegs. Linux only; elsewhere NaN. */
function readChildSeconds(): number {
  if (process.platform !== 'linux') return NaN
  const stat = readFileSync('/proc/self/stat', 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) / 100
}

/** CPU milliseconds that a frame of the first film takes to draw. */
async function measureFrame(): Promise<number> {
  const [brief] = briefs
  if (!brief) return NaN
  const studio = openStudio({ threads: 1 })
  const scene = await studio.compose(brief, writeCopy(brief), {}, { video: { captions: 'lines' } })
  await studio.close()
  if (!scene.motion) return NaN
  const renderer = await openFrameRenderer(scene, scene.motion, {}, openCompositor())
  const before = process.cpuUsage()
  for (let index = 0; index < scene.motion.frames; index++) renderer.frame(index)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / scene.motion.frames
}

const frameMs = hundredths(await measureFrame())
const [chosen] = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
const x264 = await findFfmpeg()
const rows = []
for (const [name, path] of [
  ['x264', x264],
  ['bundled', null],
] as const) {
  if ((name === 'x264' && !x264) || (chosen && chosen !== name)) continue
  const studio = openStudio({ threads: 2 })
  const [cpu, children, start] = [process.cpuUsage(), readChildSeconds(), performance.now()]
  const waiting = [...briefs]
  const made: Awaited<ReturnType<typeof makeFilm>>[] = []
  const lane = async () => {
    for (let brief = waiting.shift(); brief; brief = waiting.shift()) made.push(await makeFilm(studio, brief, path))
  }
  await Promise.all([lane(), lane()])
  const { user, system } = process.cpuUsage(cpu)
  rows.push({
    encoder: name,
    'wall s': hundredths((performance.now() - start) / 1000),
    'CPU s without ffmpeg': hundredths((user + system) / 1e6),
    'CPU s with ffmpeg': hundredths((user + system) / 1e6 + readChildSeconds() - children),
    'seconds of film': hundredths(made.reduce((sum, { seconds }) => sum + seconds, 0)),
    'fewest scenes': Math.min(...made.map(({ scenes }) => scenes)),
    'failed rules': made.flatMap(({ failed }) => failed.map(({ rule }) => rule)).join(' '),
  })
  await studio.close()
}
reportTable(
  'Twelve films',
  rows.map((row) => ({ ...row, 'CPU ms a frame': frameMs })),
)
