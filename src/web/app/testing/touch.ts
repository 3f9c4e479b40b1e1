import { afterEach, beforeEach, expect } from 'vitest'
import { cdp, type Locator, page } from 'vitest/browser'
import { toPagePoint } from './mouse.ts'

/** Gives the tests of a file the screen of a phone, whose browser says that it has no mouse. */
export function useTouch(width: number, height: number): void {
  beforeEach(async () => {
    await page.viewport(width, height)
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 })
    expect(window.matchMedia('(pointer: coarse)').matches).toBe(true)
  })
  afterEach(() => cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false }))
}

/** Taps the center of an element as soon as nothing covers it. */
export async function tap(control: Locator | Element): Promise<void> {
  const element = control instanceof Element ? control : await control.findElement()
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  await expect.poll(() => element.contains(document.elementFromPoint(...centerOf(element)))).toBe(true)
  const { x, y } = toPagePoint(...centerOf(element))
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

function centerOf(element: Element): [x: number, y: number] {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}
