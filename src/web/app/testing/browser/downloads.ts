import { vi } from 'vitest'
import type { Locator } from 'vitest/browser'
import { expectDownload } from '../open-app.tsx'

/** Clicks a button, waits for the download that it starts, and reads its name and its text. */
export async function readDownload(control: Locator): Promise<{ name: string; text: string }> {
  const urls = vi.spyOn(URL, 'createObjectURL')
  const name = await expectDownload(control)
  const blob = urls.mock.lastCall?.[0]
  urls.mockRestore()
  return { name, text: blob instanceof Blob ? await blob.text() : '' }
}
