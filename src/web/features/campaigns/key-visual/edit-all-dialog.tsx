import { clsx } from 'clsx'
import { useState } from 'react'
import type { Campaign } from '#contract/campaigns/campaigns.ts'
import type { KeyVisual } from '#contract/campaigns/key-visual.ts'
import { LANGUAGE_NAMES, type DesignLanguage } from '#contract/languages/languages.ts'
import { NAME_MAX, SHORT_TEXT_MAX } from '#contract/limits.ts'
import type { LayoutName } from '#contract/options.ts'
import { LayoutChoices } from '#web/domains/directions/layout-choices.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog, DialogDescription, DialogTitle } from '#web/ui/feedback/dialog.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { t } from '#web/words/campaigns.ts'
import { getDirection, FIELD_NAMES } from '../board/cell-labels.ts'
import { EditFooter } from './edit-footer.tsx'
import { EditSamples, EditSamplesHint } from './edit-samples.tsx'
import { EDITED_FIELDS, findTexts, toCampaignEdit, toEditForm, type EditForm } from './edit-words.ts'
import { useApplyEdit, useEditPreview } from './use-campaign-edit.ts'

interface EditAllDialogProps {
  isOpen: boolean
  campaign: Campaign
  keyVisual: KeyVisual
  onClose: () => void
}

/** Changes texts and layout once for all assets. It says what will change before it is applied. */
export function EditAllDialog({ isOpen, ...rest }: EditAllDialogProps) {
  // A dialog that is opened again starts from the texts of now.
  const [last, setLast] = useState({ isOpen, round: 0 })
  if (last.isOpen !== isOpen) setLast({ isOpen, round: last.round + Number(isOpen) })
  return (
    <Dialog isOpen={isOpen} onClose={rest.onClose} className="max-w-150 lg:max-w-260">
      <EditAllForm key={last.round} {...rest} />
    </Dialog>
  )
}

function EditAllForm({ campaign, keyVisual, onClose }: Omit<EditAllDialogProps, 'isOpen'>) {
  const [before] = useState(() => toEditForm(campaign, keyVisual))
  const [form, setForm] = useState(before)
  const edit = toCampaignEdit(before, form)
  const { preview, isCurrent, error } = useEditPreview(campaign.id, edit)
  const apply = useApplyEdit(campaign.id, onClose)
  const hasSamples = preview !== undefined && preview.samples.length > 0
  return (
    <form
      className="flex flex-col lg:min-h-[calc(100dvh-2rem)]"
      onSubmit={(event) => {
        event.preventDefault()
        if (edit) apply.mutate(edit)
      }}
    >
      <div className="grid flex-1 items-start lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <div className="flex flex-col gap-5 p-6 lg:sticky lg:top-0">
          <div>
            <DialogTitle className="text-md">{t.editForAll}</DialogTitle>
            <DialogDescription className="mt-1 text-muted">{t.editForAllText}</DialogDescription>
          </div>
          <TextsByLanguage languages={campaign.plan.languages} {...{ keyVisual, before, form }} onChange={setForm} />
          <LayoutField form={form} onChange={setForm} contentId={keyVisual.content_id} />
        </div>
        <div
          className={clsx(
            'flex flex-col self-stretch border-border bg-background p-6 max-lg:border-t lg:rounded-se-lg lg:border-s',
            !hasSamples && 'max-lg:hidden',
          )}
        >
          {hasSamples ? (
            <EditSamples campaignId={campaign.id} {...{ edit, preview, isCurrent }} />
          ) : (
            <EditSamplesHint />
          )}
        </div>
      </div>
      <EditFooter preview={preview} isCurrent={isCurrent} error={error}>
        <Button variant="secondary" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button type="submit" disabled={!edit} isLoading={apply.isPending}>
          {t.apply}
        </Button>
      </EditFooter>
    </form>
  )
}

interface TextsByLanguageProps {
  languages: readonly DesignLanguage[]
  keyVisual: KeyVisual
  before: EditForm
  form: EditForm
  onChange: (form: EditForm) => void
}

function TextsByLanguage({ languages, keyVisual, before, form, onChange }: TextsByLanguageProps) {
  const [shown, setShown] = useState(languages[0])
  if (!shown) return null
  const texts = findTexts(form, shown)
  const isOwn = shown === keyVisual.language
  const placeholder = isOwn ? t.leftOut : t.writtenByStudio
  return (
    <>
      {languages.length > 1 && (
        <div className="flex flex-col gap-1.5">
          <p className="text-sm font-medium">{t.language}</p>
          <Segmented
            label={t.language}
            value={shown}
            onChange={setShown}
            options={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          />
        </div>
      )}
      {EDITED_FIELDS.map((field) => (
        <TextField
          key={`${shown} ${field}`}
          label={FIELD_NAMES[field]}
          lang={shown}
          dir={getDirection(shown)}
          maxLength={field === 'headline' || field === 'subline' ? SHORT_TEXT_MAX : NAME_MAX}
          autoComplete="off"
          placeholder={field === 'headline' && isOwn ? findTexts(before, shown).headline : placeholder}
          value={texts[field]}
          onChange={({ target: { value } }) =>
            onChange({ ...form, texts: { ...form.texts, [shown]: { ...texts, [field]: value } } })
          }
        />
      ))}
    </>
  )
}

const AS_IT_IS = 'same'
const AUTOMATIC = 'automatic'
const OTHERS = [
  { value: AS_IT_IS, label: t.asItIs },
  { value: AUTOMATIC, label: t.automatic },
] as const

interface LayoutFieldProps extends Pick<TextsByLanguageProps, 'form' | 'onChange'> {
  /** The item of the key visual, which is shown in each layout. */
  contentId: number | null
}

function LayoutField({ form, onChange, contentId }: LayoutFieldProps) {
  const value = form.layout === undefined ? AS_IT_IS : (form.layout ?? AUTOMATIC)
  const toLayout = (next: LayoutName | typeof AS_IT_IS | typeof AUTOMATIC) =>
    next === AS_IT_IS ? undefined : next === AUTOMATIC ? null : next
  return (
    <LayoutChoices
      label={t.layout}
      id={contentId}
      value={value}
      onChange={(next) => onChange({ ...form, layout: toLayout(next) })}
      others={OTHERS}
    />
  )
}
