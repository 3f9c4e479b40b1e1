import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { CLAIMS_MAX } from '#contract/brands/approved-claims.ts'
import { sentenceIn } from '#web/lib/forms/field-errors.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { DateField } from '#web/ui/forms/date-field.tsx'
import { FieldPair, FormSection } from '#web/ui/forms/form-section.tsx'
import { FormText } from '#web/ui/forms/form-fields.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/brands.ts'
import { t as ui } from '#web/words/ui.ts'
import type { BrandValues } from '../brand-values.ts'

const EMPTY = { text: '', evidence: '', market: '', expires_on: '' }

/** What the brand may say about itself although nobody gave it with a request. */
export function ClaimFields() {
  const { control } = useFormContext<BrandValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'approved_claims' })
  const add = useRef<HTMLButtonElement>(null)
  const removeAt = (index: number) => {
    remove(index)
    add.current?.focus()
  }
  return (
    <FormSection id="claims" title={t.approvedClaims} text={t.whatMayBeClaimed}>
      {fields.length > 0 && (
        <ul className="flex flex-col gap-6">
          {fields.map(({ id }, index) => (
            <ClaimRow key={id} index={index} onRemove={() => removeAt(index)} />
          ))}
        </ul>
      )}
      <Button
        ref={add}
        variant="secondary"
        size="small"
        className="self-start"
        disabled={fields.length >= CLAIMS_MAX}
        onClick={() => append(EMPTY)}
      >
        <Plus aria-hidden />
        {t.addClaim}
      </Button>
    </FormSection>
  )
}

function ClaimRow({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { register, getFieldState, formState } = useFormContext<BrandValues>()
  const name = `approved_claims.${index}` as const
  const label = fill(t.claimNumber, { number: index + 1 })
  return (
    <li>
      <div role="group" aria-label={label} className="flex flex-col gap-4">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
          <FormText<BrandValues> name={`${name}.text`} label={label} placeholder={t.claimPlaceholder} />
          <IconButton label={fill(ui.remove, { name: label })} icon={Trash2} onClick={onRemove} />
        </div>
        <FormText<BrandValues> name={`${name}.evidence`} label={t.evidence} placeholder={t.whereItCanBeRead} />
        <FieldPair>
          <FormText<BrandValues> name={`${name}.market`} label={t.market} placeholder={t.everywhere} />
          <DateField
            label={t.lastDay}
            error={sentenceIn(getFieldState(`${name}.expires_on`, formState).error)}
            {...register(`${name}.expires_on`)}
          />
        </FieldPair>
      </div>
    </li>
  )
}
