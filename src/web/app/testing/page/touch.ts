import { afterEach, beforeEach, expect } from 'vitest'
import { cdp, type Locator, page } from 'vitest/browser'
import { toPagePoint } from './mouse.ts'

/** Gives the tests of a file the screen of a phone, whose browser says that it has no mouse. */
export function useTouch(width: number, height: number): void {
  beforeEach(async () => {
    await page.viewport(width, height)
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 })
    expect(window.matchMedia('(pointer: coarse)').matches).toBe(true)
    document.adoptedStyleSheets.push(withoutDoubleTaps)
  })
  afterEach(async () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== withoutDoubleTaps)
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false })
  })
}

/** On a phone, a page of the width of the screen has no zoom by double tap. Here, the browser would take two quick taps for one. */
const withoutDoubleTaps = new CSSStyleSheet()
withoutDoubleTaps.replaceSync('@layer base { * { touch-action: manipulation } }')

/** Taps the center of an element as soon as it stays in its place and nothing covers it. Waits until the element gets the click. */
export async function tap(control: Locator | Element): Promise<void> {
  const element = control instanceof Element ? control : await control.findElement()
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  await expect.poll(() => isSteady(element)).toBe(true)
  let isClicked = false
  element.addEventListener('click', () => (isClicked = true), { once: true, capture: true })
  const { x, y } = toPagePoint(...centerOf(element))
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(() => isClicked, { interval: 10 }).toBe(true)
}

async function isSteady(element: Element): Promise<boolean> {
  const [x, y] = centerOf(element)
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const [laterX, laterY] = centerOf(element)
  return x === laterX && y === laterY && element.contains(document.elementFromPoint(x, y))
}

function centerOf(element: Element): [x: number, y: number] {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}
