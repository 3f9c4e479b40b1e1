import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Brand } from '#contract/brands/brands.ts'
import { DEFAULT_OPTIONS, generatorOptionsQuery } from '#web/lib/format/generator-options.ts'
import { productsQuery } from '#web/lib/api/products.ts'
import { sizesQuery } from '#web/lib/api/sizes.ts'
import { BrandStep } from './brand-step.tsx'
import { DetailsStep } from './details-step.tsx'
import { ContentTypeStep, PlatformStep } from './format-steps.tsx'
import { keepChoices, readLastChoices } from './last-choices.ts'
import { ProductStep } from './product-step.tsx'
import { RefusedStep, ResultsStep } from './results-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { useGeneration } from './use-generation.ts'
import { completeChoices, findProblem, INITIAL_CHOICES, onOffer, STEP } from './wizard.ts'
import type { Choices, Problem } from './wizard.ts'
import { WizardProgress } from './wizard-progress.tsx'

interface WizardProps {
  brands: readonly Brand[]
  /** The preselected brand. */
  brandId: number | null
  productId: number | null
}

export function Wizard({ brands, brandId, productId }: WizardProps) {
  const [step, setStep] = useState<number>(STEP.brand)
  const [choices, setChoices] = useState(() => startChoices(brands, { brandId, productId }))
  const [problem, setProblem] = useState<Problem | null>(null)
  const options = useQuery(generatorOptionsQuery).data ?? DEFAULT_OPTIONS
  const sizes = useQuery(sizesQuery).data
  const products = useQuery({ ...productsQuery(choices.brandId ?? 0), enabled: choices.brandId !== null })
  const generation = useGeneration(() => setStep(STEP.results))
  const brand = brands.find(({ id }) => id === choices.brandId)
  const product = products.data?.find(({ id }) => id === choices.productId)
  const selection = { ...onOffer(completeChoices(choices, brand), options), productId: product?.id ?? null }

  const go = (next: number) => {
    setProblem(null)
    setStep(next)
  }
  const change = (part: Partial<Choices>) => setChoices({ ...choices, ...part })
  const generate = () => {
    const missing = findProblem(selection)
    setProblem(missing)
    if (missing) return
    keepChoices(choices)
    generation.submit(selection)
  }
  const startAgain = () => {
    generation.forget()
    go(STEP.brand)
  }

  const shared = { selection, change, onBack: () => go(step - 1), onNext: () => go(step + 1) }
  return (
    <div ref={useStepFocus(step)} className="flex flex-col gap-8">
      <WizardProgress step={step} />
      {step === STEP.brand && <BrandStep {...shared} brands={brands} />}
      {step === STEP.product && <ProductStep {...shared} brand={brand} products={products} />}
      {step === STEP.type && <ContentTypeStep {...shared} offered={options.content_types} />}
      {step === STEP.platform && <PlatformStep {...shared} offered={options.platforms} sizes={sizes} />}
      {step === STEP.details && <DetailsStep {...shared} options={options} brand={brand} product={product} />}
      {step === STEP.review && (
        <ReviewStep
          {...shared}
          brand={brand}
          product={product}
          sizes={sizes}
          problem={problem}
          isBusy={generation.isSubmitting}
          onGenerate={generate}
          onMend={go}
        />
      )}
      {step === STEP.results && generation.run && (
        <ResultsStep run={generation.run} onRetried={generation.follow} onStartAgain={startAgain} />
      )}
      {step === STEP.results && generation.refusal !== null && (
        <RefusedStep message={generation.refusal} onBack={() => go(STEP.review)} onStartAgain={startAgain} />
      )}
    </div>
  )
}

/** The preselected brand and product, or the last choices. A single brand is chosen by itself. */
function startChoices(brands: readonly Brand[], preselected: Pick<Choices, 'brandId' | 'productId'>): Choices {
  if (preselected.brandId !== null) return { ...INITIAL_CHOICES, ...preselected }
  const only = brands.length === 1 ? brands[0]?.id : undefined
  return { ...INITIAL_CHOICES, brandId: only ?? null, ...readLastChoices(brands) }
}

/** Scrolls to the top and focuses the heading when another step opens. */
function useStepFocus(step: number) {
  const area = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo({ top: 0 })
    area.current?.querySelector('h2')?.focus({ preventScroll: true })
  }, [step])
  return area
}
