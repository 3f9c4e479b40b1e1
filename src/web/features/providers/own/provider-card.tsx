import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { Pencil, PlugZap, Trash2 } from 'lucide-react'
import type { OwnProvider } from '#contract/providers/own-providers.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { CHOICES_KEY, ownProvidersQuery, providersApi } from '#web/lib/api/providers.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { generationOptionsQuery } from '#web/lib/format/generation-options.ts'
import { formatUsd } from '#web/lib/format/number-format.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { confirm } from '#web/ui/feedback/confirm.tsx'
import { translateSentence } from '#web/words/define-words.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/providers.ts'

interface ProviderCardProps {
  provider: OwnProvider
  onEdit: () => void
}

/** A provider of the user: its address, models and prices. */
export function ProviderCard({ provider, onEdit }: ProviderCardProps) {
  const { name, base_url, masked_key, is_key_unreadable, problem } = provider
  const test = useTest(provider)
  const remove = useRemove(provider)
  const ask = async () => {
    if (await confirm({ title: fill(t.deleteTitle, { name }), text: t.deleteText, confirmLabel: t.remove }))
      remove.mutate()
  }
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <h3 className="text-base font-medium">
            <bdi>{name}</bdi>
          </h3>
          <p className="truncate text-sm text-muted">
            <bdi>{base_url}</bdi>
          </p>
          <p className="font-mono text-sm text-muted">{masked_key ?? (is_key_unreadable ? '' : t.withoutKey)}</p>
        </div>
        <div className="-ms-2 flex sm:ms-0 sm:-me-2">
          <IconButton
            label={fill(t.testNamed, { name })}
            icon={PlugZap}
            disabled={test.isPending}
            onClick={() => test.mutate()}
          />
          <IconButton label={fill(t.editNamed, { name })} icon={Pencil} onClick={onEdit} />
          <IconButton
            label={fill(t.removeNamed, { name })}
            icon={Trash2}
            disabled={remove.isPending}
            onClick={() => void ask()}
          />
        </div>
      </div>
      <Models provider={provider} />
      {is_key_unreadable && <Banner>{t.keyUnreadable}</Banner>}
      {problem && <Banner>{translateSentence(problem)}</Banner>}
      {test.isError && <Banner>{getErrorMessage(test.error, t.testFailed)}</Banner>}
      {test.data && <Banner tone={test.data.valid ? 'success' : 'error'}>{test.data.message}</Banner>}
      {remove.isError && <Banner>{getErrorMessage(remove.error, t.deleteFailed)}</Banner>}
    </li>
  )
}

function Models({ provider }: { provider: OwnProvider }) {
  const { text_model, image_model, text_input_usd, text_output_usd, image_usd } = provider
  const rates = { input: formatUsd(text_input_usd, 2), output: formatUsd(text_output_usd, 2) }
  const rows = [
    text_model && {
      label: t.textModel,
      model: text_model,
      price: text_input_usd + text_output_usd > 0 ? fill(t.priceText, rates) : t.free,
    },
    image_model && {
      label: t.imageModel,
      model: image_model,
      price: image_usd > 0 ? fill(t.priceImage, { price: formatUsd(image_usd, 4) }) : t.free,
    },
  ].filter((row) => row !== null && row !== '')
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
      {rows.map(({ label, model, price }) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0">
            <bdi className="font-medium break-words">{model}</bdi>
            <span className="block text-muted">{price}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function useTest({ id, base_url, text_model, image_model }: OwnProvider) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => providersApi.ownProviders.test({ body: { id, base_url, text_model, image_model } }),
    // A connection that works ends the pause of a provider.
    onSuccess: () => refreshProviders(client),
  })
}

function useRemove({ id }: OwnProvider) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => providersApi.ownProviders.remove({ params: { id } }),
    onSuccess: async ({ message }) => {
      toast.success(translateSentence(message))
      await refreshProviders(client)
    },
  })
}

async function refreshProviders(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: CHOICES_KEY })
  void client.invalidateQueries({ queryKey: generationOptionsQuery.queryKey })
  await client.invalidateQueries({ queryKey: ownProvidersQuery.queryKey })
}
