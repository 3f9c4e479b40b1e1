import { useRef, useState } from 'react'
import type { SourceItem } from '#contract/designs/translations.ts'
import type { DesignLanguage } from '#contract/languages/languages.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { designApi } from '#web/lib/api/designs.ts'
import { t } from '#web/words/translate.ts'
import { type Drafts, listPairs, readText, setDraft, toKey } from './drafts.ts'

/** How far the text model is, in pairs of item and language. */
export interface Translating {
  done: number
  all: number
}

/** The texts of a form in other languages, typed by a person or suggested by a text model. */
export function useDrafts(items: readonly SourceItem[], languages: readonly DesignLanguage[]) {
  const [drafts, setDrafts] = useState<Drafts>({})
  const [warnings, setWarnings] = useState<Readonly<Record<string, string>>>({})
  const [translating, setTranslating] = useState<Translating | null>(null)
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
        setTranslating({ done, all: blank.length })
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
      setTranslating(null)
    }
  }

  return {
    drafts,
    setDrafts,
    change: (key: string, text: string) => {
      setDrafts((now) => ({ ...now, [key]: text }))
      setWarnings(({ [key]: _, ...others }) => others)
    },
    warnings,
    pairs,
    translating,
    error,
    setError,
    translate,
    cancel: () => stop.current?.abort(),
  }
}

export type DraftsState = ReturnType<typeof useDrafts>
