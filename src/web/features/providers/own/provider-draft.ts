import { type OwnProvider, OwnProviderInput, PROVIDER_PRICE_MAX } from '#contract/providers/own-providers.ts'
import { editMoney, readMoney } from '#web/lib/money/read-money.ts'
import { t } from '#web/words/providers.ts'

/** The fields as they are typed. */
export interface ProviderDraft {
  name: string
  base_url: string
  key: string
  text_model: string
  image_model: string
  takes_pictures: boolean
  text_input_usd: string
  text_output_usd: string
  image_usd: string
}

export type ProviderBody = OwnProviderInput
export type DraftErrors = Partial<Record<keyof ProviderDraft, string>>

export const toDraft = (stored: OwnProvider | null): ProviderDraft => ({
  name: stored?.name ?? '',
  base_url: stored?.base_url ?? '',
  key: '',
  text_model: stored?.text_model ?? '',
  image_model: stored?.image_model ?? '',
  takes_pictures: stored?.takes_pictures ?? false,
  text_input_usd: formatPrice(stored?.text_input_usd),
  text_output_usd: formatPrice(stored?.text_output_usd),
  image_usd: formatPrice(stored?.image_usd),
})

const formatPrice = (usd = 0) => (usd === 0 ? '' : editMoney(usd))

/** What is sent, or what is wrong with each field. An empty key keeps that of a stored provider. */
export function checkDraft(
  draft: ProviderDraft,
  stored: OwnProvider | null,
): { body: ProviderBody | null; errors: DraftErrors } {
  const { key: typed, text_input_usd, text_output_usd, image_usd, ...fields } = draft
  const prices = {
    text_input_usd: parsePrice(text_input_usd),
    text_output_usd: parsePrice(text_output_usd),
    image_usd: parsePrice(image_usd),
  }
  const key = typed.trim() === '' ? (stored ? undefined : null) : typed
  const parsed = OwnProviderInput.safeParse({ ...fields, key, ...prices })
  const errors: DraftErrors = {}
  // The first message of a field counts.
  for (const { path, message } of (parsed.error?.issues ?? []).toReversed())
    Object.assign(errors, { [String(path[0])]: String(path[0]).endsWith('_usd') ? t.priceInvalid : message })
  if (draft.text_model.trim() === '' && draft.image_model.trim() === '')
    errors.text_model = 'Enter a model for texts or for images'
  const isFine = parsed.success && Object.keys(errors).length === 0
  return { body: isFine ? parsed.data : null, errors }
}

/** USD; an empty text is 0, NaN is a text that is no amount. */
function parsePrice(text: string): number {
  if (text.trim() === '') return 0
  const usd = readMoney(text, 'USD', true).price?.exact ?? Number.NaN
  return usd <= PROVIDER_PRICE_MAX ? usd : Number.NaN
}
