import { writeCopy } from '../../../copywriter/write-copy.ts'
import { randomFrom } from '../../../model/random.ts'
import { openCompositor } from '../../compositor.ts'
import { createRequest } from './random-requests.ts'
import { DEFECTS } from './inject-defects.ts'
import { findTextDefects } from './text-defects.ts'
import type { BrandCheck } from '../../../check/check-rule.ts'
import type { Scene } from '../../../model/scene.ts'
import type { Studio } from '../../studio.ts'
import type { DesignRequest } from './random-requests.ts'

/** Number of layouts that the product tries before it delivers a design with a failed rule. */
const LAYOUT_TRIES = 3
/** Requests at once. A studio of two threads is always busy with them. */
const LANES = 3

/** A rendered and checked request. `png` is the image file. */
export interface Design {
  request: DesignRequest
  scene: Scene
  png: Uint8Array
  check: BrandCheck
}

export interface Report {
  /** Requests whose first design failed a rule, so that another layout was used. */
  retried: string[]
  /** Defects of designs that would have been delivered. */
  faults: string[]
  /** Number of designs with an injected defect, and those whose defect no rule found. */
  defective: number
  missed: string[]
}

/**
 * Renders `requests` random requests, starting with `seed`, as the product does. It reports failed brand checks and
 * clipped text. Then it injects one defect into each of `defects` designs and checks them again.
 */
export async function runSoakRounds(studio: Studio, requests: number, defects: number, seed: number): Promise<Report> {
  const report: Report = { retried: [], faults: [], defective: 0, missed: [] }
  const compositor = openCompositor()
  await runInParallel(requests, seed, async (at) => {
    const request = await createRequest(at)
    const first = await renderRequest(studio, request, [])
    const design = first.check.passed ? first : await renderOtherLayout(studio, first)
    if (!first.check.passed) report.retried.push(`${describeDesign(first)}: ${listFailedRules(first.check)}`)
    const clipped = await findTextDefects(design.scene, design.png, compositor)
    const wrong = [...(design.check.passed ? [] : [listFailedRules(design.check)]), ...clipped]
    for (const fault of wrong) report.faults.push(`${describeDesign(design)}: ${fault}`)
    if (design.check.passed && report.defective < defects) await injectDefect(studio, design, report)
  })
  return report
}

const describeDesign = ({ request, scene }: Design) => `${request.name}, ${scene.layout}`

/** Injects the next defect in turn, or the first one after it that the scene supports. */
async function injectDefect(studio: Studio, design: Design, report: Report): Promise<void> {
  const ways = Object.entries(DEFECTS)
  const turn = report.defective++ % ways.length
  for (const [name, inject] of [...ways.slice(turn), ...ways.slice(0, turn)]) {
    const defective = inject(design.scene, randomFrom(design.scene.seed, name))
    if (!defective) continue
    const check = await studio.check(defective.scene, await studio.render(defective.drawn, design.request.pictures))
    const broken = check.rules.filter((rule) => !rule.passed).map(({ rule }) => rule)
    if (!broken.some((rule) => defective.rules.includes(rule)))
      report.missed.push(`${name}, ${describeDesign(design)}: ${broken.join(', ') || 'nothing'} failed`)
    return
  }
}

/** Runs `work` for each seed. */
async function runInParallel(count: number, seed: number, work: (at: number) => Promise<void>): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < count) await work(seed + next++)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

/** Composes, renders, and checks one request. */
export async function renderRequest(studio: Studio, request: DesignRequest, avoid: readonly string[]): Promise<Design> {
  const { brief, pictures } = request
  const scene = await studio.compose(brief, writeCopy(brief), pictures, { avoid })
  const rendered = await studio.render(scene, pictures)
  return { request, scene, png: rendered.data, check: await studio.check(scene, rendered) }
}

async function renderOtherLayout(studio: Studio, first: Design): Promise<Design> {
  let best = first
  const avoid = [first.scene.layout]
  while (!best.check.passed && avoid.length < LAYOUT_TRIES) {
    const other = await renderRequest(studio, first.request, avoid)
    if (avoid.includes(other.scene.layout)) break
    avoid.push(other.scene.layout)
    if (listFailedRules(other.check).length < listFailedRules(best.check).length) best = other
  }
  return best
}

const listFailedRules = ({ rules }: BrandCheck) =>
  rules
    .filter((rule) => !rule.passed)
    .map(({ rule, value, threshold }) => `${rule} ${value} (${threshold})`)
    .join(', ')
