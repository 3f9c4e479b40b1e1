import { clsx } from 'clsx'
import { ImagePlus, Trash2, Upload } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState, type DragEvent } from 'react'
import { NOT_AN_IMAGE } from '#contract/messages.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/ui.ts'
import { FilePreview } from './file-preview.tsx'

interface ImageDropProps {
  label: string
  help: string
  /** The chosen file, which is not uploaded yet. */
  file: File | undefined
  /** URL of the stored image. */
  stored: string | null
  isBusy?: boolean
  onFile: (file: File) => void
  onRemove: () => void
}

/** Takes one image by button, drop, or paste anywhere on the page, and previews it. */
export function ImageDrop({ label, help, file, stored, isBusy = false, onFile, onRemove }: ImageDropProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null | undefined) => {
    const first = files?.[0]
    if (!first || isBusy) return
    if (first.type.startsWith('image/')) onFile(first)
    else toast.error(NOT_AN_IMAGE)
  }
  usePastedFiles(take)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const hasImage = Boolean(file ?? stored)
  return (
    <div
      role="group"
      aria-label={label}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={clsx(
        'flex flex-wrap items-center gap-4 rounded-md border border-dashed p-4 transition-colors',
        isOver ? 'border-accent-ink bg-accent-tint' : 'border-outline',
      )}
    >
      <div className="grid size-28 shrink-0 place-content-center overflow-hidden rounded-sm bg-media">
        {file && <FilePreview file={file} className="size-28 object-contain" />}
        {!file && stored && <img src={stored} alt={fill(t.asStored, { label })} className="size-28 object-contain" />}
        {!hasImage && <ImagePlus className="size-7 text-muted" strokeWidth={1.25} aria-hidden />}
      </div>
      <div className="min-w-0 flex-1 basis-48">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        <p id={`${id}-note`} className="text-sm text-muted">
          {help}
        </p>
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/*"
          tabIndex={-1}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            take(event.target.files)
            event.target.value = ''
          }}
          className="sr-only"
        />
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="secondary" size="small" isLoading={isBusy} onClick={() => input.current?.click()}>
            <Upload aria-hidden />
            {hasImage ? t.replaceImage : t.uploadImage}
          </Button>
          {hasImage && !isBusy && (
            <Button variant="ghost" size="small" onClick={onRemove}>
              <Trash2 aria-hidden />
              {t.removeImage}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

/** Calls `take` with files pasted anywhere. If the clipboard also contains text and a text field has the focus, the field gets it. */
function usePastedFiles(take: (files: FileList) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const pasted = event.clipboardData
    if (!pasted || pasted.files.length === 0) return
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea')
    if (isTyping && pasted.types.includes('text/plain')) return
    event.preventDefault()
    take(pasted.files)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}
