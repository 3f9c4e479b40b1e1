import type { OwnProvider } from '#contract/providers/own-providers.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { FieldPair } from '#web/ui/forms/form-section.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { MoneyField } from '#web/ui/money/money-field.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/providers.ts'
import type { DraftErrors, ProviderDraft } from './provider-draft.ts'

interface ProviderFieldsProps {
  draft: ProviderDraft
  stored: OwnProvider | null
  errors: DraftErrors
  onChange: (change: Partial<ProviderDraft>) => void
}

/** The same in every language. */
const EXAMPLES = { address: 'https://api.openai.com/v1', key: 'sk-…' }

export function ProviderFields({ draft, stored, errors, onChange }: ProviderFieldsProps) {
  const text = (field: Exclude<keyof ProviderDraft, 'takes_pictures'>, label: string, help?: string) => ({
    label,
    help,
    error: errors[field],
    value: draft[field],
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  })
  const money = (field: 'text_input_usd' | 'text_output_usd' | 'image_usd', label: string) => ({
    label,
    error: errors[field],
    value: draft[field],
    currency: 'USD' as const,
    placeholder: '0',
    onChange: (typed: string) => onChange({ [field]: typed }),
  })
  const masked = stored?.masked_key
  return (
    <>
      <TextField {...text('name', t.name, t.nameHelp)} />
      <TextField {...text('base_url', t.address, t.addressHelp)} type="url" dir="ltr" placeholder={EXAMPLES.address} />
      <PasswordField
        {...text('key', t.key, masked ? fill(t.keyKept, { masked }) : t.keyHelp)}
        placeholder={EXAMPLES.key}
      />
      <FieldPair>
        <TextField {...text('text_model', t.textModelLabel, t.modelHelp)} dir="ltr" />
        <TextField {...text('image_model', t.imageModelLabel, t.modelHelp)} dir="ltr" />
      </FieldPair>
      {draft.image_model.trim() !== '' && (
        <Checkbox
          label={t.takesPictures}
          checked={draft.takes_pictures}
          onChange={(event) => onChange({ takes_pictures: event.target.checked })}
        />
      )}
      <fieldset>
        <legend className="text-sm font-medium">{t.prices}</legend>
        <p className="text-sm text-muted">{t.pricesHelp}</p>
        <div className="mt-3 grid items-start gap-4 sm:grid-cols-3">
          <MoneyField {...money('text_input_usd', t.inputPrice)} />
          <MoneyField {...money('text_output_usd', t.outputPrice)} />
          <MoneyField {...money('image_usd', t.imagePrice)} />
        </div>
      </fieldset>
    </>
  )
}
