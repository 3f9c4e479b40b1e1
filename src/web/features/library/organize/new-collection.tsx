import { type FormEvent, useState } from 'react'
import { LABEL_MAX } from '#contract/library/organize/organize-options.ts'
import type { Collection } from '#contract/library/organize/organize.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { organizeApi, useLabelsChanged } from '#web/lib/api/organize.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { t } from '#web/words/organize.ts'
import { NO_RULE, RuleFields, toRule } from './rule-fields.tsx'

interface NewCollectionProps {
  /** Whether the form offers a rule. */
  canHaveRule?: boolean
  onCreated?: (collection: Collection) => void
}

/** A form that creates a collection. */
export function NewCollection({ canHaveRule = false, onCreated }: NewCollectionProps) {
  const [name, setName] = useState('')
  const [hasRule, setHasRule] = useState(false)
  const [rule, setRule] = useState(NO_RULE)
  const [error, setError] = useState<string>()
  const changed = useLabelsChanged()
  const create = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return
    try {
      const body = { name, ...(hasRule && { rule: toRule(rule) }) }
      const collection = await organizeApi.collections.create({ body })
      await changed()
      onCreated?.(collection)
      setName('')
      setHasRule(false)
      setRule(NO_RULE)
      setError(undefined)
    } catch (failure) {
      setError(getErrorMessage(failure, t.failedToSave))
    }
  }
  return (
    <form aria-label={t.newCollection} className="flex flex-col gap-3" onSubmit={(event) => void create(event)}>
      <TextField
        label={t.collectionName}
        value={name}
        maxLength={LABEL_MAX}
        autoComplete="off"
        error={error}
        onChange={(event) => setName(event.target.value)}
      />
      {hasRule && <RuleFields rule={rule} onChange={setRule} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {canHaveRule && (
          <Checkbox
            label={t.ruleFromFilters}
            checked={hasRule}
            onChange={(event) => setHasRule(event.target.checked)}
          />
        )}
        <Button type="submit" variant="secondary" className="ms-auto" disabled={!name.trim()}>
          {t.create}
        </Button>
      </div>
    </form>
  )
}
