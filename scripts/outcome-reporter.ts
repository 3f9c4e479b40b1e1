import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/**
 * Writes which tests failed, and which passed only at the second try, as one line each, and whether PostgreSQL was missing.
 * `npm test` prints them at its end, because they are hard to find in the middle of a long output.
 */
export class OutcomeReporter implements Reporter {
  readonly #file: string
  readonly #withoutPostgres: boolean
  readonly #failed: string[] = []
  readonly #flaky: string[] = []

  constructor(file: string, { withoutPostgres }: { withoutPostgres: boolean }) {
    this.#file = file
    this.#withoutPostgres = withoutPostgres
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result()
    if (state === 'failed') this.#failed.push([toName(test), ...errors.map(({ message }) => message)].join('\n    '))
    // Why the first try failed is all that there is to find the fault by.
    if (test.diagnostic()?.flaky) this.#flaky.push([toName(test), ...errors.map(toLine)].join('\n    '))
  }

  onTestModuleEnd(module: TestModule): void {
    for (const { message } of module.errors()) this.#failed.push(`${toPath(module)}\n    ${message}`)
  }

  onTestRunEnd(): void {
    mkdirSync(dirname(this.#file), { recursive: true })
    const outcome = { failed: this.#failed, flaky: this.#flaky, withoutPostgres: this.#withoutPostgres }
    writeFileSync(this.#file, JSON.stringify(outcome))
  }
}

const toLine = ({ message }: { message: string }) => stripVTControlCharacters(message).split('\n')[0]
const toPath = ({ moduleId, project }: TestModule) => `[${project.name}] ${relative(process.cwd(), moduleId)}`
const toName = ({ module, fullName }: TestCase) => `${toPath(module)} > ${fullName}`
