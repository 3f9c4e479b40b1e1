import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { sentenceIn } from '#web/lib/forms/field-errors.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { DateField } from '#web/ui/forms/date-field.tsx'
import { FormText } from '#web/ui/forms/form-fields.tsx'
import { FieldPair, FormSection } from '#web/ui/forms/form-section.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { t } from '#web/words/campaigns.ts'
import type { CampaignValues } from './campaign-values.ts'

/** The parameters, and what the rule puts into them. */
const UTM_FIELDS = [
  { name: 'source', parameter: 'utm_source', rule: t.utmSource },
  { name: 'medium', parameter: 'utm_medium', rule: t.utmMedium },
  { name: 'campaign', parameter: 'utm_campaign', rule: t.utmCampaign },
  { name: 'content', parameter: 'utm_content', rule: t.utmContent },
  { name: 'term', parameter: 'utm_term', rule: t.utmTerm },
] as const

/** Dates, and the page that the campaign links to. */
export function ScheduleSection() {
  const { register, formState } = useFormContext<CampaignValues>()
  const day = { setValueAs: (text: unknown) => (typeof text === 'string' && text ? text : null) }
  return (
    <FormSection id="schedule" title={t.datesAndLink} text={t.datesAndLinkText}>
      <FieldPair>
        <DateField label={t.starts} error={sentenceIn(formState.errors.starts_on)} {...register('starts_on', day)} />
        <DateField label={t.ends} error={sentenceIn(formState.errors.ends_on)} {...register('ends_on', day)} />
      </FieldPair>
      <FormText<CampaignValues>
        name="landing_url"
        label={t.landingPage}
        type="url"
        placeholder="https://"
        help={t.landingPageHelp}
      />
      <UtmFields />
    </FormSection>
  )
}

/** What is appended to the links. The parameters that are left blank follow the rule. */
function UtmFields() {
  const { register, control } = useFormContext<CampaignValues>()
  const isOn = useWatch({ control, name: 'utm.enabled' }) ?? true
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4">
        <Checkbox label={t.appendUtm} {...register('utm.enabled')} />
        {isOn && (
          <Button
            variant="ghost"
            size="small"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronDown aria-hidden className={isOpen ? 'rotate-180' : undefined} />
            {isOpen ? t.hideUtm : t.changeUtm}
          </Button>
        )}
      </div>
      {isOn && (
        <div id={id} hidden={!isOpen} className="rounded-md border border-border bg-surface p-4">
          <p className="mb-4 text-sm text-muted">{t.utmText}</p>
          <FieldPair>
            {UTM_FIELDS.map(({ name, parameter, rule }) => (
              <FormText<CampaignValues> key={name} name={`utm.${name}`} label={parameter} placeholder={rule} />
            ))}
          </FieldPair>
        </div>
      )}
    </div>
  )
}
