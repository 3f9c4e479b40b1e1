import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CampaignText, TextChange, WriteRequest } from '#contract/campaigns/texts.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { campaignTextsQuery } from '#web/lib/api/campaign-texts.ts'
import { campaignApi } from '#web/lib/api/campaigns.ts'
import { saveBlob } from '#web/lib/browser/download.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { offerUndo } from '#web/ui/feedback/undo-offer.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/handover.ts'
import { fieldName } from './field-words.ts'
import type { SavedField } from './text-table.tsx'

const isSame = (one: Pick<CampaignText, 'text_set' | 'language' | 'product_id' | 'variant'>, other: CampaignText) =>
  one.text_set === other.text_set &&
  one.language === other.language &&
  one.product_id === other.product_id &&
  one.variant === other.variant

/** Puts stored texts into the list. */
function showTexts(client: QueryClient, id: number, changed: readonly CampaignText[]): void {
  client.setQueryData(campaignTextsQuery(id).queryKey, (old) => {
    if (!old) return old
    const others = old.texts.filter((text) => !changed.some((one) => isSame(one, text)))
    return { ...old, texts: [...others, ...changed].toSorted((one, other) => one.variant - other.variant) }
  })
}

interface Place {
  language: TextChange['language']
  product_id: number | null
}

/** Stores one field: shown at once, with an offer to undo, and fetched again if the server refuses it. */
export function useSaveText(id: number, { language, product_id }: Place) {
  const client = useQueryClient()
  const store = async ({ text_set, variant, field, texts }: SavedField): Promise<boolean> => {
    const change = { text_set, variant, language, product_id, fields: { [field]: texts } }
    try {
      const reply = await campaignApi.campaignTexts.save({ params: { id }, body: { texts: [change] } })
      showTexts(client, id, reply.texts)
      return true
    } catch (error) {
      toast.error(getErrorMessage(error, t.saveFailed))
      await client.invalidateQueries({ queryKey: campaignTextsQuery(id).queryKey })
      return false
    }
  }
  return async (saved: SavedField) => {
    const key = { text_set: saved.text_set, variant: saved.variant, language, product_id }
    const before = client.getQueryData(campaignTextsQuery(id).queryKey)?.texts.find((text) => isSame(key, text))
    const fields = { ...before?.fields, [saved.field]: saved.texts }
    showTexts(client, id, [{ ...key, fields, updated_at: before?.updated_at ?? '' }])
    if (!(await store(saved))) return
    const old = before?.fields[saved.field] ?? []
    offerUndo(fill(t.saved, { field: fieldName(saved.field) }), () => void store({ ...saved, texts: old }))
  }
}

/** Writes the texts of a language. */
export function useWriteTexts(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Pick<WriteRequest, 'language' | 'product_id' | 'replace'>) =>
      campaignApi.campaignTexts.write({ params: { id }, body }),
    onSuccess: async ({ note }) => {
      await client.invalidateQueries({ queryKey: campaignTextsQuery(id).queryKey })
      if (note) toast.error(note)
      else toast.success(t.written)
    },
    onError: (error) => toast.error(getErrorMessage(error, t.writeFailed)),
  })
}

/** Downloads all texts as CSV. */
export function useDownloadTexts(id: number) {
  return useMutation({
    mutationFn: () => campaignApi.campaignTexts.csv({ params: { id } }),
    onSuccess: (blob) => saveBlob(blob, `campaign-${id}_texts.csv`),
    onError: (error) => toast.error(getErrorMessage(error, t.downloadFailed)),
  })
}
