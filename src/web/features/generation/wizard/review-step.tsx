import { useQuery } from '@tanstack/react-query'
import type { Brand } from '#contract/brands/brands.ts'
import type { ContentSizes } from '#contract/platforms/sizes.ts'
import type { Product } from '#contract/products/products.ts'
import { BudgetNotice } from '#web/domains/spending/budget-notice.tsx'
import { findOutputSize } from '#web/lib/api/sizes.ts'
import { brandOptionsQuery } from '#web/lib/format/generation-options.ts'
import { optionLabel, sizeLabel } from '#web/lib/format/option-labels.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { AspectRatioIcon } from '#web/ui/display/aspect-ratio-icon.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { fill, plural } from '#web/words/fill.ts'
import { t } from '#web/words/wizard.ts'
import { CostPanel } from './cost-panel.tsx'
import { StepFrame, type StepProps } from './step-frame.tsx'
import { SummaryList } from './summary-list.tsx'
import { listPairs, type Problem, STEPS } from './wizard.ts'

interface ReviewStepProps extends StepProps {
  brand: Brand | undefined
  product: Product | undefined
  sizes: ContentSizes | undefined
  /** The reason why no job was started. */
  problem: Problem | null
  isBusy: boolean
  onGenerate: () => void
  /** Opens the step in which the problem can be fixed. */
  onMend: (step: number) => void
}

export function ReviewStep(props: ReviewStepProps) {
  const { selection, onBack, brand, product, sizes, problem, isBusy, onGenerate, onMend } = props
  // Prices and the monthly usage are fetched again, because this step shows what the job is about to cost.
  const options = useQuery({ ...brandOptionsQuery(brand?.id), refetchOnMount: 'always' })
  const pairs = listPairs(selection)
  return (
    <StepFrame
      title={t.review}
      text={t.summaryHint}
      onBack={onBack}
      backLabel={t.backToDetails}
      onNext={onGenerate}
      isBusy={isBusy}
      next={isBusy ? <Busy /> : t.generateContent}
    >
      {problem && (
        <Banner
          actions={
            <Button variant="secondary" size="small" onClick={() => onMend(problem.step)}>
              {fill(t.goTo, { step: STEPS[problem.step - 1] ?? '' })}
            </Button>
          }
        >
          {problem.message}
        </Banner>
      )}
      <BudgetNotice brandId={brand?.id} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
        <Card title={t.summary}>
          <SummaryList selection={selection} brand={brand} product={product} />
        </Card>
        <div className="flex flex-col gap-6">
          <CostPanel options={options} pairs={pairs} isSpoken={selection.voice === 'spoken'} />
          {pairs.length > 0 && <PairList pairs={pairs} sizes={sizes} />}
        </div>
      </div>
    </StepFrame>
  )
}

function Busy() {
  return (
    <>
      <Spinner />
      {t.generating}
    </>
  )
}

interface PairListProps {
  pairs: readonly { type: string; platform: string }[]
  sizes: ContentSizes | undefined
}

/** The items that will be generated, with their sizes. */
function PairList({ pairs, sizes }: PairListProps) {
  return (
    <Card title={plural(t.items, pairs.length)}>
      <ul className="flex flex-col gap-2.5">
        {pairs.map(({ type, platform }) => {
          const size = findOutputSize(sizes, type, platform) ?? ''
          return (
            <li key={`${type}:${platform}`} className="flex items-center gap-3">
              <AspectRatioIcon size={size} box={24} />
              <span className="min-w-0 flex-1 truncate">
                {optionLabel(type)} · {optionLabel(platform)}
              </span>
              <span className="text-sm text-muted tabular-nums">{sizeLabel(size)}</span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
