import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { dialog } from '../../testing/page/controls.ts'
import { openScreen, signIn, useApp } from '../../testing/open-app.tsx'

useApp()

/** What is seen of colors that lie on each other, from the lowest to the highest, as sRGB values. */
function paint(...colors: string[]): number[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) throw new Error('There is no canvas')
  for (const color of colors) {
    context.fillStyle = color
    context.fillRect(0, 0, 1, 1)
  }
  return [...context.getImageData(0, 0, 1, 1).data]
}

const readColor = (selector: string) => {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`${selector} is missing`)
  return getComputedStyle(element).backgroundColor
}

test.each(['light', 'dark'])(
  'no stripe is seen beside an open dialog: the gutter of the scrollbar is as dark as the page (%s)',
  async (theme) => {
    localStorage.setItem('signet-theme', theme)
    await signIn()
    await openScreen('/dashboard/brands', 'My Brands')
    expect(getComputedStyle(document.documentElement).scrollbarGutter).toBe('stable')
    const page = readColor('html')
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(dialog()).toBeVisible()
    const seen = paint(page, readColor('[data-scrim]'))
    const gutter = paint(readColor('html'))
    for (const [index, value] of gutter.entries()) expect(Math.abs(value - (seen[index] ?? 0))).toBeLessThanOrEqual(2)
    expect(gutter).not.toEqual(paint(page))
  },
)
