import { useState, type SubmitEvent } from 'react'
import { IMPORT_FILE_MAX_BYTES, IMPORT_FILES_MAX } from '#contract/brands-import/import-limits.ts'
import { BRAND_FILE_EXTENSION } from '#contract/brand-life/brand-file-name.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
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
  onCancel: () => void
}

/** An address, files, or both. */
export function SourceForm({ asked, failure, onRead, onBrandFile, onCancel }: SourceFormProps) {
  const [url, setUrl] = useState(asked.url)
  const [files, setFiles] = useState<readonly File[]>(asked.files)
  const [error, setError] = useState('')
  const addFiles = (added: readonly File[]) => {
    const brandFile = added.find(({ name }) => name.toLowerCase().endsWith(BRAND_FILE_EXTENSION))
    if (brandFile) return onBrandFile(brandFile)
    const large = added.find(({ size }) => size > IMPORT_FILE_MAX_BYTES)
    if (large) toast.error(fill(t.fileTooLarge, { name: large.name }))
    const all = [...files, ...added.filter(({ size }) => size <= IMPORT_FILE_MAX_BYTES)]
    if (all.length > IMPORT_FILES_MAX) toast.error(fill(t.tooManyFiles, { max: IMPORT_FILES_MAX }))
    setFiles(all.slice(0, IMPORT_FILES_MAX))
    setError('')
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!url.trim() && files.length === 0) return setError(t.enterSource)
    onRead({ url: url.trim(), files })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5 p-5">
      {failure && <Banner>{failure}</Banner>}
      <TextField
        label={t.webAddress}
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first question of the dialog
        autoFocus
        value={url}
        error={error || undefined}
        onChange={(event) => {
          setUrl(event.target.value)
          setError('')
        }}
      />
      <BrandFilesDrop
        files={files}
        onAdd={addFiles}
        onRemove={(index) => setFiles(files.filter((_, at) => at !== index))}
      />
      <div className="flex justify-end gap-2">
        <Button variant="secondary" onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button type="submit">{t.readBrand}</Button>
      </div>
    </form>
  )
}
