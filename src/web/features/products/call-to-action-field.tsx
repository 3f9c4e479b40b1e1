import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { DEFAULT_CTA_TEXT } from '#contract/options.ts'
import { FormText } from '#web/ui/forms/form-fields.tsx'
import { currentLanguage } from '#web/words/define-words.ts'
import { t } from '#web/words/products.ts'
import type { ProductValues } from './product-values.ts'

/**
 * The words on the button. Until somebody chooses others, they are the default of English products, and blank for products in other
 * languages, whose designs then choose words in their own language.
 */
export function CallToActionField({ brandLanguage }: { brandLanguage: string | null | undefined }) {
  const { getValues, resetField } = useFormContext<ProductValues>()
  const own = useWatch<ProductValues, 'language'>({ name: 'language' })
  const language = own || brandLanguage || currentLanguage()
  useEffect(() => {
    const text = getValues('default_cta_text') ?? ''
    const usual = language === 'en' ? DEFAULT_CTA_TEXT : ''
    if (isUnchosen(text) && text !== usual) resetField('default_cta_text', { defaultValue: usual })
  }, [language, getValues, resetField])
  return (
    <FormText<ProductValues>
      name="default_cta_text"
      label={t.defaultCallToAction}
      help={t.theWordsOnTheButton}
      placeholder={t.chosenInTheLanguageOfThe}
    />
  )
}

/** The server stores the default for a blank field. */
const isUnchosen = (text: string) => text.trim() === '' || text.trim().toLowerCase() === DEFAULT_CTA_TEXT.toLowerCase()
