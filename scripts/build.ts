import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

/** Builds the app into dist/, then draws the landing page into dist/landing.html, which the server sends for `/`. */
const root = join(import.meta.dirname, '..')
const prerenderDir = join(root, 'node_modules/.cache/prerender')

await build({ root, logLevel: 'warn' })
await build({
  root,
  logLevel: 'warn',
  build: { ssr: 'src/web/prerender.tsx', outDir: prerenderDir, emptyOutDir: true, copyPublicDir: false },
})
const shell = await withFontAhead(await readFile(join(root, 'dist/index.html'), 'utf8'))
await writeFile(join(root, 'dist/index.html'), shell)
const { renderPage } = (await import(join(prerenderDir, 'prerender.js'))) as {
  renderPage: (path: string) => Promise<string>
}
await writeFile(join(root, 'dist/landing.html'), filled(shell, await renderPage('/')))
await rm(prerenderDir, { recursive: true })

/** React puts the title where it stands in the tree; in a document that is the head, which has the same one already. */
function filled(html: string, page: string): string {
  const body = page.replaceAll(/<title>[^<]*<\/title>/g, '')
  return html.replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
}

/** The one font of the first screen is asked for at once, so that its words do not change shape while one reads. */
async function withFontAhead(html: string): Promise<string> {
  const font = (await readdir(join(root, 'dist/assets'))).find((name) =>
    /^inter-latin-wght-normal-.*\.woff2$/.test(name),
  )
  if (!font) throw new Error('The build holds no Inter')
  const link = `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin />`
  return html.replace('<script src="/theme.js">', `${link}\n    <script src="/theme.js">`)
}
