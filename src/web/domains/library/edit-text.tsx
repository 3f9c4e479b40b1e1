import { Shuffle } from 'lucide-react'
import { useState } from 'react'
import type { ContentItem } from '#contract/library/content.ts'
import type { Revision } from '#contract/generation/revision.ts'
import { NAME_MAX, SHORT_TEXT_MAX } from '#contract/limits.ts'
import { LayoutChoices } from '#web/domains/directions/layout-choices.tsx'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { useReviseContent } from '#web/lib/api/content-changes.ts'
import { newSeed, NO_REVISION, OPTIONAL_TEXTS, toRevision, type RevisionForm } from '#web/lib/forms/revision.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { ToggleChips } from '#web/ui/forms/toggle-chips.tsx'
import { t } from '#web/words/content.ts'

const LABELS = { headline: t.headline, subline: t.subline, badge: t.badge, cta: t.callToAction }
const FIELDS = [
  { name: 'headline', max: SHORT_TEXT_MAX },
  { name: 'subline', max: SHORT_TEXT_MAX },
  { name: 'badge', max: NAME_MAX },
  { name: 'cta', max: NAME_MAX },
] as const
const AS_IT_IS = [{ value: 'same' as const, label: t.asItIs }]

interface EditTextProps {
  item: ContentItem
  onDone: (created: ContentItem) => void
  onCancel: () => void
}

/** Creates a version of an item: other texts, another layout, or the same one with a new seed. The original is kept. */
export function EditText({ item, onDone, onCancel }: EditTextProps) {
  const [form, setForm] = useState<RevisionForm>(NO_REVISION)
  const { isMaking, problem, make } = useMaking(item, onDone)
  const change = (part: Partial<RevisionForm>) => setForm({ ...form, ...part })
  const revision = toRevision(form)
  const isUntouched = Object.keys(revision).length === 0
  return (
    <form
      aria-label={t.editText}
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isUntouched && !isMaking) void make(revision)
      }}
    >
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-5">
        <p className="text-muted">{t.newVersionHint}</p>
        {problem && <Banner>{problem}</Banner>}
        <OtherHeadlines texts={item.copy?.alternatives ?? []} onChoose={(headline) => change({ headline })} />
        <TextFields form={form} present={item.copy} onChange={change} />
        <ToggleChips
          label={t.leaveOut}
          options={OPTIONAL_TEXTS.map((value) => ({ value, label: LABELS[value] }))}
          chosen={form.leftOut}
          onChange={(leftOut) => change({ leftOut })}
        />
        {!item.slides && (
          <LayoutChoices
            label={t.layout}
            id={item.id}
            value={form.layout}
            onChange={(layout) => change({ layout })}
            others={AS_IT_IS}
          />
        )}
        <div className="flex items-center justify-between gap-3 border-t border-border pt-4">
          <p className="text-sm text-muted">{t.otherShapesHint}</p>
          <Button
            variant="secondary"
            size="small"
            disabled={isMaking}
            onClick={() => void make({ ...revision, seed: newSeed() })}
          >
            <Shuffle aria-hidden />
            {t.newVariation}
          </Button>
        </div>
      </div>
      <div className="flex justify-end gap-2 border-t border-border bg-surface p-4 max-lg:sticky max-lg:-bottom-4">
        <Button variant="secondary" onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button type="submit" disabled={isUntouched} isLoading={isMaking}>
          {t.createVersion}
        </Button>
      </div>
    </form>
  )
}

interface OtherHeadlinesProps {
  texts: readonly string[]
  onChoose: (headline: string) => void
}

/** Headlines that were written for the same request. A click puts one into the headline field. */
function OtherHeadlines({ texts, onChoose }: OtherHeadlinesProps) {
  if (texts.length === 0) return null
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-sm font-medium">{t.otherHeadlines}</legend>
      {texts.map((text) => (
        <Button
          key={text}
          variant="secondary"
          size="small"
          className="justify-start text-start"
          onClick={() => onChoose(text)}
        >
          {text}
        </Button>
      ))}
    </fieldset>
  )
}

interface TextFieldsProps {
  form: RevisionForm
  /** The current texts of the image, if known. */
  present: ContentItem['copy']
  onChange: (part: Partial<RevisionForm>) => void
}

function TextFields({ form, present, onChange }: TextFieldsProps) {
  const isLeftOut = (name: string) => form.leftOut.some((one) => one === name)
  return FIELDS.map(({ name, max }) => (
    <TextField
      key={name}
      label={LABELS[name]}
      value={isLeftOut(name) ? '' : form[name]}
      maxLength={max}
      autoComplete="off"
      placeholder={isLeftOut(name) ? t.leftOut : (present?.[name] ?? t.asItIs)}
      disabled={isLeftOut(name)}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  ))
}

function useMaking(item: ContentItem, onDone: (created: ContentItem) => void) {
  const revise = useReviseContent()
  const [isMaking, setMaking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const make = async (revision: Revision) => {
    setMaking(true)
    setProblem(null)
    try {
      onDone(await revise(item.id, revision))
      toast.success(t.newVersionCreated)
    } catch (error) {
      setMaking(false)
      setProblem(getErrorMessage(error, t.failedToGenerateContent))
    }
  }
  return { isMaking, problem, make }
}
