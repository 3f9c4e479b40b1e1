import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Expression, parseSync, type TemplateLiteral, Visitor } from 'oxc-parser'
import { analyse } from 'scslre'
import { hasAmbiguousLoop } from './ambiguous-loops.ts'

/**
 * Part of `npm run check`: every regular expression of the product must match in linear time. Most of them read untrusted text. Reports
 * literals and `RegExp(…)` that can backtrack repeatedly.
 */
const FILES = 'src/**/*.{ts,tsx}'
/** Used only on our own text. */
const EXEMPT = /\.test\.tsx?$|\.soak\.ts$|\/testing\//

/** A regular expression that is not linear, with the reason in one sentence. */
export interface Finding {
  file: string
  line: number
  pattern: string
  reason: string
}

/**
 * The findings of one file. The extension of `file` tells the language of `source`.
 * @throws Error if `source` cannot be parsed
 */
export function superLinearPatterns(file: string, source: string): Finding[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const constants = new Map<string, Expression>()
  const calls: { start: number; pattern: Expression; flags: Expression | undefined }[] = []
  const findings: Finding[] = []
  const report = (start: number, pattern: string, flags: string) => {
    const line = source.slice(0, start).split('\n').length
    for (const reason of reasonsAgainst(pattern, flags))
      findings.push({ file, line, pattern: `/${pattern}/${flags}`, reason })
  }
  const note = (call: { start: number; callee: Expression; arguments: unknown[] }) => {
    if (call.callee.type !== 'Identifier' || !MAKERS.includes(call.callee.name)) return
    const [pattern, flags] = call.arguments as Expression[]
    if (pattern) calls.push({ start: call.start, pattern, flags })
  }
  const visitor = new Visitor({
    Literal: (node) => {
      if ('regex' in node) report(node.start, node.regex.pattern, node.regex.flags)
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init) constants.set(id.name, init)
    },
    NewExpression: note,
    CallExpression: note,
  })
  visitor.visit(program)
  for (const { start, pattern, flags } of calls)
    report(start, getText(pattern, constants), flags ? getText(flags, constants).replace(UNKNOWN, '') : '')
  return findings
}

/** What makes a pattern of a text. */
const MAKERS: readonly string[] = ['RegExp', 'compilePattern']

/** A placeholder for text that is known only at run time. Such text is escaped, so it contains only literal characters. */
const UNKNOWN = 'unknown'

function getText(node: Expression, constants: ReadonlyMap<string, Expression>): string {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'Literal' && 'regex' in node) return node.regex.pattern
  if (node.type === 'TemplateLiteral') return joined(node, constants)
  const named = node.type === 'Identifier' ? constants.get(node.name) : undefined
  if (node.type === 'Identifier' && named)
    return getText(named, new Map([...constants].filter(([key]) => key !== node.name)))
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return getText(node.left, constants) + getText(node.right, constants)
  return UNKNOWN
}

const joined = ({ quasis, expressions }: TemplateLiteral, constants: ReadonlyMap<string, Expression>): string =>
  quasis
    .map(({ value }, index) => {
      const expression = expressions[index]
      return (value.cooked ?? '') + (expression ? getText(expression, constants) : '')
    })
    .join('')

const REASONS = {
  Trade: 'two of its parts can match the same text',
  Self: 'a repetition contains one that matches the same text',
  Move: 'a repetition at its start is tried again from each position; put a look-behind before it',
}

function reasonsAgainst(source: string, flags: string): string[] {
  // The analysis supports the flag `u`. Nothing that `v` adds repeats.
  const literal = { source: source.replaceAll(String.raw`\p{RGI_Emoji}`, 'x'), flags: flags.replace('v', 'u') }
  const reasons = analyse(literal).reports.map(({ type }) => REASONS[type])
  if (hasAmbiguousLoop(literal.source, literal.flags)) reasons.push('a repeated group can match one text in two ways')
  return [...new Set(reasons)]
}

/** All findings of the product. */
async function checkProduct(root: string): Promise<Finding[]> {
  const findings: Finding[] = []
  for await (const name of glob(FILES, { cwd: root })) {
    if (EXEMPT.test(name)) continue
    const path = join(root, name)
    findings.push(...superLinearPatterns(relative(root, path), readFileSync(path, 'utf8')))
  }
  return findings
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const findings = await checkProduct(join(import.meta.dirname, '..'))
  for (const { file, line, pattern, reason } of findings)
    process.stderr.write(`${file}:${line} ${pattern} is not linear: ${reason}\n`)
  process.exit(findings.length > 0 ? 1 : 0)
}
