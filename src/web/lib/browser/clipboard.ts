import { t } from '#web/words/ui.ts'
import { toast } from './toast.ts'

/** Copies text and shows a toast: `done` on success, 'Failed to copy' otherwise. */
export async function copyText(text: string, done: string = t.copiedToClipboard): Promise<void> {
  try {
    await write(text)
    toast.success(done)
  } catch {
    toast.error(t.failedToCopy)
  }
}

/** Browsers offer `navigator.clipboard` only on HTTPS and localhost. `execCommand` works elsewhere. */
async function write(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const area = document.createElement('textarea')
  area.value = text
  document.body.append(area)
  area.select()
  const isCopied = document.execCommand('copy')
  area.remove()
  if (!isCopied) throw new Error('The browser refused to copy')
}
