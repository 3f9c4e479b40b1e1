import { type ReactNode, useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { DEFAULT_CTA_TEXT } from '#contract/options.ts'
import { FormChips, FormText, FormTextArea } from '#web/ui/forms/form-fields.tsx'
import { FieldPair, FormSection } from '#web/ui/forms/form-section.tsx'
import { currentLanguage } from '#web/words/define-words.ts'
import { t } from '#web/words/products.ts'
import { DetailFields } from './detail-fields.tsx'
import { InformationFields } from './information-fields.tsx'
import type { ProductValues } from './product-values.ts'

/** The sections that the list next to the form links to. */
export const PRODUCT_SECTIONS = [
  { id: 'information', title: t.productInformation },
  { id: 'details', title: t.productDetails },
  { id: 'parameters', title: t.aiContentGenerationParameters },
  { id: 'key-points', title: t.keyFeaturesBenefits },
  { id: 'tags', title: t.tagsCategorization },
] as const

interface ProductFieldsProps {
  /** The choice of the brand, if there are several. */
  brand: ReactNode
  brandCurrency: string | null | undefined
  image: ReactNode
  brandLanguage: string | null | undefined
}

export function ProductFields({ brand, brandCurrency, image, brandLanguage }: ProductFieldsProps) {
  return (
    <div className="flex flex-col gap-12">
      <InformationFields brand={brand} brandCurrency={brandCurrency} image={image} />
      <DetailFields />
      <ParameterFields brandLanguage={brandLanguage} />
      <KeyPointFields />
      <TagFields />
    </div>
  )
}

function ParameterFields({ brandLanguage }: Pick<ProductFieldsProps, 'brandLanguage'>) {
  return (
    <FormSection id="parameters" title={t.aiContentGenerationParameters} text={t.wordsHint}>
      <FieldPair>
        <FormTextArea<ProductValues> name="target_audience" label={t.targetAudience} placeholder={t.earlyRisers} />
        <FormTextArea<ProductValues>
          name="product_audience"
          label={t.productAudience}
          placeholder={t.thoseWithDryTiredSkin}
          help={t.toneHint}
        />
        <FormTextArea<ProductValues>
          name="pain_point_solved"
          label={t.painPointSolved}
          placeholder={t.dullMorningsAfterShortNights}
        />
        <FormTextArea<ProductValues>
          name="unique_selling_proposition"
          label={t.uniqueSellingProposition}
          placeholder={t.propositionPlaceholder}
        />
      </FieldPair>
      <CallToActionField brandLanguage={brandLanguage} />
      <FormTextArea<ProductValues> name="testimonials" label={t.testimonials} placeholder={t.whatCustomersSaid} />
      <FormTextArea<ProductValues> name="faq" label={t.faq} placeholder={t.questionsHint} />
    </FormSection>
  )
}

function KeyPointFields() {
  return (
    <FormSection id="key-points" title={t.keyFeaturesBenefits} text={t.benefitsHint}>
      <FieldPair>
        <FormChips<ProductValues> name="key_features" label={t.keyFeatures} placeholder={t.n15VitaminC} />
        <FormChips<ProductValues> name="key_benefits" label={t.keyBenefits} placeholder={t.brighterInSevenDays} />
        <FormTextArea<ProductValues> name="features" label={t.features} placeholder={t.whatItHas} />
        <FormTextArea<ProductValues> name="benefits" label={t.benefits} placeholder={t.whatItDoesForPeople} />
      </FieldPair>
    </FormSection>
  )
}

function TagFields() {
  return (
    <FormSection id="tags" title={t.tagsCategorization} text={t.findingHint}>
      <FormChips<ProductValues> name="tags" label={t.tags} placeholder={t.winter} />
      <FormTextArea<ProductValues>
        name="related_products"
        label={t.relatedProducts}
        placeholder={t.nightCreamCleansingOil}
      />
    </FormSection>
  )
}

/**
 * The words on the button. Until somebody chooses others, they are the default of English products, and blank for products in other
 * languages, whose designs then choose words in their own language.
 */
function CallToActionField({ brandLanguage }: { brandLanguage: string | null | undefined }) {
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
      help={t.ctaHint}
      placeholder={t.ctaPlaceholder}
    />
  )
}

/** The server stores the default for a blank field. */
const isUnchosen = (text: string) => text.trim() === '' || text.trim().toLowerCase() === DEFAULT_CTA_TEXT.toLowerCase()
