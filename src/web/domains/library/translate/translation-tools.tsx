import { Download, Sparkles, Upload } from 'lucide-react'
import { useRef } from 'react'
import type { SourceItem } from '#contract/designs/translations.ts'
import type { DesignLanguage } from '#contract/languages/languages.ts'
import { saveText } from '#web/lib/browser/download.ts'
import { readTextFile } from '#web/lib/browser/read-text-file.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { fill, plural } from '#web/words/fill.ts'
import { t } from '#web/words/translate.ts'
import { readCsv, writeCsv } from './translation-csv.ts'
import type { DraftsState } from './use-drafts.ts'

const CSV_NAME = 'signet-translations.csv'

/** Returns a function that takes the texts of a table, and tells whether the text was one. `onLanguages` learns its languages. */
export function useTableImport(
  items: readonly SourceItem[],
  { drafts, setDrafts }: DraftsState,
  onLanguages?: (languages: readonly DesignLanguage[]) => void,
) {
  return (csv: string): boolean => {
    const read = readCsv(csv, items, drafts)
    if (!read) return false
    setDrafts(read.drafts)
    onLanguages?.(read.languages)
    if (read.count > 0) toast.success(plural(t.imported, read.count))
    if (read.foreign > 0) toast.error(plural(t.foreignRows, read.foreign))
    return true
  }
}

interface TranslationToolsProps {
  items: readonly SourceItem[]
  languages: readonly DesignLanguage[]
  state: DraftsState
  isBusy: boolean
  canTranslate: boolean
  importTable: (csv: string) => boolean
}

/** Ways to fill in translations besides typing. */
export function TranslationTools({
  items,
  languages,
  state,
  isBusy,
  canTranslate,
  importTable,
}: TranslationToolsProps) {
  const { drafts, translating } = state
  const picker = useRef<HTMLInputElement>(null)
  const upload = async (file: File | undefined) => {
    if (!file) return
    const csv = await readTextFile(file)
    if (csv === null) state.setError(t.notUtf8)
    else if (!importTable(csv)) state.setError(t.notATable)
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      {translating ? (
        <>
          <p role="status" className="flex items-center gap-2 text-sm">
            <Spinner />
            {fill(t.translatingOf, { current: translating.done + 1, all: translating.all })}
          </p>
          <Button variant="ghost" size="small" onClick={state.cancel}>
            {t.cancel}
          </Button>
        </>
      ) : (
        canTranslate && (
          <Button variant="secondary" size="small" isWaiting={isBusy} onClick={() => void state.translate()}>
            <Sparkles aria-hidden />
            {t.translateWithAi}
          </Button>
        )
      )}
      <Button
        variant="secondary"
        size="small"
        onClick={() => saveText(writeCsv(items, languages, drafts), 'text/csv', CSV_NAME)}
      >
        <Download aria-hidden />
        {t.downloadCsv}
      </Button>
      <Button variant="secondary" size="small" onClick={() => picker.current?.click()}>
        <Upload aria-hidden />
        {t.uploadCsv}
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={t.uploadCsv}
        onChange={(event) => {
          void upload(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <p className="text-sm text-muted">{t.pasteTable}</p>
    </div>
  )
}
