import { ArrowLeft } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import type { BrandImport } from '#contract/brands/site-reading/brands-import.ts'
import { NAME_REQUIRED } from '#contract/messages.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/brand-import.ts'
import { ColorSection } from './color-section.tsx'
import { type Choices, enterValues, type SectionProps, toChoices } from './draft-values.ts'
import { FontSection } from './font-section.tsx'
import { LogoSection } from './logo-section.tsx'
import { describeNote } from './notes.ts'
import { ProductSection } from './product-section.tsx'
import { TextSection } from './text-section.tsx'
import { useCreateBrand } from './use-create-brand.ts'
import { VoiceSection } from './voice-section.tsx'

interface DraftFormProps {
  result: BrandImport
  onBack: () => void
  onCreated: (id: number | undefined) => void
}

/** The draft, in which everything can be changed and left out. Only “Create brand” saves it. */
export function DraftForm({ result, onBack, onCreated }: DraftFormProps) {
  const [choices, setChoices] = useState<Choices>(() => toChoices(result))
  const [error, setError] = useState('')
  const creation = useCreateBrand(result, onCreated)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!choices.values.name.trim()) return setError(NAME_REQUIRED)
    creation.create(choices)
  }
  const section: SectionProps = {
    result,
    values: choices.values,
    change: (values) => {
      setError('')
      setChoices((before) => enterValues(before, values))
    },
    isTaken: (field) => !choices.leftOut.has(field),
    onTake: (field, isTaken) =>
      setChoices((before) => ({ ...before, leftOut: toggle(before.leftOut, field, !isTaken) })),
  }
  return (
    <form noValidate onSubmit={submit}>
      <div className="flex flex-col gap-7 p-5">
        <div className="flex flex-wrap items-center gap-2">
          <span role="status">
            <Badge className="normal-case">{fill(t.foundOf, { found: result.found, sought: result.sought })}</Badge>
          </span>
          <Button variant="ghost" size="small" onClick={onBack}>
            <ArrowLeft className="rtl:-scale-x-100" aria-hidden />
            {t.readAnother}
          </Button>
        </div>
        {result.notes.map((note) => (
          <Banner key={note.key} tone="info">
            {describeNote(note)}
          </Banner>
        ))}
        <TextSection {...section} error={error} />
        <ColorSection {...section} />
        <LogoSection {...section} />
        <FontSection {...section} />
        <VoiceSection {...section} />
        <ProductSection
          result={result}
          chosen={choices.products}
          onChoose={(index, isChosen) =>
            setChoices((before) => ({ ...before, products: toggle(before.products, index, isChosen) }))
          }
        />
      </div>
      <div className="sticky -bottom-4 flex flex-wrap items-center justify-end gap-2 border-t border-border bg-surface px-5 py-3">
        <Button type="submit" isLoading={creation.isPending}>
          {t.createBrand}
        </Button>
      </div>
    </form>
  )
}

function toggle<T>(set: ReadonlySet<T>, value: T, isIn: boolean): ReadonlySet<T> {
  const next = new Set(set)
  if (isIn) next.add(value)
  else next.delete(value)
  return next
}
