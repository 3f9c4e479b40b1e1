import { expect } from 'vitest'
import { type Locator, utils } from 'vitest/browser'

const { generateAriaTree, matchAriaTree, parseAriaTemplate, renderAriaTemplate } = utils.aria

const FILES = import.meta.glob<string>('../../words/*.aria.yml', { query: '?raw', import: 'default' })

/**
 * Checks that a part of the page has the texts of a file of `app/words`: headings, labels, buttons and sentences, in order. Others may be
 * between them. A text between slashes is a pattern.
 */
export async function expectWords(part: Locator, name: string): Promise<void> {
  const file = await FILES[`../../words/${name}.aria.yml`]?.()
  if (!file) throw new Error(`app/words/${name}.aria.yml does not exist`)
  const template = parseAriaTemplate(withoutSingleQuotes(file))
  const expected = renderAriaTemplate(template)
  await expect
    .poll(() => {
      const element = part.query()
      if (!element) return 'no such part'
      const { pass, resolved } = matchAriaTree(generateAriaTree(element), template)
      return pass ? expected : resolved
    })
    .toBe(expected)
}

/** The parser of Vitest knows only the double quotes of YAML. It reads whole keys and items without quotes. */
const withoutSingleQuotes = (yaml: string) =>
  yaml
    .replaceAll(/(?<=^ *- )'((?:[^']|'')*)'(?=:|$)/gm, (_, key: string) => unescapeQuotes(key))
    .replaceAll(/(?<=: )'((?:[^']|'')*)'$/gm, (_, value: string) => JSON.stringify(unescapeQuotes(value)))

const unescapeQuotes = (text: string) => text.replaceAll("''", "'")
