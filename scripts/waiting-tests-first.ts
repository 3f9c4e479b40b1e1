import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests that start whole servers, or wait for timeouts of the product. They use little of the processor. */
const WAITING = /(?:\.embedded|\/(?:stopped-process|database-faults\.postgres|cluster\.postgres))\.test\.ts$/
/** Most waits are in the first project: at that time `npm test` has other steps beside it. */
const PROJECTS = ['server on embedded', 'server on postgres', 'web', 'pure']

/** Runs one project after the other, and in each of them the tests that wait first, so that none of them is left alone at the end. */
export class WaitingTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of Vitest's, not of an array
    const sorted = await super.sort(files)
    const rank = ({ project, moduleId }: TestSpecification) =>
      2 * PROJECTS.indexOf(project.name) + (WAITING.test(moduleId) ? 0 : 1)
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}
