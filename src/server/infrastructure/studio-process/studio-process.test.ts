import { readdirSync, readFileSync } from 'node:fs'
import { constants, getPriority } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { openWorkBudget, WorkLimitError } from '#studio/render/work-budget.ts'
import { createBrief, createCopy } from '#studio/testing/briefs.ts'
import { openStudioProcess } from './studio-process.ts'

const brief = createBrief({ prompt: 'Soft skin for everyone' })
/** A new process takes more than a second of CPU time to read its first request. */
const copy = createCopy('Soft skin for everyone')
/** Sound takes two thirds of the time of a small film. */
const SILENT = { video: { sound: 'none' } } as const

function open(idleMs?: number) {
  const studio = openStudioProcess({ ...(idleMs !== undefined && { idleMs }) })
  onTestFinished(() => studio.close())
  return studio
}

/** The processes of studios that this process started. */
const listHosts = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => readText(`/proc/${pid}/status`).includes(`PPid:\t${process.pid}\n`))
    .filter((pid) => readText(`/proc/${pid}/cmdline`).includes('studio-host.ts'))
    .map(Number)

/** Its calls end in one turn of the event loop. */
function killHosts(): void {
  for (const pid of listHosts()) process.kill(pid, 'SIGKILL')
}

/** A process may end while it is read. */
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

test('the process starts with the first call, ends when there was none for a while, and starts again', async () => {
  const studio = open(300)
  expect(listHosts()).toEqual([])
  for (let round = 0; round < 2; round += 1) {
    expect((await studio.writeCopy(brief)).headline).not.toBe('')
    await expect.poll(listHosts).toEqual([])
  }
})

test('an image comes back with its pixels, and a video reports its frames', async () => {
  const studio = open()
  const video = createBrief({ content_type: 'video', width: 320, height: 320 })
  const { signal } = new AbortController()
  const scene = await studio.compose(video, copy, {}, { ...SILENT, signal, layout: 'none' })
  const { data, width } = await studio.render(scene, {})
  expect(Buffer.from(data.slice(1, 4)).toString()).toBe('PNG')
  expect([width, scene.layout]).toEqual([320, 'none'])
  const reported: number[] = []
  const { frames } = await studio.renderVideo(scene, {}, { onProgress: (done) => reported.push(done) })
  expect(reported).toHaveLength(frames)
})

test('an aborted call ends at once, and the failure of a call keeps its message', async () => {
  const studio = open()
  const video = createBrief({ content_type: 'video', width: 480, height: 480 })
  const scene = await studio.compose(video, copy, {}, SILENT)
  const leaving = new AbortController()
  const filming = studio.renderVideo(scene, {}, { signal: leaving.signal, onProgress: () => leaving.abort() })
  await expect(filming).rejects.toMatchObject({ name: 'AbortError' })
  const { motion: _, ...withoutMotion } = scene
  await expect(studio.renderVideo(withoutMotion, {})).rejects.toThrow(
    'Only a scene with motion can be rendered as a video.',
  )
})

test('a process that is killed fails only the calls it had', async () => {
  const studio = open()
  const video = createBrief({ content_type: 'video', width: 480, height: 480 })
  const scene = await studio.compose(video, copy, {}, SILENT)
  await expect(studio.renderVideo(scene, {}, { onProgress: killHosts })).rejects.toThrow(
    'The process of the studio ended',
  )
  expect((await studio.writeCopy(brief)).headline).not.toBe('')
})

test('the calls of a request share one budget of CPU time, and are refused once it is used up', async () => {
  const studio = open()
  const budget = openWorkBudget(10_000)
  const draw = () => studio.preview(brief, copy, {}, { ratio: 0.2, check: false }, { budget })
  await draw()
  expect(budget.leftMs).toBeLessThan(10_000)
  budget.leftMs = 0
  await expect(draw()).rejects.toThrow(WorkLimitError)
})

test('calls that end together do not end the process under the next call', async () => {
  const studio = open(400)
  const video = createBrief({ content_type: 'video', width: 480, height: 480 })
  const scene = await studio.compose(video, copy, {}, SILENT)
  await Promise.allSettled([1, 2].map(() => studio.renderVideo(scene, {}, { onProgress: killHosts })))
  const { frames } = await studio.renderVideo(scene, {}, { ffmpegPath: null })
  expect(frames).toBe(scene.motion?.frames)
})

/** The priorities of all threads of a process. */
const listPriorities = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).map((thread) => getPriority(Number(thread)))

test('videos have a process of their own, so a still that is started later is finished long before', async () => {
  const studio = open()
  const [video, still] = (['video', 'image'] as const).map((content_type) =>
    createBrief({ content_type, width: 640, height: 640, prompt: 'Soft skin for everyone' }),
  )
  if (!video || !still) throw new Error('two briefs')
  // Starts both processes.
  const [scene] = await Promise.all([
    studio.compose(video, copy, {}, { ...SILENT, lane: 'videos' }),
    studio.compose(still, copy, {}, { lane: 'stills' }),
  ])
  expect(listHosts()).toHaveLength(2)
  const ended: string[] = []
  const filming = studio.renderVideo(scene, {}, { ffmpegPath: null }).then(() => ended.push('video'))
  await studio.render(await studio.compose(still, copy, {}), {})
  ended.push('image')
  await filming
  expect(ended).toEqual(['image', 'video'])
})

test.runIf(process.platform === 'linux')('the system serves all threads of videos after those of stills', async () => {
  const studio = open()
  await Promise.all([
    studio.compose(brief, copy, {}, { lane: 'stills' }),
    studio.compose(brief, copy, {}, { lane: 'videos' }),
  ])
  const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority
  const low = Math.min(PRIORITY_LOW, getPriority() + PRIORITY_BELOW_NORMAL)
  const found = listHosts().map((pid) => [...new Set(listPriorities(pid))])
  expect(found).toHaveLength(2)
  expect(found).toEqual(expect.arrayContaining([[getPriority()], [low]]))
})
