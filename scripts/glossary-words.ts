import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

/**
 * Part of `npm run check`: names in `src` and `scripts` avoid the words that docs/glossary.md says not to use. It reads the names of files and of
 * what code declares: functions, variables, parameters, types. Texts and fields are not read, because the specification, the API and stored
 * JSON name them. A word with a remark in parentheses is wrong in one meaning only, so it is not searched; `(in code)` is no such remark.
 * `--print` lists all names, also those of the words in `OPEN`.
 */

const ROOT = join(import.meta.dirname, '..')
const GLOSSARY = 'docs/glossary.md'

/** Words that names still have. Take a word out of the list when no name has it any more. */
export const OPEN: readonly string[] = []

/** Names and files that stay although they have a word that the glossary forbids, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'scripts/floors.ts': 'the rooms of the server',
  isSameRoom: 'the rooms of the server',
  isInverse: 'the inverse Fourier transform',
  user_id: 'the column, and the field of a queued job',
  generator: 'the specified calls below /api/generator',
  generatorRoutes: 'the specified calls below /api/generator',
  generatorHandlers: 'the specified calls below /api/generator',
}

/** A name that has a forbidden word. */
export interface Hit {
  term: string
  name: string
  file: string
}

/** The words of the column "do not use" that are wrong in every meaning. A remark holds for all words before it, up to a semicolon. */
export function readTerms(glossary: string): string[] {
  const rows = glossary.split('\n').filter((line) => /^\| (?!term|---)/.test(line))
  const lists = rows.flatMap((row) => (row.split('|').at(3) ?? '').split(';'))
  const terms = lists.flatMap((list) => {
    const words = list.split(/,\s*(?![^(]*\))/).map((word) => word.trim().replace(' (in code)', ''))
    return words.slice(words.findLastIndex((word) => word.includes('(')) + 1)
  })
  return [...new Set(terms.filter((term) => /^[a-z][a-z -]*$/.test(term)))]
}

/** The words of a name: `readDueItems`, `due-items`, `DUE_ITEMS`, `due_items` have the words `due` and `items`. */
export const splitWords = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '')

/** Whether a name has the words of a term one after the other, the last one also in the plural. */
export const hasTerm = (name: string, term: string): boolean => haveTerm(splitWords(name), splitWords(term))

const haveTerm = (words: readonly string[], wanted: readonly string[]): boolean =>
  words.some((_, from) =>
    wanted.every((word, at) => {
      const found = words[from + at]
      return found === word || (at === wanted.length - 1 && found === `${word}s`)
    }),
  )

/** The names that a file declares, and the parts of its path below `src` or `scripts`. */
export function listNames(file: string, source: string): string[] {
  const names = new Set(
    file
      .split('/')
      .slice(1)
      .map((part) => part.replace(/\..*$/, '')),
  )
  const add = (node: unknown) => collectBound(node, names)
  new Visitor({
    FunctionDeclaration: ({ id, params }) => add([id, ...params]),
    FunctionExpression: ({ id, params }) => add([id, ...params]),
    ArrowFunctionExpression: ({ params }) => add(params),
    VariableDeclarator: ({ id }) => add(id),
    ClassDeclaration: ({ id }) => add(id),
    TSInterfaceDeclaration: ({ id }) => add(id),
    TSTypeAliasDeclaration: ({ id }) => add(id),
  }).visit(parseSync(file, source).program)
  return [...names]
}

/** Adds the names that a pattern binds. A name that only repeats the field it comes from is that of the field. */
function collectBound(node: unknown, names: Set<string>): void {
  if (Array.isArray(node)) return node.forEach((one) => collectBound(one, names))
  if (typeof node !== 'object' || node === null || !('type' in node)) return
  const { type, name, left, argument, elements, properties, shorthand, value } = node as Record<string, unknown>
  if (type === 'Identifier') names.add(String(name))
  if (type === 'AssignmentPattern') collectBound(left, names)
  if (type === 'RestElement') collectBound(argument, names)
  if (type === 'ArrayPattern') collectBound(elements, names)
  if (type === 'ObjectPattern') collectBound(properties, names)
  if (type === 'Property' && !shorthand) collectBound(value, names)
}

/** All names with forbidden words, in the files that a pattern finds. */
export function listHits(terms: readonly string[], pattern = '{src,scripts}/**/*.{ts,tsx}'): Hit[] {
  const files = globSync(pattern, { cwd: ROOT }).toSorted()
  const checked = files.filter((file) => !(file in EXCEPTIONS))
  const wanted = terms.map((term) => [term, splitWords(term)] as const)
  return checked.flatMap((file) =>
    listNames(file, readFileSync(join(ROOT, file), 'utf8'))
      .filter((name) => !(name in EXCEPTIONS))
      .flatMap((name) => {
        const words = splitWords(name)
        return wanted.filter(([, parts]) => haveTerm(words, parts)).map(([term]) => ({ term, name, file }))
      }),
  )
}

if (import.meta.main) {
  const terms = readTerms(readFileSync(join(ROOT, GLOSSARY), 'utf8'))
  const hits = listHits(terms)
  const [open, closed] = [
    hits.filter(({ term }) => OPEN.includes(term)),
    hits.filter(({ term }) => !OPEN.includes(term)),
  ]
  if (process.argv.includes('--print')) {
    for (const { term, name, file } of open) process.stdout.write(`${term}: ${name} in ${file}\n`)
    process.stdout.write(`${terms.length} words, of which ${OPEN.length} are still used, in ${open.length} names\n`)
  }
  for (const term of OPEN.filter((word) => !open.some((hit) => hit.term === word)))
    process.stdout.write(`no name has "${term}" any more: take it out of OPEN in scripts/glossary-words.ts\n`)
  for (const { term, name, file } of closed)
    process.stderr.write(`${name} in ${file}: the glossary says not to use "${term}"\n`)
  process.exit(closed.length > 0 ? 1 : 0)
}
