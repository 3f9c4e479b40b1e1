import { writeCopy } from '../../copy/write-copy.ts'
import { randomFrom } from '../../random.ts'
import { openCompositor } from '../compositor.ts'
import { openStudio } from '../studio.ts'
import { requestOf } from './requests.ts'
import { SABOTAGES } from './sabotages.ts'
import { wordFaults } from './word-faults.ts'
import type { BrandCheck } from '../../check/rule.ts'
import type { Scene } from '../../scene.ts'
import type { Studio } from '../studio.ts'
import type { Request } from './requests.ts'

/** Layout families that the product tries before it delivers a design with a failed rule. */
const LAYOUT_TRIES = 3
const THREADS = 2

export interface Design {
  request: Request
  scene: Scene
  png: Uint8Array
  check: BrandCheck
}

export interface Report {
  /** Requests whose first design failed a rule, so that another family was taken. */
  retried: string[]
  /** What is wrong with designs that would have been delivered. */
  faults: string[]
  /** How many designs were spoilt, and which of them did not fail their own rule. */
  spoilt: number
  missed: string[]
}

/**
 * `requests` random requests from `seed` on, made as the product makes them: what fails its brand check, and what words
 * are clipped. `sabotages` of the designs are then spoilt in one way each, and checked again.
 */
export async function soakRounds(requests: number, sabotages: number, seed: number): Promise<Report> {
  const report: Report = { retried: [], faults: [], spoilt: 0, missed: [] }
  const compositor = openCompositor()
  await inLanes(requests, seed, async (studio, at) => {
    const request = await requestOf(at)
    const first = await draw(studio, request, [])
    const design = first.check.passed ? first : await drawOther(studio, first)
    if (!first.check.passed) report.retried.push(`${nameOf(first)}: ${failed(first.check)}`)
    const clipped = await wordFaults(design.scene, design.png, compositor)
    const wrong = [...(design.check.passed ? [] : [failed(design.check)]), ...clipped]
    for (const fault of wrong) report.faults.push(`${nameOf(design)}: ${fault}`)
    if (design.check.passed && report.spoilt < sabotages) await spoil(studio, design, report)
  })
  return report
}

const nameOf = ({ request, scene }: Design) => `${request.name}, ${scene.layout}`

/** In the way whose turn it is, or the next that the scene has something for. */
async function spoil(studio: Studio, design: Design, report: Report): Promise<void> {
  const ways = Object.entries(SABOTAGES)
  const turn = report.spoilt++ % ways.length
  for (const [name, sabotage] of [...ways.slice(turn), ...ways.slice(0, turn)]) {
    const spoilt = sabotage(design.scene, randomFrom(design.scene.seed, name))
    if (!spoilt) continue
    const check = await studio.check(spoilt.scene, await studio.render(spoilt.drawn, design.request.pictures))
    const broken = check.rules.filter((rule) => !rule.passed).map(({ rule }) => rule)
    if (!broken.some((rule) => spoilt.rules.includes(rule)))
      report.missed.push(`${name}, ${nameOf(design)}: ${broken.join(', ') || 'nothing'} failed`)
    return
  }
}

/** Does `work` for each seed on all threads of one studio. */
export async function inLanes(
  count: number,
  seed: number,
  work: (studio: Studio, at: number) => Promise<void>,
): Promise<void> {
  const studio = openStudio({ threads: THREADS })
  let next = 0
  const lane = async () => {
    while (next < count) await work(studio, seed + next++)
  }
  await Promise.all(Array.from({ length: THREADS + 1 }, lane)).finally(() => studio.close())
}

export async function draw(studio: Studio, request: Request, avoid: readonly string[]): Promise<Design> {
  const { brief, pictures } = request
  const scene = await studio.compose(brief, writeCopy(brief), pictures, { avoid })
  const rendered = await studio.render(scene, pictures)
  return { request, scene, png: rendered.data, check: await studio.check(scene, rendered) }
}

async function drawOther(studio: Studio, first: Design): Promise<Design> {
  let best = first
  const avoid = [first.scene.layout]
  while (!best.check.passed && avoid.length < LAYOUT_TRIES) {
    const other = await draw(studio, first.request, avoid)
    if (avoid.includes(other.scene.layout)) break
    avoid.push(other.scene.layout)
    if (other.check.score > best.check.score) best = other
  }
  return best
}

const failed = ({ rules }: BrandCheck) =>
  rules
    .filter((rule) => !rule.passed)
    .map(({ rule, value, threshold }) => `${rule} ${value} (${threshold})`)
    .join(', ')
