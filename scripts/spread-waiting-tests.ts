import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Test files that mostly wait, for timeouts of the product or for processes, the longest first. */
export const WAITING = [
  'stopped-process.test.ts',
  'database-faults.postgres.test.ts',
  'schedules.embedded.test.ts',
  'cluster.postgres.test.ts',
  'provider.test.ts',
  'slow-requests.embedded.test.ts',
  'hostile-sites.test.ts',
  'faults.test.ts',
  'taking-turns.postgres.test.ts',
  'stop.embedded.test.ts',
  'load-shedding.embedded.test.ts',
  'static-sites.test.ts',
  'notifier.both.test.ts',
]

/** Spreads the tests that wait over the files of their project, so that not all workers wait at the same time. */
export class SpreadWaitingTests extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of Vitest's, not of an array
    const sorted = await super.sort(files)
    const projects = Map.groupBy(sorted, ({ project }) => project.name)
    return [...projects.values()].flatMap((ofProject) => spread(ofProject, ({ moduleId }) => basename(moduleId)))
  }
}

/** Puts the items whose name is in WAITING between the others at equal distances, the first of them first. The others keep their order. */
export function spread<Item>(items: readonly Item[], toName: (item: Item) => string): Item[] {
  const rank = (item: Item) => WAITING.indexOf(toName(item))
  const waiting = items.filter((item) => rank(item) >= 0).toSorted((one, other) => rank(one) - rank(other))
  const others = items.filter((item) => rank(item) < 0)
  const distance = Math.ceil(others.length / Math.max(1, waiting.length))
  const between = waiting.flatMap((item, at) => [item, ...others.slice(at * distance, (at + 1) * distance)])
  return waiting.length > 0 ? between : others
}
