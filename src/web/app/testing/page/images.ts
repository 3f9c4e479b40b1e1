import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { PIXEL } from '../replies/content-replies.ts'

/** An image of one pixel. */
export function createImage(name = 'picture.png'): File {
  const bytes = Uint8Array.from(atob(PIXEL), (character) => character.charCodeAt(0))
  return new File([bytes], name, { type: 'image/png' })
}

export const createNote = (): File => new File(['hello'], 'notes.txt', { type: 'text/plain' })

/** Chooses a file in the first file field, which may be hidden behind a button of ours. */
export async function chooseFile(file: File): Promise<void> {
  await expect.poll(findFileField).not.toBeNull()
  await userEvent.upload(findFileField() ?? document.body, file)
}

export const findFileField = (): Element | null => document.querySelector('input[type=file]')

/** The base64 text of a PNG of that size. */
export async function drawImage(width: number, height: number): Promise<string> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
  return btoa(String.fromCharCode(...bytes))
}
