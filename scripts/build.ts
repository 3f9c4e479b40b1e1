import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { build, type Rolldown } from 'vite'
import { compressTexts } from './compress.ts'

/**
 * Builds the app into dist/, then renders the landing page into dist/landing.html, which the server sends for `/`. Both documents
 * also exist in a form for visitors who may see the mailbox. Every text file is also stored compressed, by two methods. Programs that read
 * no page ask for /favicon.ico, so it is made from the icon of the pages.
 */
const root = join(import.meta.dirname, '..')
/** In pixels. */
const ICON_SIZES = [16, 32, 48]
const prerenderDir = join(root, 'node_modules/.cache/prerender')

const { output } = (await build({ root, logLevel: 'warn' })) as Rolldown.RolldownOutput
await build({
  root,
  logLevel: 'warn',
  build: { ssr: 'src/web/prerender.tsx', outDir: prerenderDir, emptyOutDir: true, copyPublicDir: false },
})
const shell = await withFontAhead(await readFile(join(root, 'dist/index.html'), 'utf8'))
const { renderPage } = (await import(join(prerenderDir, 'prerender.js'))) as {
  renderPage: (path: string) => Promise<string>
}
await writePage('index', shell)
await writePage('landing', withScriptsLater(filled(shell, await renderPage('/'))))
await rm(prerenderDir, { recursive: true })
await writeIcon()
await compressTexts(join(root, 'dist'))

/** The attribute tells the page to link to the mailbox. */
async function writePage(name: string, html: string): Promise<void> {
  const mark = '<meta name="signet-mailbox" content="/mailbox">'
  await writeFile(join(root, `dist/${name}.html`), html)
  await writeFile(join(root, `dist/${name}-with-mailbox.html`), html.replace('</head>', `${mark}</head>`))
}

/** An ICO file: a header of 6 bytes, an entry of 16 bytes for each size, then the images as PNG. */
async function writeIcon(): Promise<void> {
  const drawing = await readFile(join(root, 'public/favicon.svg'))
  const images = await Promise.all(
    ICON_SIZES.map((size) => sharp(drawing, { density: 300 }).resize(size, size).png().toBuffer()),
  )
  const header = Buffer.alloc(6 + 16 * images.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  for (const [index, image] of images.entries()) {
    const entry = header.subarray(6 + 16 * index)
    const size = ICON_SIZES[index] ?? 0
    entry.set([size, size, 0, 0, 1, 0, 32, 0])
    entry.writeUInt32LE(image.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += image.length
  }
  await writeFile(join(root, 'dist/favicon.ico'), Buffer.concat([header, ...images]))
}

/** React renders the title where it is in the tree. It is removed there, because the head of the document has the same one. */
function filled(html: string, page: string): string {
  const body = page.replaceAll(/<title>[^<]*<\/title>/g, '')
  return html.replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
}

/**
 * The page is readable without its scripts, so they load after font and images. The scripts of its screen are preloaded, because
 * otherwise they would be requested only after the others have run.
 */
function withScriptsLater(html: string): string {
  const missing = listScripts('landing-screen').filter((name) => !html.includes(name))
  const links = missing.map((name) => `    <link rel="modulepreload" crossorigin href="/${name}">\n`)
  return html
    .replace('    <link rel="stylesheet"', () => `${links.join('')}    <link rel="stylesheet"`)
    .replaceAll(/<(script type="module"|link rel="modulepreload") /g, '<$1 fetchpriority="low" ')
}

/** The file of a chunk and the files of everything that it imports. */
function listScripts(chunkName: string): string[] {
  const chunks = output.filter((part) => part.type === 'chunk')
  const names = new Set(chunks.filter(({ name }) => name === chunkName).map(({ fileName }) => fileName))
  if (names.size !== 1) throw new Error(`The build has ${names.size} chunks named ${chunkName}, expected one`)
  for (const name of names)
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) names.add(imported)
  return [...names]
}

/** The one font of the first screen is preloaded, so that the text does not change its shape while it is read. */
async function withFontAhead(html: string): Promise<string> {
  const font = (await readdir(join(root, 'dist/assets'))).find((name) =>
    /^inter-latin-wght-normal-.*\.woff2$/.test(name),
  )
  if (!font) throw new Error('The build does not contain the font Inter')
  const link = `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin />`
  return html.replace('<script src="/theme.js">', `${link}\n    <script src="/theme.js">`)
}
