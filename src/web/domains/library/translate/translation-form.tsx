import { Download, Sparkles, Upload } from 'lucide-react'
import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react'
import { DESIGN_LANGUAGES, type DesignLanguage, LANGUAGE_NAMES } from '#contract/languages/languages.ts'
import { TRANSLATIONS_MAX } from '#contract/limits.ts'
import type { SourceItem } from '#contract/designs/translations.ts'
import { BudgetNotice } from '#web/domains/spending/budget-notice.tsx'
import { saveText } from '#web/lib/browser/download.ts'
import { readTextFile } from '#web/lib/browser/read-text-file.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { ToggleChips } from '#web/ui/forms/toggle-chips.tsx'
import { findFirstProblem } from './drafts.ts'
import { readCsv, writeCsv } from './translation-csv.ts'
import { TranslationFields } from './translation-fields.tsx'
import { useTranslation, type TranslationState } from './use-translation.ts'
import { fill, plural } from '#web/words/fill.ts'
import { t } from '#web/words/translate.ts'

const CSV_NAME = 'signet-translations.csv'

interface TranslationFormProps {
  items: readonly SourceItem[]
  /** Whether a text model can translate. */
  canTranslate: boolean
  onCreated: () => void
}

export function TranslationForm({ items, canTranslate, onCreated }: TranslationFormProps) {
  const state = useTranslation(items, onCreated)
  const { languages, pairs, busy, error, setError } = state
  const [wanted, setShown] = useState<DesignLanguage | null>(null)
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const shown = wanted && languages.includes(wanted) ? wanted : languages[0]
  const importTable = useImport(items, state)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pairs.length > TRANSLATIONS_MAX) return setError(fill(t.tooMany, { max: TRANSLATIONS_MAX }))
    const problem = findFirstProblem(pairs, state.drafts)
    if (!problem) return void state.create()
    setChecked(true)
    setShown(problem.language)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  const paste = (event: ClipboardEvent) => {
    if (importTable(event.clipboardData.getData('text/plain'))) event.preventDefault()
  }
  return (
    <form ref={form} noValidate onSubmit={submit} onPaste={paste} className="flex flex-col gap-5 p-5">
      {canTranslate && <BudgetNotice />}
      <ToggleChips
        label={t.languages}
        options={listLanguages(items)}
        chosen={languages}
        onChange={state.setLanguages}
      />
      {shown ? (
        <>
          <Tools {...{ items, state, canTranslate, importTable }} />
          {languages.length > 1 && (
            <div className="overflow-x-auto">
              <Segmented
                label={t.languageShown}
                value={shown}
                options={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
                onChange={setShown}
              />
            </div>
          )}
          <TranslationFields {...{ items, state, isChecked }} language={shown} />
        </>
      ) : (
        <p className="text-sm text-muted">
          {t.chooseFirst} {t.pasteTable}
        </p>
      )}
      {error && <Banner>{error}</Banner>}
      <div className="sticky -bottom-4 -mx-5 -mb-5 flex justify-end border-t border-border bg-surface px-5 py-3">
        <Button
          type="submit"
          isLoading={busy?.task === 'creating'}
          isWaiting={busy !== null}
          disabled={pairs.length === 0}
        >
          {plural(t.createVersions, pairs.length)}
        </Button>
      </div>
    </form>
  )
}

/** The languages that at least one item is not in. */
const listLanguages = (items: readonly SourceItem[]) =>
  DESIGN_LANGUAGES.filter((tag) => items.some(({ language }) => language !== tag)).map((value) => ({
    value,
    label: LANGUAGE_NAMES[value],
  }))

/** Takes the texts of a table. Returns whether the text was one. */
function useImport(items: readonly SourceItem[], { drafts, setDrafts, languages, setLanguages }: TranslationState) {
  return (csv: string): boolean => {
    const read = readCsv(csv, items, drafts)
    if (!read) return false
    setDrafts(read.drafts)
    setLanguages([...new Set([...languages, ...read.languages])])
    if (read.count > 0) toast.success(plural(t.imported, read.count))
    if (read.foreign > 0) toast.error(plural(t.foreignRows, read.foreign))
    return true
  }
}

interface ToolsProps {
  items: readonly SourceItem[]
  state: TranslationState
  canTranslate: boolean
  importTable: (csv: string) => boolean
}

/** Ways to fill in the form besides typing. */
function Tools({ items, state, canTranslate, importTable }: ToolsProps) {
  const { busy, languages, drafts } = state
  const picker = useRef<HTMLInputElement>(null)
  const upload = async (file: File | undefined) => {
    if (!file) return
    const csv = await readTextFile(file)
    if (csv === null) state.setError(t.notUtf8)
    else if (!importTable(csv)) state.setError(t.notATable)
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      {busy?.task === 'translating' ? (
        <>
          <p role="status" className="flex items-center gap-2 text-sm">
            <Spinner />
            {fill(t.translatingOf, { current: busy.done + 1, all: busy.all })}
          </p>
          <Button variant="ghost" size="small" onClick={state.cancel}>
            {t.cancel}
          </Button>
        </>
      ) : (
        canTranslate && (
          <Button variant="secondary" size="small" isWaiting={busy !== null} onClick={() => void state.translate()}>
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
