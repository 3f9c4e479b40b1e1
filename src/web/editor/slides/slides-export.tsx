import { Popover } from '@base-ui/react/popover'
import { Download, FileArchive, FileText, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import type { CarouselFormat } from '#contract/designs/carousels/carousel-options.ts'
import { carouselFileName } from '#contract/designs/carousels/carousel-file-name.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { carouselApi } from '#web/lib/api/carousels.ts'
import { saveBlob } from '#web/lib/browser/download.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { fileSize } from '#web/lib/format/format.ts'
import { t } from '#web/words/carousels.ts'
import { fill } from '#web/words/fill.ts'
import { buttonClass } from '#web/ui/buttons/button-class.ts'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { useEditorContext } from '../state/editor-context.ts'

const CHOICES: readonly { format: CarouselFormat; icon: LucideIcon; label: string; hint: string }[] = [
  { format: 'zip', icon: FileArchive, label: t.pngFiles, hint: t.pngFilesHint },
  { format: 'pdf', icon: FileText, label: t.pdfDocument, hint: t.pdfDocumentHint },
]

/** Exports all slides in order. Changes that are not saved as a version are in the file. */
export function SlidesExport() {
  const { id, facts, document: edited } = useEditorContext()
  const [isOpen, setOpen] = useState(false)
  const [running, setRunning] = useState<CarouselFormat | null>(null)
  const [error, setError] = useState<string | null>(null)
  const start = async (format: CarouselFormat) => {
    if (running) return
    setRunning(format)
    setError(null)
    try {
      const body = { format, design: edited === facts.saved ? null : edited }
      const file = await carouselApi.carousels.export({ params: { id }, body })
      const name = carouselFileName({ ...facts, ...facts.size, id }, format)
      saveBlob(file, name)
      toast.success(fill(t.exported, { file: name, size: fileSize(file.size) }))
      setOpen(false)
    } catch (failure) {
      setError(getErrorMessage(failure, t.exportFailed))
    } finally {
      setRunning(null)
    }
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger className={buttonClass({ variant: 'secondary', size: 'small' })}>
        <Download aria-hidden />
        <span className="max-sm:sr-only">{t.export}</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner align="end" sideOffset={6} collisionPadding={8} className="z-40">
          <Popover.Popup className="popup w-80 max-w-[calc(100vw-1rem)] p-2 outline-none">
            <Popover.Title className="px-2 pt-1 pb-2 text-sm font-semibold">{t.export}</Popover.Title>
            {CHOICES.map(({ format, icon: Icon, label, hint }) => (
              <button
                key={format}
                type="button"
                aria-disabled={running !== null}
                onClick={() => void start(format)}
                className="flex min-h-12 w-full items-center gap-3 rounded-sm px-2 py-1.5 text-start hover:bg-raised"
              >
                {running === format ? <Spinner /> : <Icon className="size-5 shrink-0 text-muted" aria-hidden />}
                <span className="min-w-0">
                  <span className="block text-sm font-medium">{label}</span>
                  <span className="block text-xs text-muted">{running === format ? t.exporting : hint}</span>
                </span>
              </button>
            ))}
            {error && (
              <p role="alert" className="px-2 pt-2 pb-1 text-sm text-danger">
                {error}
              </p>
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
