import { useMutation } from '@tanstack/react-query'
import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react'
import type { Campaign } from '#contract/campaigns/campaigns.ts'
import type { CampaignEdit } from '#contract/campaigns/key-visual.ts'
import { type DesignLanguage, LANGUAGE_NAMES } from '#contract/languages/languages.ts'
import { RUN_CELLS_MAX } from '#contract/limits.ts'
import type { SourceItem } from '#contract/designs/translations.ts'
import { TranslationFields } from '#web/domains/library/translate/translation-fields.tsx'
import { TranslationTools, useTableImport } from '#web/domains/library/translate/translation-tools.tsx'
import { useDrafts } from '#web/domains/library/translate/use-drafts.ts'
import { BudgetNotice } from '#web/domains/spending/budget-notice.tsx'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { campaignApi } from '#web/lib/api/campaigns.ts'
import { newIdempotencyKey } from '#web/lib/api/idempotency-key.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { useUnsavedGuard } from '#web/ui/behavior/use-unsaved-guard.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { offerUndo } from '#web/ui/feedback/undo-offer.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { t } from '#web/words/campaign-words.ts'
import { plural } from '#web/words/fill.ts'
import { useRefreshCampaign, useUndoEdit } from '../use-campaign-calls.ts'
import { isOptional, type MuteLanguage, readDraft, toWordsEdit } from './word-drafts.ts'

interface WordsFormProps {
  campaign: Campaign
  mute: readonly MuteLanguage[]
  /** The message in the language of the key visual. */
  source: SourceItem
  canTranslate: boolean
}

const countCells = (mute: readonly MuteLanguage[]) => mute.reduce((sum, { cells }) => sum + cells.length, 0)

/** The message beside its words in each language. Only languages with a headline are saved. */
export function WordsForm({ campaign, mute, source, canTranslate }: WordsFormProps) {
  const items = [source]
  const languages = mute.map(({ language }) => language)
  const state = useDrafts(items, languages)
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const save = useSaveWords(campaign.id, () => state.setDrafts({}))
  const importTable = useTableImport(items, state)
  const read = (language: DesignLanguage) => readDraft(state.drafts, source, language)
  const ready = mute.filter(({ language }) => read(language).hasHeadline)
  const cellIds = ready.flatMap(({ cells }) => cells.map(({ id }) => id)).slice(0, RUN_CELLS_MAX)
  const isBusy = save.isPending || state.translating !== null || campaign.is_running
  useUnsavedGuard(!save.isPending && languages.some((language) => read(language).isTouched))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isHalf = languages.some((language) => read(language).isTouched && !read(language).hasHeadline)
    const isTooLong = form.current?.querySelector('[aria-invalid=true]')
    if (ready.length > 0 && !isHalf && !isTooLong) {
      const edit = toWordsEdit(
        state.drafts,
        source,
        ready.map(({ language }) => language),
      )
      return save.mutate({ edit, cellIds })
    }
    state.setError(isHalf ? t.headlineNeeded : t.saveFirst)
    setChecked(true)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  const paste = (event: ClipboardEvent) => {
    if (importTable(event.clipboardData.getData('text/plain'))) event.preventDefault()
  }
  return (
    <form ref={form} noValidate onSubmit={submit} onPaste={paste} className="flex flex-col gap-6">
      <Card title={t.title} text={t.text}>
        {canTranslate && <BudgetNotice brandId={campaign.brand_id} campaignId={campaign.id} />}
        <TranslationTools {...{ items, languages, state, isBusy, canTranslate, importTable }} />
        <p className="mt-3 text-sm text-muted">{t.onlyHeadline}</p>
      </Card>
      {mute.map(({ language, cells }) => (
        <Card key={language} title={LANGUAGE_NAMES[language]} text={plural(t.languageCount, cells.length)}>
          <TranslationFields
            {...{ items, language, state, isOptional }}
            isChecked={isChecked && (ready.length === 0 || read(language).isTouched)}
          />
        </Card>
      ))}
      <div className="sticky bottom-0 z-10 -mx-4 -mt-3 flex flex-wrap items-center justify-end gap-3 border-t border-border bg-background px-4 py-3">
        {state.error && (
          <div className="min-w-0 flex-1 basis-64">
            <Banner>{state.error}</Banner>
          </div>
        )}
        <Button type="submit" isLoading={save.isPending} isWaiting={isBusy}>
          {plural(t.saveAndMake, cellIds.length || countCells(mute))}
        </Button>
      </div>
    </form>
  )
}

interface GivenWords {
  edit: CampaignEdit
  /** The cells that have words now. */
  cellIds: readonly number[]
}

/** Gives words to all cells of a campaign, makes the cells that waited for them, and offers to undo the words. */
function useSaveWords(id: number, onSaved: () => void) {
  const refresh = useRefreshCampaign()
  const undo = useUndoEdit(id)
  return useMutation({
    mutationFn: async ({ edit, cellIds }: GivenWords) => {
      const headers = () => ({ 'idempotency-key': newIdempotencyKey() })
      await campaignApi.campaigns.edit({ params: { id }, headers: headers(), body: edit })
      return campaignApi.campaigns
        .run({ params: { id }, headers: headers(), body: { cell_ids: [...cellIds] } })
        .catch((error: unknown) => ({ failure: getErrorMessage(error, t.runFailed) }))
    },
    onSuccess: async (started, { cellIds }) => {
      onSaved()
      if ('failure' in started) toast.error(started.failure)
      else offerUndo(plural(t.saved, cellIds.length), () => undo.mutate())
      await refresh(id)
    },
    onError: (error) => toast.error(getErrorMessage(error, t.saveFailed)),
  })
}
