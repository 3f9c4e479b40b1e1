import type { BrandDraft, BrandImport } from '#contract/brands/site-reading/brands-import.ts'
import { showMoney } from '#web/lib/money/read-money.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { t } from '#web/words/brand-import.ts'
import { DraftSection } from './draft-section.tsx'
import { findEvidence } from './draft-values.ts'
import { EvidenceLine } from './evidence-line.tsx'

interface ProductSectionProps {
  result: BrandImport
  chosen: ReadonlySet<number>
  onChoose: (index: number, isChosen: boolean) => void
}

/** Products of the page. None is created unless it is ticked. */
export function ProductSection({ result, chosen, onChoose }: ProductSectionProps) {
  const { products } = result.draft
  if (products.length === 0) return null
  return (
    <DraftSection title={t.products}>
      <ul className="divide-y divide-border">
        {products.map((product, index) => (
          <li key={product.name} className="flex flex-wrap items-center gap-x-4 py-1">
            <span className="min-w-0 flex-1 basis-52">
              <Checkbox
                label={product.name}
                checked={chosen.has(index)}
                onChange={(event) => onChoose(index, event.target.checked)}
              />
              <EvidenceLine evidence={findEvidence(result, `products.${index}`)} className="ps-7" />
            </span>
            <span className="text-sm text-muted tabular-nums">{showPrice(product)}</span>
          </li>
        ))}
      </ul>
    </DraftSection>
  )
}

const showPrice = ({ price, currency, pricing_text }: BrandDraft['products'][number]): string =>
  pricing_text ?? (price === null ? '' : showMoney(price, currency))
