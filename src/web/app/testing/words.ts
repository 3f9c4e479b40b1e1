import { expect } from 'vitest'
import { type Locator, utils } from 'vitest/browser'

const { generateAriaTree, matchAriaTree, parseAriaTemplate, renderAriaTemplate, renderAriaTree } = utils.aria

const FILES = import.meta.glob<string>('../words/*.aria.yml', { query: '?raw', import: 'default' })

/**
 * Checks the texts of a part of the page, as in `app/words`: every heading, label, button and sentence, in order, and nothing else. A text
 * between slashes is a pattern.
 */
export async function expectWords(part: Locator, name: string): Promise<void> {
  const file = await FILES[`../words/${name}.aria.yml`]?.()
  if (!file) throw new Error(`app/words/${name}.aria.yml does not exist`)
  const words = withoutSingleQuotes(file)
  const expected = renderAriaTemplate(parseAriaTemplate(words))
  const whole = parseAriaTemplate(`- /children: deep-equal\n${words}`)
  await expect
    .poll(() => {
      const element = part.query()
      if (!element) return 'no such part'
      const tree = generateAriaTree(element)
      return matchAriaTree(tree, whole).pass ? expected : renderAriaTree(tree)
    })
    .toBe(expected)
}

/** The parser of Vitest knows only the double quotes of YAML. It reads whole keys and items without quotes. */
const withoutSingleQuotes = (yaml: string) =>
  yaml
    .replaceAll(/(?<=^ *- )'((?:[^']|'')*)'(?=:|$)/gm, (_, key: string) => unescapeQuotes(key))
    .replaceAll(/(?<=: )'((?:[^']|'')*)'$/gm, (_, value: string) => JSON.stringify(unescapeQuotes(value)))

const unescapeQuotes = (text: string) => text.replaceAll("''", "'")
