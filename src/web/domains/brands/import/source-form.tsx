import { useState } from 'react'
import { IMPORT_FILE_MAX_BYTES, IMPORT_FILES_MAX } from '#contract/brands/site-reading/import-limits.ts'
import { BRAND_FILE_EXTENSION } from '#contract/text/file-names.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { AddressForm } from '#web/ui/reading/address-form.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/brand-import.ts'
import { BrandFilesDrop } from './brand-files-drop.tsx'
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
