import { beforeEach, expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { dropLocalCopy } from '#web/editor/draft/local-copy.ts'
import { openApp, signIn } from '../open-app.tsx'
import { DESIGN_ID, type StoredDesigns, storeDesigns, VERSION_ID } from '../stored/stored-designs.ts'

export const canvas = (): Locator => page.getByRole('group', { name: 'Design', exact: true })
export const slot = (name: string | RegExp): Locator => canvas().getByRole('button', { name })
export const headline = (): Locator => slot(/^Headline, /)
export const logo = (): Locator => slot(/^(Logo|Brand name)/)
export const layer = (name: RegExp): Locator =>
  page.getByRole('list', { name: 'Layers' }).getByRole('button', { name }).first()
/** The first button of a list that is not the chosen one. */
export const findOther = (list: string): Element | undefined =>
  page
    .getByRole('list', { name: list })
    .getByRole('button', { pressed: false })
    .elements()
    .find((button) => !button.hasAttribute('aria-disabled'))

/** Removes what the browser keeps of the designs before each test of a file. */
export function useEditor(): void {
  beforeEach(() => Promise.all([DESIGN_ID, VERSION_ID].map(dropLocalCopy)))
}

/** Opens the editor of a stored design. */
export async function openEditor(stored = storeDesigns()): Promise<StoredDesigns> {
  await signIn(stored.answers)
  await openApp(`/dashboard/content/${DESIGN_ID}/edit`)
  await expect.element(headline()).toBeVisible()
  return stored
}

const findImage = () => canvas().element().querySelector<HTMLImageElement>('img[aria-busy=false]')

/** Waits until the newest design is drawn. */
export const expectDrawn = (): Promise<void> => expect.poll(findImage).toBeVisible()

/** The place of an element in the window, in pixels. */
export const readBox = (part: Locator): DOMRect => part.element().getBoundingClientRect()

/** The pixels of the preview on the canvas. */
export function readPreview(): string {
  const image = findImage()
  if (!image) return 'not drawn'
  const context = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d')
  context?.drawImage(image, 0, 0)
  return String(context?.getImageData(0, 0, image.naturalWidth, image.naturalHeight).data)
}

/** A point within a slot where no other slot covers it, beside the handles at its corners and sides. */
export function findFreePoint(part: Locator): { x: number; y: number } {
  const element = part.element()
  const { x, y, width, height } = element.getBoundingClientRect()
  const shares = [0.15, 0.3, 0.4, 0.6, 0.7, 0.85]
  const points = shares.flatMap((down) => shares.map((across) => ({ x: across * width, y: down * height })))
  const free = points.find((point) => document.elementFromPoint(x + point.x, y + point.y) === element)
  if (!free) throw new Error('Other slots cover this one')
  return free
}
