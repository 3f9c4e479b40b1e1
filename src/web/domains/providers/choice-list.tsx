import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallKind, KindChoice, ProviderOption } from '#contract/providers/provider-choices.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { providerChoicesQuery, providersApi, CHOICES_KEY } from '#web/lib/api/providers.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { generationOptionsQuery } from '#web/lib/format/generation-options.ts'
import { formatUsd } from '#web/lib/format/number-format.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/providers.ts'
import { nameProvider } from './provider-names.ts'

const LABELS = {
  copy: { label: t.texts, price: t.perText, test: t.testTexts },
  picture: { label: t.images, price: t.perImage, test: t.testImages },
  film: { label: t.videos, price: t.perVideo, test: t.testVideos },
  speech: { label: t.voices, price: t.perVoice, test: t.testVoices },
}

/** A select for each kind of call, saved as soon as it changes; of the account, or of a brand. */
export function ChoiceList({ brandId }: { brandId: number | null }) {
  const choices = useQuery(providerChoicesQuery(brandId))
  if (choices.isPending)
    return (
      <div role="status" aria-busy aria-label={t.loading} className="flex flex-col gap-5">
        {['copy', 'picture', 'film', 'speech'].map((kind) => (
          <Skeleton key={kind} className="h-18 rounded-md" />
        ))}
      </div>
    )
  if (choices.isError)
    return <Banner onRetry={() => void choices.refetch()}>{getErrorMessage(choices.error, t.choicesFailed)}</Banner>
  return (
    <div className="flex flex-col gap-5">
      {choices.data.kinds.map((one) => (
        <ChoiceRow key={one.kind} of={one} brandId={brandId} />
      ))}
    </div>
  )
}

/** The value of the select without a choice. */
const NONE = 'none'

function ChoiceRow({ of, brandId }: { of: KindChoice; brandId: number | null }) {
  const { kind, choice, current } = of
  const { label, price, test: testLabel } = LABELS[kind]
  const save = useSaveChoice(brandId, kind)
  const test = useMutation({
    mutationFn: (wanted: string) => providersApi.providerChoices.test({ body: { kind, choice: wanted } }),
  })
  const used = choice ?? findChoice(of)
  const change = (value: string) => {
    test.reset()
    save.mutate(value === NONE ? null : value)
  }
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <SelectField
            label={label}
            value={choice ?? NONE}
            onChange={change}
            options={listOptions(of, brandId)}
            help={current.problem === null ? describeUse(of, price) : undefined}
          />
        </div>
        <Button
          variant="secondary"
          className="mt-6.5"
          aria-label={testLabel}
          disabled={used === undefined}
          isLoading={test.isPending}
          onClick={() => used !== undefined && test.mutate(used)}
        >
          {t.test}
        </Button>
      </div>
      {current.problem && <Banner>{current.problem}</Banner>}
      {save.isError && <Banner>{getErrorMessage(save.error, t.choiceFailed)}</Banner>}
      {test.isError && <Banner>{getErrorMessage(test.error, t.testFailed)}</Banner>}
      {test.data && <Banner tone={test.data.valid ? 'success' : 'error'}>{test.data.message}</Banner>}
    </div>
  )
}

/** The price of what is used, after its name where the select shows more than the name. */
function describeUse({ choice, current }: KindChoice, price: string): string {
  const cost = current.usd > 0 ? fill(price, { price: formatUsd(current.usd, 4) }) : t.free
  return choice === null ? `${nameProvider(current)} · ${cost}` : cost
}

/** The option that is used although nothing was chosen. */
const findChoice = ({ options, current }: KindChoice) =>
  options.find(
    ({ name, model, is_platform }) =>
      name === current.name && model === current.model && is_platform === current.is_platform,
  )?.choice

function listOptions({ choice, options, otherwise }: KindChoice, brandId: number | null) {
  const toOption = (one: ProviderOption) => ({
    value: one.choice,
    label: nameProvider(one),
    hint: one.usd > 0 ? formatUsd(one.usd, 4) : '',
  })
  const inherited = fill(brandId === null ? t.automatic : t.asAccount, { name: nameProvider(otherwise) })
  const isGone = choice !== null && !options.some((one) => one.choice === choice)
  return [
    { value: NONE, label: inherited },
    ...options.map(toOption),
    ...(isGone ? [{ value: choice, label: t.gone }] : []),
  ]
}

function useSaveChoice(brandId: number | null, kind: CallKind) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (choice: string | null) =>
      providersApi.providerChoices.save({ body: { brand_id: brandId, kind, choice } }),
    onSuccess: (choices) => {
      client.setQueryData(providerChoicesQuery(brandId).queryKey, choices)
      void client.invalidateQueries({ queryKey: CHOICES_KEY })
      void client.invalidateQueries({ queryKey: generationOptionsQuery.queryKey })
      toast.success(t.choiceSaved)
    },
  })
}
