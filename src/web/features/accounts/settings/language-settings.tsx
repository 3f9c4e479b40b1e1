import { INTERFACE_LANGUAGE_NAMES, INTERFACE_LANGUAGES } from '#contract/languages/interface-languages.ts'
import { useMutation } from '@tanstack/react-query'
import { chooseAccountLanguage } from '#web/domains/accounts/use-account-language.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { currentLanguage } from '#web/words/define-words.ts'
import { t } from '#web/words/settings.ts'

const OPTIONS = INTERFACE_LANGUAGES.map((value) => ({ value, label: INTERFACE_LANGUAGE_NAMES[value] }))

/** The page is loaded again in the chosen language. */
export function LanguageSettings() {
  const choose = useMutation({
    mutationFn: chooseAccountLanguage,
    onError: (error) => toast.error(getErrorMessage(error, t.failedToSaveTheLanguage)),
  })
  return (
    <SelectField
      label={t.interfaceLanguage}
      value={choose.variables ?? currentLanguage()}
      onChange={(language) => choose.mutate(language)}
      options={OPTIONS}
    />
  )
}
