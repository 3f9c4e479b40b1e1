import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/**
 * Writes which tests failed, and which passed only at the second try, as one line each. `npm test` prints them at its end,
 * because they are hard to find in the middle of a long output.
 */
export class OutcomeReporter implements Reporter {
  readonly #file: string
  readonly #failed: string[] = []
  readonly #flaky: string[] = []

  constructor(file: string) {
    this.#file = file
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result()
    if (state === 'failed') this.#failed.push([toName(test), ...errors.map(({ message }) => message)].join('\n    '))
    if (test.diagnostic()?.flaky) this.#flaky.push(toName(test))
  }

  onTestModuleEnd(module: TestModule): void {
    for (const { message } of module.errors()) this.#failed.push(`${toPath(module)}\n    ${message}`)
  }

  onTestRunEnd(): void {
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(this.#file, JSON.stringify({ failed: this.#failed, flaky: this.#flaky }))
  }
}

const toPath = ({ moduleId, project }: TestModule) => `[${project.name}] ${relative(process.cwd(), moduleId)}`
const toName = ({ module, fullName }: TestCase) => `${toPath(module)} > ${fullName}`
