import { clsx } from 'clsx'
import { ImagePlus, type LucideIcon } from 'lucide-react'
import { useId, useState, type DragEvent } from 'react'
import { NOT_AN_IMAGE } from '#contract/messages.ts'
import { toast } from '#web/lib/browser/toast.ts'

interface FileDropProps {
  label: string
  help: string
  isMultiple?: boolean
  /** What the file dialog offers. Files that are not images are rejected only where images are. */
  accept?: string
  icon?: LucideIcon
  onFiles: (files: File[]) => void
}

const IMAGES = 'image/*'

/** Takes files by click, keyboard and drop: images, unless `accept` says otherwise. */
export function FileDrop({
  label,
  help,
  isMultiple = false,
  accept = IMAGES,
  icon: Icon = ImagePlus,
  onFiles,
}: FileDropProps) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const take = (list: FileList | null) => {
    const files = Array.from(list ?? [])
    const accepted = files.filter((file) => accept !== IMAGES || file.type.startsWith('image/'))
    if (accepted.length < files.length) toast.error(NOT_AN_IMAGE)
    if (accepted.length > 0) onFiles(isMultiple ? accepted : accepted.slice(0, 1))
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={clsx(
        'relative flex min-h-16 items-center gap-3 rounded-sm border border-dashed px-3.5 py-2.5 transition-colors focus-within:outline-2 focus-within:outline-accent-ink hover:bg-raised',
        isOver ? 'border-accent-ink bg-accent-tint' : 'border-outline',
      )}
    >
      <Icon className="size-5 shrink-0 text-muted" strokeWidth={1.5} aria-hidden />
      <div className="min-w-0">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        <p id={`${id}-note`} className="text-xs text-muted">
          {help}
        </p>
      </div>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={isMultiple}
        aria-describedby={`${id}-note`}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </div>
  )
}
