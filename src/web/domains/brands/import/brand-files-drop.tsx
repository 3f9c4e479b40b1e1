import { FileText, FileUp, X } from 'lucide-react'
import { IMPORT_FILES_MAX } from '#contract/brands/site-reading/import-limits.ts'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { leftToRight } from '#web/words/define-words.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/brand-import.ts'

interface BrandFilesDropProps {
  files: readonly File[]
  onAdd: (files: File[]) => void
  onRemove: (index: number) => void
}

const ACCEPTED = 'image/*,.svg,.pdf,.css,.html,.htm,.ase,.gpl,.json,.signetbrand'

/** Takes files and lists them. The server detects what they are. */
export function BrandFilesDrop({ files, onAdd, onRemove }: BrandFilesDropProps) {
  return (
    <div className="flex flex-col gap-3">
      <FileDrop
        label={t.brandFiles}
        help={fill(t.brandFilesHelp, { max: IMPORT_FILES_MAX })}
        accept={ACCEPTED}
        icon={FileUp}
        isMultiple
        onFiles={onAdd}
      />
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
