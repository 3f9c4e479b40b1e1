import { FileText, FileUp, X } from 'lucide-react'
import { useState } from 'react'
import { IMPORT_FILE_MAX_BYTES, IMPORT_FILES_MAX } from '#contract/brands/site-reading/import-limits.ts'
import { BRAND_FILE_EXTENSION } from '#contract/text/file-names.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { AddressForm } from '#web/ui/reading/address-form.tsx'
import { t } from '#web/words/brand-import.ts'
import { leftToRight } from '#web/words/define-words.ts'
import { fill } from '#web/words/fill.ts'
import type { Asked } from './use-brand-import.ts'

interface SourceFormProps {
  asked: Asked
  /** Why the last reading failed, or ''. */
  failure: string
  onRead: (asked: Asked) => void
  /** Called for a brand file, which needs no reading. */
  onBrandFile: (file: File) => void
  /** A brand file is being imported. */
  isImporting: boolean
  onCancel: () => void
}

/** An address, files, or both. */
export function SourceForm({ asked, failure, onRead, onBrandFile, isImporting, onCancel }: SourceFormProps) {
  const [files, setFiles] = useState<readonly File[]>(asked.files)
  const addFiles = (added: readonly File[]) => {
    const brandFile = added.find(({ name }) => name.toLowerCase().endsWith(BRAND_FILE_EXTENSION))
    if (brandFile) return onBrandFile(brandFile)
    const large = added.find(({ size }) => size > IMPORT_FILE_MAX_BYTES)
    if (large) toast.error(fill(t.fileTooLarge, { name: large.name }))
    const all = [...files, ...added.filter(({ size }) => size <= IMPORT_FILE_MAX_BYTES)]
    if (all.length > IMPORT_FILES_MAX) toast.error(fill(t.tooManyFiles, { max: IMPORT_FILES_MAX }))
    setFiles(all.slice(0, IMPORT_FILES_MAX))
  }
  return (
    <AddressForm
      asked={asked.url}
      failure={failure}
      words={{ address: t.webAddress, missing: t.enterSource, read: t.readBrand }}
      hasMore={files.length > 0}
      onRead={(url) => onRead({ url, files })}
      onCancel={onCancel}
    >
      <BrandFilesDrop
        files={files}
        onAdd={addFiles}
        onRemove={(index) => setFiles(files.filter((_, at) => at !== index))}
      />
      {isImporting && (
        <p role="status" className="flex items-center gap-2 text-sm text-muted">
          <Spinner />
          {t.fileImporting}
        </p>
      )}
    </AddressForm>
  )
}

interface BrandFilesDropProps {
  files: readonly File[]
  onAdd: (files: File[]) => void
  onRemove: (index: number) => void
}

const ACCEPTED = 'image/*,.svg,.pdf,.css,.html,.htm,.ase,.gpl,.json,.signetbrand'

/** Takes files and lists them. The server detects what they are. */
function BrandFilesDrop({ files, onAdd, onRemove }: BrandFilesDropProps) {
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
