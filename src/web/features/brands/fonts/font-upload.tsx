import { FileType2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { FONT_FORMATS, FONT_MAX_BYTES, LICENSE_NOTE_MAX } from '#contract/brands/fonts/font-options.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { TextArea } from '#web/ui/forms/text-field.tsx'
import { t } from '#web/words/brand-fonts.ts'
import { fill } from '#web/words/fill.ts'
import { brandFontsApi, useSaveFonts } from './queries.ts'

/** Uploads a font with its license note. Why a font was refused stays visible until another one is chosen. */
export function FontUpload({ brandId, isFull }: { brandId: number; isFull: boolean }) {
  const { file, setFile, note, setNote, failure, isRunning, upload } = useFontUpload(brandId)
  return (
    <section aria-labelledby="brand-fonts-add">
      <h3 id="brand-fonts-add" className="font-semibold">
        {t.addFont}
      </h3>
      {isFull ? (
        <p className="mt-2 text-sm text-muted">{t.full}</p>
      ) : (
        <form onSubmit={(event) => void upload(event)} className="mt-3 flex flex-col gap-4">
          <FileDrop
            label={t.pick}
            help={file ? fill(t.picked, { file: file.name }) : t.pickHelp}
            accept={FONT_FORMATS.join()}
            icon={FileType2}
            onFiles={([first]) => first && setFile(first)}
          />
          {failure && <Banner>{failure}</Banner>}
          <TextArea
            label={t.licenseNote}
            help={t.licenseHelp}
            value={note}
            maxLength={LICENSE_NOTE_MAX}
            onChange={(event) => setNote(event.target.value)}
          />
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" isLoading={isRunning} disabled={!file}>
              {t.upload}
            </Button>
            <p role="status" className="text-sm text-muted">
              {isRunning && t.uploading}
            </p>
          </div>
        </form>
      )}
    </section>
  )
}

function useFontUpload(brandId: number) {
  const [file, setPicked] = useState<File | null>(null)
  const [note, setNote] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [isRunning, setRunning] = useState(false)
  const show = useSaveFonts(brandId)
  const setFile = (next: File) => {
    // The server says what a collection is, at any size.
    const isTooLarge = next.size > FONT_MAX_BYTES && !/\.(?:ttc|otc)$/i.test(next.name)
    setFailure(isTooLarge ? t.tooLarge : null)
    setPicked(isTooLarge ? null : next)
  }
  const upload = async (event: FormEvent) => {
    event.preventDefault()
    if (!file) return
    setRunning(true)
    setFailure(null)
    try {
      const sent = { form: { license_note: note }, files: { file: [file] } }
      await show(await brandFontsApi.brandFonts.upload({ params: { id: brandId }, ...sent }))
      toast.success(t.uploaded)
      setPicked(null)
      setNote('')
    } catch (error) {
      setFailure(getErrorMessage(error, t.uploadFailed))
    } finally {
      setRunning(false)
    }
  }
  return { file, setFile, note, setNote, failure, isRunning, upload }
}
