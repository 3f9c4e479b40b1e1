import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Page } from '@playwright/test'
import { scaleLimit } from '#server/testing/patience.ts'
import { createByApi, expect, createUser } from './signet.ts'

const PROMPT = 'Wake up to brighter skin, 20% off until Friday. Shop now'

/** Creates an image with a brand name, a button and the pictures of `files`, and opens its editor. Returns its id. */
export async function openEditor(page: Page, files: readonly string[] = [], prompt = PROMPT): Promise<number> {
  const id = await createDesign(page, files, prompt)
  await page.goto(`/dashboard/content/${id}/edit`)
  await expect(findSlot(page, /^Headline, /)).toBeVisible()
  return id
}

/** Registers a user who has one image. Returns its id. */
export async function createDesign(page: Page, files: readonly string[] = [], prompt = PROMPT): Promise<number> {
  await createUser(page)
  const token = await page.evaluate(() => localStorage.getItem('signet-token'))
  const headers = { authorization: `Bearer ${token}` }
  const brand = await createByApi(page, '/api/brands', {
    name: 'Verdant',
    primary_color: '#0B3B32',
    secondary_color: '#F5E9CF',
  })
  const multipart = new FormData()
  multipart.set('brand_id', String(brand.id))
  multipart.set('prompt', prompt)
  multipart.set('title', 'Spring')
  for (const file of files)
    multipart.append('references', new File([await readFile(file)], basename(file), { type: 'image/png' }))
  const made = await page.request.post('/api/content/generate', { headers, multipart, timeout: scaleLimit(120_000) })
  expect(made.status(), await made.text()).toBe(200)
  return ((await made.json()) as { id: number }).id
}

export const findCanvas = (page: Page) => page.getByRole('group', { name: 'Design', exact: true })
export const findSlot = (page: Page, name: string | RegExp) => findCanvas(page).getByRole('button', { name })

/** Waits until the newest design is drawn. */
export const expectDrawn = (page: Page) => expect(findCanvas(page).locator('img[aria-busy=false]')).toBeVisible()

export interface Pixels {
  size: number[]
  /** RGBA, four bytes per pixel. */
  data: Buffer
}

/** The pixels of the preview on the canvas. */
export async function readPreviewPixels(page: Page): Promise<Pixels> {
  const preview = findCanvas(page).locator('img[aria-busy=false]')
  const { size, base64 } = await preview.evaluate((image: HTMLImageElement) => {
    const { naturalWidth: width, naturalHeight: height } = image
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(image, 0, 0)
    const bytes = context?.getImageData(0, 0, width, height).data ?? []
    let text = ''
    for (const byte of bytes) text += String.fromCharCode(byte)
    return { size: [width, height], base64: btoa(text) }
  })
  return { size, data: Buffer.from(base64, 'base64') }
}
