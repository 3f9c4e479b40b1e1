import { clsx } from 'clsx'
import { FileText, FileUp, X } from 'lucide-react'
import { useId, useState, type DragEvent } from 'react'
import { IMPORT_FILES_MAX } from '#contract/brands-import/import-limits.ts'
import { leftToRight } from '#web/words/define-words.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/brand-import.ts'

interface BrandFilesDropProps {
  files: readonly File[]
  onAdd: (files: File[]) => void
  onRemove: (index: number) => void
}

const ACCEPTED = 'image/*,.svg,.pdf,.css,.html,.htm,.ase,.gpl,.json,.signetbrand'

/** Takes files by click, keyboard and drop, and lists them. The server detects what they are. */
export function BrandFilesDrop({ files, onAdd, onRemove }: BrandFilesDropProps) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onAdd([...event.dataTransfer.files])
  }
  return (
    <div className="flex flex-col gap-3">
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={clsx(
          'relative flex min-h-24 items-center gap-3 rounded-sm border border-dashed px-3.5 py-3 transition-colors focus-within:outline-2 focus-within:outline-accent-ink hover:bg-raised',
          isOver ? 'border-accent-ink bg-accent-tint' : 'border-outline',
        )}
      >
        <FileUp className="size-5 shrink-0 text-muted" strokeWidth={1.5} aria-hidden />
        <div className="min-w-0">
          <label htmlFor={id} className="text-sm font-medium">
            {t.brandFiles}
          </label>
          <p id={`${id}-note`} className="text-sm text-muted">
            {fill(t.brandFilesHelp, { max: IMPORT_FILES_MAX })}
          </p>
        </div>
        <input
          id={id}
          type="file"
          accept={ACCEPTED}
          multiple
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            onAdd([...(event.target.files ?? [])])
            event.target.value = ''
          }}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </div>
      {files.length > 0 && <ChosenFiles files={files} onRemove={onRemove} />}
    </div>
  )
}

function ChosenFiles({ files, onRemove }: Pick<BrandFilesDropProps, 'files' | 'onRemove'>) {
  return (
    <ul aria-label={t.chosenFiles} className="flex flex-wrap gap-1.5">
      {files.map((file, index) => (
        <li
          key={`${file.name}-${index}`}
          className="flex min-h-8 max-w-full items-center gap-1.5 rounded-sm bg-raised ps-2.5 text-sm"
        >
          <FileText className="size-4 shrink-0 text-muted" strokeWidth={1.5} aria-hidden />
          <span className="min-w-0 truncate">{leftToRight(file.name)}</span>
          <button
            type="button"
            aria-label={fill(t.removeFile, { name: file.name })}
            onClick={() => onRemove(index)}
            className="grid size-8 shrink-0 place-content-center rounded-sm text-muted hover:text-text pointer-coarse:size-10"
          >
            <X className="size-3.5" aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
