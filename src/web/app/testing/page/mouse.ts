import { userEvent } from 'vitest/browser'

/** A point of the app's window as a point of the browser's page, in which the app is a frame. */
export function toPagePoint(x: number, y: number): { x: number; y: number } {
  const { left = 0, top = 0 } = window.frameElement?.getBoundingClientRect() ?? {}
  return { x: left + x, y: top + y }
}

/** Moves the mouse to a point of the app's window, in pixels. */
export const moveMouse = (x: number, y: number): Promise<void> => userEvent.pointer({ coords: toPagePoint(x, y) })
export const pressMouse = (): Promise<void> => userEvent.pointer({ keys: '[MouseLeft>]' })
export const releaseMouse = (): Promise<void> => userEvent.pointer({ keys: '[/MouseLeft]' })
