import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FormProvider, useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import type { Brand } from '#contract/brands/brands.ts'
import { type Campaign, CampaignInput } from '#contract/campaigns/campaigns.ts'
import { PLAN_TEMPLATES, type PlanTemplate, TEMPLATE_FORMATS } from '#contract/campaigns/templates.ts'
import { findCampaignFormat } from '#contract/platforms/formats.ts'
import { useRequestPreview } from '#web/domains/request-preview/use-request-preview.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { campaignApi, campaignQuery, CAMPAIGNS_KEY } from '#web/lib/api/campaigns.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { sentenceIn, showFieldErrors } from '#web/lib/forms/field-errors.ts'
import { useUnsavedGuard } from '#web/ui/behavior/use-unsaved-guard.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { FormSection, SaveBar } from '#web/ui/forms/form-section.tsx'
import { t } from '#web/words/campaigns.ts'
import { plural } from '#web/words/fill.ts'
import { FormatShape } from '../format-shape.tsx'
import { CarriedFacts } from '../plan/carried-facts.tsx'
import { applyTemplate, localDay, type PlanDraft } from '../plan/plan-draft.ts'
import { PlanSection } from '../plan/plan-section.tsx'
import { PlanSummary } from '../plan/plan-summary.tsx'
import { usePlanPreview } from '../plan/use-plan-preview.ts'
import { BasicsSection, type BriefDesign, BriefSection, useAskedBrief } from './basics-section.tsx'
import { type CampaignValues, toCampaignValues } from './campaign-values.ts'
import { ScheduleSection } from './schedule-section.tsx'

type Form = UseFormReturn<CampaignValues, unknown, CampaignInput>

interface CampaignFormProps {
  brands: readonly Brand[]
  /** The campaign to edit. Absent for a new one. */
  campaign?: Campaign
  /** Scrolls to the plan when the form opens. */
  isPlanFirst?: boolean
  /** `hasNext` is whether the proposals of a new campaign are wanted too. */
  onSaved: (saved: Campaign, hasNext: boolean) => void
  onCancel: () => void
}

export function CampaignForm({ brands, campaign, isPlanFirst = false, onSaved, onCancel }: CampaignFormProps) {
  const only = brands.length === 1 ? brands[0] : undefined
  const { form, live, design, submit, failure, isBusy } = useCampaignForm(campaign, only, onSaved)
  useEffect(() => {
    const plan = isPlanFirst ? document.getElementById('plan') : null
    plan?.scrollIntoView()
    plan?.focus({ preventScroll: true })
  }, [isPlanFirst])
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit(!campaign)
        }}
        className="flex min-w-0 flex-col"
      >
        <div className="flex flex-col gap-12">
          <FormSection id="templates" title={t.templates} text={t.templatesText}>
            <TemplateCards onChoose={(template) => fillFrom(form, template)} />
          </FormSection>
          <div className="grid gap-12 lg:grid-cols-2 lg:gap-x-16">
            <div className="flex flex-col gap-12">
              <BasicsSection brands={brands} />
              <ScheduleSection />
            </div>
            <BriefSection live={live} design={design.shown} onChange={design.show} />
          </div>
          <PlanOfForm form={form} campaign={campaign} />
        </div>
        <FormBar {...{ form, campaign, failure, isBusy, onCancel }} onCreate={() => submit(false)} />
      </form>
    </FormProvider>
  )
}

const planOf = ({ plan }: Pick<CampaignValues, 'plan'>): PlanDraft => ({ videos: [], variants: 1, ...plan })

function fillFrom(form: Form, template: Parameters<typeof applyTemplate>[0]): void {
  const { plan, startsOn, endsOn } = applyTemplate(template, planOf(form.getValues()), localDay(new Date()))
  const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
  form.setValue('plan', toValues(plan), options)
  form.setValue('starts_on', startsOn, options)
  form.setValue('ends_on', endsOn, options)
}

/** The lists of the form are its own. */
const toValues = ({ formats, videos, languages, variants }: PlanDraft): CampaignValues['plan'] => ({
  formats: [...formats],
  videos: [...videos],
  languages: [...languages],
  variants,
})

/** What the server says about the plan as it is typed. */
function useFormPreview(form: Form, campaign: Campaign | undefined) {
  const names = ['plan', 'product_ids', 'brief', 'brand_id'] as const
  const [values, productIds, brief, brandId] = useWatch({ control: form.control, name: names })
  const plan = planOf({ plan: values })
  const ids = (productIds ?? []).map(Number)
  const asked = {
    campaignId: campaign?.id,
    productIds: ids,
    plan,
    brief: brief ?? '',
    brandId: Number(brandId) || undefined,
  }
  return { plan, ids, ...usePlanPreview(asked) }
}

