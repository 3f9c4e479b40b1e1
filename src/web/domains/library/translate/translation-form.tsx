import { useQueryClient } from '@tanstack/react-query'
import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react'
import { DESIGN_LANGUAGES, type DesignLanguage, LANGUAGE_NAMES } from '#contract/languages/languages.ts'
import { TRANSLATIONS_MAX } from '#contract/limits.ts'
import type { SourceItem } from '#contract/designs/translations.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { CONTENT_LISTS } from '#web/lib/api/content.ts'
import { designApi, VERSIONS } from '#web/lib/api/designs.ts'
import { newIdempotencyKey } from '#web/lib/api/idempotency-key.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { BudgetNotice } from '#web/domains/spending/budget-notice.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { ToggleChips } from '#web/ui/forms/toggle-chips.tsx'
import { findFirstProblem, toTranslations } from './drafts.ts'
import { TranslationFields } from './translation-fields.tsx'
import { TranslationTools, useTableImport } from './translation-tools.tsx'
import { useDrafts } from './use-drafts.ts'
import { fill, plural } from '#web/words/fill.ts'
import { t } from '#web/words/translate.ts'

interface TranslationFormProps {
  items: readonly SourceItem[]
  /** Whether a text model can translate. */
  canTranslate: boolean
  onCreated: () => void
}

export function TranslationForm({ items, canTranslate, onCreated }: TranslationFormProps) {
  const state = useTranslation(items, onCreated)
  const { languages, setLanguages, pairs, isCreating, translating, error, setError } = state
  const isBusy = isCreating || translating !== null
  const [wanted, setShown] = useState<DesignLanguage | null>(null)
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const shown = wanted && languages.includes(wanted) ? wanted : languages[0]
  const importTable = useTableImport(items, state, (read) => setLanguages([...new Set([...languages, ...read])]))
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
      <ToggleChips label={t.languages} options={listLanguages(items)} chosen={languages} onChange={setLanguages} />
      {shown ? (
        <>
          <TranslationTools {...{ items, languages, state, isBusy, canTranslate, importTable }} />
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
        <Button type="submit" isLoading={isCreating} isWaiting={isBusy} disabled={pairs.length === 0}>
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

/** The translated texts of a form, and the versions that are made from them. */
function useTranslation(items: readonly SourceItem[], onCreated: () => void) {
  const client = useQueryClient()
  const [languages, setLanguages] = useState<readonly DesignLanguage[]>([])
  const [isCreating, setCreating] = useState(false)
  const state = useDrafts(items, languages)
  const { pairs, drafts, setError } = state

  const sent = useRef({ body: '', key: '' })
  const create = async () => {
    const translations = toTranslations(pairs, drafts)
    const body = JSON.stringify(translations)
    // A second click after a lost reply makes no second versions.
    if (sent.current.body !== body) sent.current = { body, key: newIdempotencyKey() }
    setError(null)
    setCreating(true)
    try {
      const headers = { 'idempotency-key': sent.current.key }
      const { versions } = await designApi.translations.create({ headers, body: { translations } })
      tellCreated(versions)
      await client.invalidateQueries({ queryKey: VERSIONS })
      await client.invalidateQueries({ queryKey: CONTENT_LISTS })
      onCreated()
    } catch (thrown) {
      setError(getErrorMessage(thrown, t.createFailed))
    } finally {
      setCreating(false)
    }
  }

  return { ...state, languages, setLanguages, isCreating, create }
}

function tellCreated(versions: readonly { content_id: number | null }[]): void {
  const failed = versions.filter(({ content_id }) => content_id === null).length
  if (failed < versions.length) toast.success(plural(t.created, versions.length - failed))
  if (failed > 0) toast.error(plural(t.notCreated, failed))
}
