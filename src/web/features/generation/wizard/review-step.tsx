import { useQuery } from '@tanstack/react-query'
import type { Brand } from '#contract/brands/brands.ts'
import type { Product } from '#contract/products/products.ts'
import type { ContentSizes } from '#contract/platforms/sizes.ts'
import { BudgetNotice } from '#web/domains/spending/budget-notice.tsx'
import { brandOptionsQuery } from '#web/lib/format/generator-options.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/wizard.ts'
import { CostPanel } from './cost-panel.tsx'
import { PairList } from './pair-list.tsx'
import { StepFrame, type StepProps } from './step-frame.tsx'
import { SummaryList } from './summary-list.tsx'
import { listPairs, STEPS, type Problem } from './wizard.ts'

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
      text={t.whatWillBeGeneratedAnd}
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
          <CostPanel options={options} pairs={pairs} />
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
