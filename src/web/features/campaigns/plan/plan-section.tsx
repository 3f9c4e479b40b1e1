import type { PlanDraft } from './plan-draft.ts'
import { DESIGN_LANGUAGES, LANGUAGE_NAMES, type DesignLanguage } from '#contract/languages/languages.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { ToggleChips } from '#web/ui/forms/toggle-chips.tsx'
import { t } from '#web/words/campaigns.ts'
import { fill } from '#web/words/fill.ts'
import { FormatMatrix } from './format-matrix.tsx'

const VARIANTS = ['1', '2', '3', '4'].map((value) => ({ value, label: value }))
const LANGUAGES = DESIGN_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))

interface PlanSectionProps {
  plan: PlanDraft
  onChange: (plan: PlanDraft) => void
  errors: { formats?: string | undefined; languages?: string | undefined }
}

/** The plan: which formats, in which languages, in how many variants. */
export function PlanSection({ plan, onChange, errors }: PlanSectionProps) {
  const first = plan.languages[0]
  return (
    <section id="plan" tabIndex={-1} aria-label={t.plan} className="flex scroll-mt-4 flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="text-md">{t.plan}</h2>
          <p className="text-sm text-muted">{t.planText}</p>
        </div>
        {plan.formats.length > 0 && (
          <Button variant="ghost" size="small" onClick={() => onChange({ ...plan, formats: [], videos: [] })}>
            {t.clearFormats}
          </Button>
        )}
      </div>
      <FormatMatrix plan={plan} onChange={onChange} />
      {errors.formats && (
        <p role="alert" className="text-sm text-danger">
          {errors.formats}
        </p>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_auto]">
        <ToggleChips<DesignLanguage>
          label={t.languages}
          help={first ? fill(t.firstLanguage, { language: LANGUAGE_NAMES[first] }) : t.chooseALanguage}
          error={errors.languages}
          options={LANGUAGES}
          chosen={plan.languages}
          onChange={(languages) => onChange({ ...plan, languages })}
        />
        <div className="flex flex-col gap-1.5">
          <p className="text-sm font-medium">{t.variants}</p>
          <div>
            <Segmented
              label={t.variants}
              value={String(plan.variants)}
              onChange={(value) => onChange({ ...plan, variants: Number(value) })}
              options={VARIANTS}
            />
          </div>
          <p className="text-sm text-muted lg:max-w-44">{t.variantsHelp}</p>
        </div>
      </div>
    </section>
  )
}
