import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import type { Brand } from '#contract/brands/brands.ts'
import { BrandTile } from '#web/domains/brands/brand-tile.tsx'
import { useRequestPreview } from '#web/domains/request-preview/use-request-preview.ts'
import { productsQuery } from '#web/lib/api/products.ts'
import { sizesQuery } from '#web/lib/api/sizes.ts'
import { readStored, store } from '#web/lib/browser/local-storage.ts'
import { DEFAULT_OPTIONS, generationOptionsQuery } from '#web/lib/format/generation-options.ts'
import { optionLabel } from '#web/lib/format/option-labels.ts'
import { ChoiceCards } from '#web/ui/forms/choice-cards.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/wizard.ts'
import { DetailsStep } from './details-step.tsx'
import { ContentTypeStep, PlatformStep } from './format-steps.tsx'
import { ProductStep } from './product-step.tsx'
import { RefusedStep, ResultsStep } from './results-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { StepFrame, type StepProps } from './step-frame.tsx'
import { useGeneration } from './use-generation.ts'
import {
  type Choices,
  completeChoices,
  findProblem,
  INITIAL_CHOICES,
  onOffer,
  type Problem,
  STEP,
  STEPS,
  toAsked,
} from './wizard.ts'

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
  const options = useQuery(generationOptionsQuery).data ?? DEFAULT_OPTIONS
  const sizes = useQuery(sizesQuery).data
  const products = useQuery({ ...productsQuery(choices.brandId ?? 0), enabled: choices.brandId !== null })
  const generation = useGeneration(() => setStep(STEP.results))
  const brand = brands.find(({ id }) => id === choices.brandId)
  const product = products.data?.find(({ id }) => id === choices.productId)
  const selection = { ...onOffer(completeChoices(choices, brand), options), productId: product?.id ?? null }

  const live = useRequestPreview(step < STEP.details ? null : toAsked(selection))

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
    generation.submit({ selection, chosen: live.take() })
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
      {step === STEP.details && (
        <DetailsStep {...shared} options={options} brand={brand} product={product} live={live} />
      )}
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

/** What the wizard starts with again in this browser. It always starts with the same types, platforms and goal. */
const LastChoices = z.object({
  brandId: z.int(),
  productId: z.int().nullable(),
  theme: z.string().nullable(),
  language: z.string().nullable(),
})
type LastChoices = z.output<typeof LastChoices>

const KEY = 'signet-wizard-choices'

function keepChoices({ brandId, productId, theme, language }: Choices): void {
  if (brandId !== null) store(KEY, JSON.stringify({ brandId, productId, theme, language } satisfies LastChoices))
}

/** The choices of the last request in this browser. Null if there are none, or if their brand is not one of these. */
function readLastChoices(brands: readonly Brand[]): LastChoices | null {
  const kept = LastChoices.safeParse(parse(readStored(KEY) ?? '')).data
  return kept && brands.some(({ id }) => id === kept.brandId) ? kept : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Shows which of the seven steps is current. */
function WizardProgress({ step }: { step: number }) {
  const name = STEPS[step - 1] ?? ''
  return (
    <div>
      <div className="mb-2.5 flex items-baseline justify-between gap-4 md:sr-only">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-muted tabular-nums">{fill(t.stepOf, { step, count: STEPS.length })}</p>
      </div>
      <div
        role="progressbar"
        aria-label={t.progressOfTheWizard}
        aria-valuemin={1}
        aria-valuemax={STEPS.length}
        aria-valuenow={step}
        aria-valuetext={fill(t.stepOf2, { step, count: STEPS.length, name })}
        className="grid grid-cols-7 gap-1.5"
      >
        {STEPS.map((one, index) => (
          <StepMark key={one} name={one} isDone={index + 1 < step} isCurrent={index + 1 === step} />
        ))}
      </div>
    </div>
  )
}

function StepMark({ name, isDone, isCurrent }: { name: string; isDone: boolean; isCurrent: boolean }) {
  return (
    <div className="min-w-0" aria-hidden>
      <div
        className={clsx(
          'h-1 rounded-full transition-colors duration-240',
          isDone || isCurrent ? 'bg-accent forced-colors:bg-[Highlight]' : 'bg-pressed',
        )}
      />
      <p
        className={clsx(
          'mt-2 hidden items-center gap-1 text-sm md:flex',
          isCurrent ? 'font-medium text-text' : 'text-muted',
        )}
      >
        <span className="truncate">{name}</span>
        {isDone && <Check className="size-3.5 shrink-0 text-accent-ink" strokeWidth={2.5} />}
      </p>
    </div>
  )
}

function BrandStep({ selection, change, onNext, brands }: StepProps & { brands: readonly Brand[] }) {
  const choose = (value: string) => {
    const brandId = Number(value)
    if (brandId !== selection.brandId) change({ brandId, productId: null, tone: null, language: null })
  }
  return (
    <StepFrame
      title={t.chooseABrand}
      text={t.brandHint}
      onNext={onNext}
      isBlocked={!brands.some(({ id }) => id === selection.brandId)}
    >
      <ChoiceCards
        legend={t.brand}
        isLegendHidden
        isFlat
        pick="one"
        chosen={[String(selection.brandId)]}
        onChoose={choose}
        className="sm:grid-cols-2 lg:grid-cols-3"
        options={brands.map((brand) => ({
          value: String(brand.id),
          label: brand.name,
          text: brand.description || fill(t.inTone, { tone: optionLabel(brand.brand_tone) }),
          art: <BrandArt brand={brand} />,
        }))}
      />
    </StepFrame>
  )
}

/** The first letter of the brand on its primary color, next to its secondary color. */
function BrandArt({ brand }: { brand: Brand }) {
  return (
    <span className="flex gap-1.5">
      <BrandTile brand={brand} className="size-11" />
      <span className="h-11 w-3 rounded-[3px]" style={{ background: brand.secondary_color }} aria-hidden />
    </span>
  )
}
