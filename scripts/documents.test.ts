import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const documents = globSync(['*.md', 'docs/**/*.md', 'src/**/*.md'], { cwd: ROOT }).toSorted()
/** Files that may name a document. */
const others = globSync(['{src,scripts,e2e,bench}/**/*.{ts,tsx,mjs,css}', '*.ts', 'Dockerfile'], {
  cwd: ROOT,
}).toSorted()
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

test.each(documents)('every link of %s leads to a file and a heading that exist', (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:|mailto:)([^)\s]*)\)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => !leadsSomewhere(document, link))).toEqual([])
})

test.each(documents)('every table of %s has its rows on lines of their own', (document) => {
  const lines = read(document).split('\n')
  const folded = lines.filter((line) => /\|[ -]*---/.test(line) && !/^\s*\|(?:\s*:?-+:?\s*\|)+$/.test(line))
  expect(folded).toEqual([])
})

/** Whether the file of a link exists, and the heading that the link names, by the rule that GitHub derives its names with. */
function leadsSomewhere(document: string, link: string): boolean {
  const [path = '', heading] = link.split('#')
  const file = path === '' ? document : join(dirname(document), path)
  if (!existsSync(join(ROOT, file))) return false
  return heading === undefined || listHeadings(read(file)).includes(heading)
}

const listHeadings = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

test('every document that code, scripts and tests name exists', () => {
  const named = others.flatMap((file) =>
    [...read(file).matchAll(/\bdocs\/[\w/-]+\.(?:md|json)\b/g)].map(([path]) => `${path} in ${file}`),
  )
  expect(named.filter((entry) => !existsSync(join(ROOT, entry.split(' ')[0] ?? '')))).toEqual([])
})

test('no decision is named by its number alone, because a link is checked and a number is not', () => {
  const named = [...documents, ...others].filter((file) => {
    const text = read(file).replaceAll(/\[[^\]]*\]\([^)]*\)/g, '')
    return /\b[Dd]ecisions? \d/.test(text)
  })
  expect(named).toEqual([])
})

/** A part of a path in capitals stands for any: `src/web/words/AREA.ts`. */
const isPattern = (path: string) => /\/[A-Z]{2,}(?:\.|\/|$)/.test(path)

test('every path in the pages about the code exists', () => {
  const pages = documents.filter((file) => /^docs\/(?:how-|performance)|^[A-Z]+\.md$/.test(file))
  const paths = pages.flatMap((page) =>
    [...read(page).matchAll(/`((?:src|scripts|e2e|bench|public|docs)\/[\w./-]+)`/g)]
      .filter(([, path = '']) => !isPattern(path))
      .map(([, path]) => `${path} in ${page}`),
  )
  expect(paths.filter((entry) => !existsSync(join(ROOT, entry.split(' ')[0] ?? '')))).toEqual([])
})

test('the overview of how it works has a line for each page', () => {
  const overview = read('docs/how-it-works/README.md')
  const pages = globSync('docs/how-it-works/*.md', { cwd: ROOT }).map((file) => file.slice('docs/how-it-works/'.length))
  const linked = [...overview.matchAll(/^\| \[[^\]]+\]\(([a-z-]+\.md)\)/gm)].map(([, page]) => page)
  expect(new Set(linked)).toEqual(new Set(pages.filter((page) => page !== 'README.md')))
})

test('ARCHITECTURE.md is read in one go: 100 lines of 140 characters at most', () => {
  const lines = read('ARCHITECTURE.md').trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(100)
  expect(lines.filter((line) => line.length > 140)).toEqual([])
})