function PlanOfForm({ form, campaign }: { form: Form; campaign: Campaign | undefined }) {
  const { plan, preview } = useFormPreview(form, campaign)
  const errors = form.formState.errors.plan
  return (
    <div className="flex flex-col gap-6">
      <PlanSection
        plan={plan}
        onChange={(next) =>
          form.setValue('plan', toValues(next), { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
        }
        errors={{ formats: sentenceIn(errors?.formats ?? errors?.videos), languages: sentenceIn(errors?.languages) }}
      />
      <CarriedFacts preview={preview} />
    </div>
  )
}

interface FormBarProps {
  form: Form
  campaign: Campaign | undefined
  failure: string | undefined
  isBusy: boolean
  onCancel: () => void
  /** Creates a campaign without proposals. */
  onCreate: () => void
}

/** The live summary of the plan, and the buttons. A plan that is larger than what is left of the month cannot be saved. */
function FormBar({ form, campaign, failure, isBusy, onCancel, onCreate }: FormBarProps) {
  const { plan, ids, preview, isError } = useFormPreview(form, campaign)
  const { dirtyFields } = form.formState
  const isPlanNew = !campaign || Boolean(dirtyFields.plan ?? dirtyFields.product_ids)
  return (
    <SaveBar>
      {failure && (
        <div className="min-w-0 basis-full">
          <Banner>{failure}</Banner>
        </div>
      )}
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <PlanSummary plan={plan} products={ids.length} preview={preview} isError={isError} />
      </div>
      <Button variant="secondary" onClick={onCancel}>
        {t.cancel}
      </Button>
      {!campaign && (
        <Button variant="secondary" isWaiting={isBusy} disabled={preview?.fits === false} onClick={onCreate}>
          {t.createCampaign}
        </Button>
      )}
      <Button type="submit" isLoading={isBusy} disabled={isPlanNew && preview?.fits === false}>
        {campaign ? t.saveCampaign : t.createAndPropose}
      </Button>
    </SaveBar>
  )
}

/** The form of a new campaign, or of the given one. */
function useCampaignForm(
  campaign: Campaign | undefined,
  brand: Brand | undefined,
  onSaved: (saved: Campaign, hasNext: boolean) => void,
) {
  const client = useQueryClient()
  const [failure, setFailure] = useState<string>()
  const [isSaved, setSaved] = useState(false)
  const form = useForm<CampaignValues, unknown, CampaignInput>({
    resolver: zodResolver(CampaignInput),
    defaultValues: toCampaignValues(campaign, brand),
  })
  const [shown, show] = useState<BriefDesign>('image')
  const live = useRequestPreview(useAskedBrief(form.control, shown), { before: campaign })
  useUnsavedGuard(form.formState.isDirty || live.hasChanged)
  const save = async (values: CampaignInput, hasNext: boolean) => {
    const body = { ...values, ...live.read() }
    setFailure(undefined)
    try {
      const saved = campaign
        ? await campaignApi.campaigns.update({ params: { id: campaign.id }, body })
        : await campaignApi.campaigns.create({ body })
      client.setQueryData(campaignQuery(saved.id).queryKey, saved)
      await client.invalidateQueries({ queryKey: CAMPAIGNS_KEY, refetchType: 'none' })
      toast.success(campaign ? t.saved : t.created)
      // The form is still there while the next screen loads, and must not create the campaign again.
      setSaved(true)
      onSaved(saved, hasNext)
    } catch (error) {
      setFailure(getErrorMessage(error, t.saveFailed))
      showFieldErrors(error, form)
    }
  }
  /** Saves the form, and with `hasNext` takes the next step too. */
  const submit = (hasNext: boolean) => void form.handleSubmit((body) => save(body, hasNext))()
  return { form, live, design: { shown, show }, submit, failure, isBusy: form.formState.isSubmitting || isSaved }
}

const NAMES: Readonly<Record<PlanTemplate, { label: string; text: string }>> = {
  launch: { label: t.launch, text: t.launchText },
  sale: { label: t.sale, text: t.saleText },
  event: { label: t.event, text: t.eventText },
  always_on: { label: t.alwaysOn, text: t.alwaysOnText },
}

/** Common plans. A click fills formats, variants and dates. */
function TemplateCards({ onChoose }: { onChoose: (template: PlanTemplate) => void }) {
  return (
    <div role="group" aria-label={t.templates} className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      {PLAN_TEMPLATES.map((template) => (
        <button
          key={template}
          type="button"
          onClick={() => onChoose(template)}
          className="flex min-w-0 flex-col rounded-lg border border-border bg-surface p-4 text-start transition-colors hover:border-outline"
        >
          <TemplateShapes template={template} />
          <span className="mt-3 font-medium">{NAMES[template].label}</span>
          <span className="mt-0.5 text-sm text-muted">{NAMES[template].text}</span>
          <span className="mt-2 text-xs text-muted tabular-nums">
            {plural(t.formatCount, TEMPLATE_FORMATS[template].length)}
          </span>
        </button>
      ))}
    </div>
  )
}

const SHOWN = 5

/** One of each shape, the first ones of the plan. */
function TemplateShapes({ template }: { template: PlanTemplate }) {
  const formats = TEMPLATE_FORMATS[template].flatMap((key) => findCampaignFormat(key) ?? [])
  const byShape = new Map(formats.map((format) => [`${format.width}x${format.height}`, format]))
  return (
    <span className="flex h-8.5 flex-wrap gap-x-1.5 overflow-hidden" aria-hidden>
      {[...byShape.values()].slice(0, SHOWN).map((format) => (
        <FormatShape key={format.key} format={format} box={34} isStrong />
      ))}
    </span>
  )
}
