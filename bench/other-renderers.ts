import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { toElement, toHtml } from './design.ts'
import { installTools } from './install.ts'
import type { Scene } from '../src/studio/model/scene.ts'
import type { Design } from './design.ts'

/** A renderer that draws one design as PNG. */
export interface Renderer {
  name: string
  draw(design: Design): Promise<Uint8Array>
  close(): Promise<void>
}

type Satori = (element: unknown, options: unknown) => Promise<string>
type ResvgClass = new (svg: string, options: unknown) => { render(): { asPng(): Uint8Array } }

/** Imported through variables, because the compiler must not need packages that are installed on the first run. */
const SATORI: string = 'satori'
const RESVG: string = '@resvg/resvg-js'

const require = createRequire(import.meta.url)

export async function openSatori(): Promise<Renderer> {
  installTools(SATORI, RESVG)
  const { default: satori } = (await import(SATORI)) as { default: Satori }
  const { Resvg } = require(RESVG) as { Resvg: ResvgClass }
  const fontsFor = new WeakMap<Scene, unknown>()
  return {
    name: 'satori + resvg',
    draw: async (design) => {
      const { scene } = design
      const fonts =
        fontsFor.get(scene) ??
        scene.fonts.map(({ family, weight }) => ({
          name: family,
          weight,
          style: 'normal',
          data: fontFile(family, weight, 'woff'),
        }))
      fontsFor.set(scene, fonts)
      const svg = await satori(toElement(design), { width: scene.width, height: scene.height, fonts })
      return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
    },
    close: async () => {},
  }
}

/** One warm page. Each image is a new document and a screenshot of it. */
export async function openChromium(): Promise<Renderer> {
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch(executablePath ? { executablePath } : { channel: 'chromium' })
  const page = await browser.newPage()
  return {
    name: 'Chromium, warm',
    draw: async (design) => {
      const { width, height, fonts } = design.scene
      await page.setViewportSize({ width, height })
      await page.setContent(toHtml(design, fonts.map((font) => fontRule(font.family, font.weight)).join('')))
      await page.evaluate(
        'document.fonts.ready.then(() => Promise.all([...document.images].map((image) => image.decode())))',
      )
      return page.screenshot({ type: 'png' })
    },
    close: () => browser.close(),
  }
}

function fontRule(family: string, weight: number): string {
  const data = fontFile(family, weight, 'woff2').toString('base64')
  return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${data})}`
}

function fontFile(family: string, weight: number, format: 'woff' | 'woff2'): Buffer {
  const slug = family.toLowerCase().replaceAll(' ', '-')
  const folder = dirname(require.resolve(`@fontsource/${slug}/package.json`))
  return readFileSync(join(folder, 'files', `${slug}-latin-${weight}-normal.${format}`))
}
