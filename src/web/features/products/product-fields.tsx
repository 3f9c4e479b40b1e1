import type { ReactNode } from 'react'
import { FormChips, FormTextArea, FormText } from '#web/ui/forms/form-fields.tsx'
import { FieldPair, FormSection } from '#web/ui/forms/form-section.tsx'
import { DetailFields } from './detail-fields.tsx'
import { InformationFields } from './information-fields.tsx'
import type { ProductValues } from './product-values.ts'

/** The sections that the list next to the form links to. */
export const PRODUCT_SECTIONS = [
  { id: 'information', title: 'Product Information' },
  { id: 'details', title: 'Product Details' },
  { id: 'parameters', title: 'AI Content Generation Parameters' },
  { id: 'key-points', title: 'Key Features & Benefits' },
  { id: 'tags', title: 'Tags & Categorization' },
] as const

interface ProductFieldsProps {
  /** The choice of the brand, if there are several. */
  brand: ReactNode
  image: ReactNode
}

export function ProductFields({ brand, image }: ProductFieldsProps) {
  return (
    <div className="flex flex-col gap-12">
      <InformationFields brand={brand} image={image} />
      <DetailFields />
      <ParameterFields />
      <KeyPointFields />
      <TagFields />
    </div>
  )
}

function ParameterFields() {
  return (
    <FormSection
      id="parameters"
      title="AI Content Generation Parameters"
      text="What the words in your pictures are made from."
    >
      <FieldPair>
        <FormTextArea<ProductValues> name="target_audience" label="Target audience" placeholder="Early risers" />
        <FormTextArea<ProductValues>
          name="product_audience"
          label="Product audience"
          placeholder="Those with dry, tired skin"
          help="Where it differs from the brand's."
        />
        <FormTextArea<ProductValues>
          name="pain_point_solved"
          label="Pain point solved"
          placeholder="Dull mornings after short nights"
        />
        <FormTextArea<ProductValues>
          name="unique_selling_proposition"
          label="Unique selling proposition"
          placeholder="Works within a week, or your money back"
        />
      </FieldPair>
      <FormText<ProductValues>
        name="default_cta_text"
        label="Default call to action"
        help="The words on the button in pictures of this product."
      />
      <FormTextArea<ProductValues> name="testimonials" label="Testimonials" placeholder="What customers said" />
      <FormTextArea<ProductValues> name="faq" label="FAQ" placeholder="What people ask before they buy" />
    </FormSection>
  )
}

function KeyPointFields() {
  return (
    <FormSection
      id="key-points"
      title="Key Features & Benefits"
      text="Short points that fit into a picture, and the longer version."
    >
      <FieldPair>
        <FormChips<ProductValues> name="key_features" label="Key features" placeholder="15% vitamin C" />
        <FormChips<ProductValues> name="key_benefits" label="Key benefits" placeholder="Brighter in seven days" />
        <FormTextArea<ProductValues> name="features" label="Features" placeholder="What it has" />
        <FormTextArea<ProductValues> name="benefits" label="Benefits" placeholder="What it does for people" />
      </FieldPair>
    </FormSection>
  )
}

function TagFields() {
  return (
    <FormSection id="tags" title="Tags & Categorization" text="How it is found, and what it goes with.">
      <FormChips<ProductValues> name="tags" label="Tags" placeholder="Winter" />
      <FormTextArea<ProductValues>
        name="related_products"
        label="Related products"
        placeholder="Night cream, cleansing oil"
      />
    </FormSection>
  )
}
