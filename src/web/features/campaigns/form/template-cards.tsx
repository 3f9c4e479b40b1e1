import { t } from '#web/words/campaigns.ts'
import { plural } from '#web/words/fill.ts'
import { PLAN_TEMPLATES, type PlanTemplate, TEMPLATE_FORMATS } from '#contract/campaigns/templates.ts'
import { findCampaignFormat } from '#contract/platforms/formats.ts'
import { FormatShape } from '../format-shape.tsx'

const NAMES: Readonly<Record<PlanTemplate, { label: string; text: string }>> = {
  launch: { label: t.launch, text: t.launchText },
  sale: { label: t.sale, text: t.saleText },
  event: { label: t.event, text: t.eventText },
  always_on: { label: t.alwaysOn, text: t.alwaysOnText },
}

/** Common plans. A click fills formats, variants and dates. */
export function TemplateCards({ onChoose }: { onChoose: (template: PlanTemplate) => void }) {
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
