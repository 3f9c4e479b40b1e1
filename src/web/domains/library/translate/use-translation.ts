import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SourceItem } from '#contract/designs/translations.ts'
import type { DesignLanguage } from '#contract/languages/languages.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { CONTENT_LISTS } from '#web/lib/api/content.ts'
import { designApi, VERSIONS } from '#web/lib/api/designs.ts'
import { newIdempotencyKey } from '#web/lib/api/idempotency-key.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { plural } from '#web/words/fill.ts'
import { t } from '#web/words/translate.ts'
import { type Drafts, listPairs, readText, setDraft, toKey, toTranslations } from './drafts.ts'

type Busy = { task: 'translating'; done: number; all: number } | { task: 'creating' } | null

/** The translated texts of a form, and the calls on them. */
export function useTranslation(items: readonly SourceItem[], onCreated: () => void) {
  const client = useQueryClient()
  const [languages, setLanguages] = useState<readonly DesignLanguage[]>([])
  const [drafts, setDrafts] = useState<Drafts>({})
  const [warnings, setWarnings] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState<Busy>(null)
  const [error, setError] = useState<string | null>(null)
  const stop = useRef<AbortController>(null)
  const pairs = listPairs(items, languages)

  /** Fills in the texts that are still blank, one request for each item and language. */
  const translate = async () => {
    const blank = pairs.filter(({ item, language }) =>
      item.texts.some((text) => !readText(drafts, { id: item.id, language, field: text.field }, text).trim()),
    )
    const { signal } = (stop.current = new AbortController())
    setError(null)
    try {
      for (const [done, { item, language }] of blank.entries()) {
        setBusy({ task: 'translating', done, all: blank.length })
        const { id } = item
        const answer = await designApi.translations.suggest({ params: { id }, body: { language }, signal })
        const at = (field: string) => ({ id, language, field })
        setDrafts((now) =>
          item.texts.reduce(
            (all, { field }) =>
              now[toKey(at(field))]?.trim() ? all : setDraft(all, at(field), answer.texts[field] ?? ''),
            now,
          ),
        )
        const told = Object.entries(answer.warnings).map(([field, text]) => [toKey(at(field)), text])
        setWarnings((now) => ({ ...now, ...Object.fromEntries(told) }))
      }
    } catch (thrown) {
      if (!signal.aborted) setError(getErrorMessage(thrown, t.translateFailed))
    } finally {
      setBusy(null)
    }
  }

  const sent = useRef({ body: '', key: '' })
  const create = async () => {
    const translations = toTranslations(pairs, drafts)
    const body = JSON.stringify(translations)
    // A second click after a lost reply makes no second versions.
    if (sent.current.body !== body) sent.current = { body, key: newIdempotencyKey() }
    setError(null)
    setBusy({ task: 'creating' })
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
      setBusy(null)
    }
  }

  return {
    languages,
    setLanguages,
    drafts,
    setDrafts,
    change: (key: string, text: string) => {
      setDrafts((now) => ({ ...now, [key]: text }))
      setWarnings(({ [key]: _, ...others }) => others)
    },
    warnings,
    pairs,
    busy,
    error,
    setError,
    translate,
    create,
    cancel: () => stop.current?.abort(),
  }
}

export type TranslationState = ReturnType<typeof useTranslation>

function tellCreated(versions: readonly { content_id: number | null }[]): void {
  const failed = versions.filter(({ content_id }) => content_id === null).length
  if (failed < versions.length) toast.success(plural(t.created, versions.length - failed))
  if (failed > 0) toast.error(plural(t.notCreated, failed))
}
