import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Node, parseSync, Visitor } from 'oxc-parser'

/** Finds sentences that are written into a screen instead of a catalog of `src/web/words`. A part of `npm run check`. */

/** What stays English: the headlines in pictures. */
const ENGLISH_ONLY = /\.test\.|src\/web\/words\/|(app|editor|ui)\/testing\/|showcase\/images/
/** Attributes and properties whose text people read. */
const READ = new Set(
  'label title text lead help hint placeholder alt description noun question more legend term heading confirmLabel cancelLabel aria-label aria-valuetext aria-description doneLead buttonLabel backLabel failure'.split(
    ' ',
  ),
)
/** Names and signs that are the same in every language. */
const UNTRANSLATED =
  /^(Signet|Aa|AIza…|SKU|UPC|Esc|Ctrl K|Google Gemini|Gemini|Instagram|Facebook|Twitter|LinkedIn|TikTok|YouTube|Pinterest|Georgia, serif|https:\/\/|30 ml|(.*|)· Signet|(POST )?\/api\/.*|Authorization: Bearer|PNG|JPEG|WebP|PDF|SVG|MP4|GIF|WebM|SRT|VTT)$/

const hasWords = (text: string) => /[a-z]{2}/i.test(text) && !UNTRANSLATED.test(text.trim())

/** The sentences in a file, each with its line. */
export function findWrittenWords(file: string, source: string): string[] {
  const found: string[] = []
  const { program } = parseSync(file, source)
  const report = (start: number, text: string) => {
    if (hasWords(text)) found.push(`${file}:${source.slice(0, start).split('\n').length} ${text.trim()}`)
  }
  /** Also the choices of a condition and the fixed parts of a template. */
  const reportString = (node: Node | null | undefined): void => {
    if (node?.type === 'Literal' && typeof node.value === 'string') report(node.start, node.value)
    if (node?.type === 'TemplateLiteral') for (const { value, start } of node.quasis) report(start, value.raw)
    if (node?.type === 'ConditionalExpression') for (const one of [node.consequent, node.alternate]) reportString(one)
    if (node?.type === 'LogicalExpression') reportString(node.right)
    if (node?.type === 'JSXExpressionContainer') reportString(node.expression)
  }
  new Visitor({
    JSXText: ({ start, value }) => report(start, value),
    JSXElement: ({ children }) => {
      for (const child of children) if (child.type === 'JSXExpressionContainer') reportString(child)
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && READ.has(name.name)) reportString(value)
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && READ.has(key.name)) reportString(value)
    },
    CallExpression: ({ callee, arguments: [first, second] }) => {
      const name = source.slice(callee.start, callee.end)
      if (/^toast(\.|$)|\bannounce$/.test(name)) reportString(first)
      if (name === 'getErrorMessage') reportString(second)
    },
  }).visit(program)
  return found
}

const root = join(import.meta.dirname, '..')

/** The sentences in all screens. */
export function listWrittenWords(): string[] {
  const files = globSync('src/web/**/*.{ts,tsx}', { cwd: root }).filter((file) => !ENGLISH_ONLY.test(file))
  return files.toSorted().flatMap((file) => findWrittenWords(file, readFileSync(join(root, file), 'utf8')))
}

if (import.meta.main) {
  const found = listWrittenWords()
  for (const line of found) process.stderr.write(`${line}\n`)
  if (found.length > 0) process.stderr.write('Move these sentences into a catalog of src/web/words.\n')
  process.exit(found.length > 0 ? 1 : 0)
}
