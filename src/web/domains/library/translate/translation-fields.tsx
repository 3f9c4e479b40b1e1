import { type DesignLanguage, getTextDirection } from '#contract/languages/languages.ts'
import type { SourceItem, SourceText } from '#contract/designs/translations.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { countCharacters, findProblem, readText, toKey } from './drafts.ts'
import type { DraftsState } from './use-drafts.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/translate.ts'

interface TranslationFieldsProps {
  items: readonly SourceItem[]
  language: DesignLanguage
  state: DraftsState
  /** Whether to show what is wrong at each field. */
  isChecked: boolean
  /** The fields that may stay blank. None without it. */
  isOptional?: (field: string) => boolean
}

/** The texts of all items in one language: the source on the left, the translation on the right. */
export function TranslationFields({ items, language, state, isChecked, isOptional }: TranslationFieldsProps) {
  return (
    <div className="flex flex-col gap-6">
      {items
        .filter((item) => item.language !== language)
        .map((item) => (
          <section key={item.id} aria-label={getName(item)} className="flex flex-col gap-3">
            {items.length > 1 && <h3 className="text-sm font-semibold">{getName(item)}</h3>}
            {item.texts.map((source) => (
              <TranslationField
                key={source.field}
                {...{ item, source, language, state, isChecked }}
                {...(isOptional && { isOptional })}
              />
            ))}
          </section>
        ))}
    </div>
  )
}

const getName = ({ id, title }: SourceItem) => title ?? fill(t.item, { id })

interface TranslationFieldProps extends Omit<TranslationFieldsProps, 'items'> {
  item: SourceItem
  source: SourceText
}

function TranslationField({ item, source, language, state, isChecked, isOptional }: TranslationFieldProps) {
  const place = { id: item.id, language, field: source.field }
  const text = readText(state.drafts, place, source)
  const used = countCharacters(text)
  const mayBeBlank = used === 0 && isOptional?.(source.field) === true
  const problem = (isChecked || used > source.max) && !mayBeBlank ? findProblem(text, source) : null
  const hint =
    state.warnings[toKey(place)] ?? (used > source.fits ? fill(t.longerThanFits, { fits: source.fits }) : undefined)
  return (
    <div className="grid gap-x-4 gap-y-1 border-t border-border pt-3 sm:grid-cols-2">
      <p
        dir="auto"
        lang={item.language === 'und' ? undefined : item.language}
        className="min-w-0 break-words whitespace-pre-line text-muted sm:pt-6.5"
      >
        {source.text}
      </p>
      <Field label={source.name} aside={`${used} / ${source.fits}`} help={hint} error={problem ?? undefined}>
        {(parts) => (
          <textarea
            {...parts}
            rows={1}
            lang={language}
            dir={getTextDirection(language)}
            value={text}
            onChange={(event) => state.change(toKey(place), event.target.value)}
            className="control field-sizing-content max-h-60 min-h-10 resize-y"
          />
        )}
      </Field>
    </div>
  )
}
