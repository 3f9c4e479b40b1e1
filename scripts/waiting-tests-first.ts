import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests that start whole servers, or wait for timeouts of the product. They use little of the processor. */
const WAITING = /(?:\.embedded|\/(?:stopped-process|database-faults\.postgres|cluster\.postgres))\.test\.ts$/

/** Runs the tests that wait first, so that none of them is left alone at the end. */
export class WaitingTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of Vitest's, not of an array
    const sorted = await super.sort(files)
    const isWaiting = ({ moduleId }: TestSpecification) => WAITING.test(moduleId)
    return [...sorted.filter(isWaiting), ...sorted.filter((file) => !isWaiting(file))]
  }
}
