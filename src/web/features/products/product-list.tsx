import { useQueryClient } from '@tanstack/react-query'
import { FileSpreadsheet, Globe } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { Brand } from '#contract/brands/brands.ts'
import { NO_BRANDS, PRODUCTS_LOAD_FAILED } from '#contract/messages.ts'
import type { Product } from '#contract/products/products.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { nameOptions } from '#web/lib/forms/name-options.ts'
import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'
import { ActionLink, Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SearchBox } from '#web/ui/forms/search-box.tsx'
import { Select } from '#web/ui/forms/select-field.tsx'
import { LIST_SORTS, ListToolbar, ShownCount } from '#web/ui/layout/list-toolbar.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { fillNodes } from '#web/words/fill.ts'
import { t } from '#web/words/products.ts'
import { type Arrangement, arrangeProducts, listCategories } from './arrange-products.ts'
import { NewProduct } from './new-product.tsx'
import { ProductItems, ProductsSkeleton } from './product-items.tsx'
import type { Outcome } from './use-product-form.ts'
import type { LoadedProducts } from './use-products.ts'

interface ProductListProps {
  loaded: LoadedProducts
  /** Id of the product that was just saved, if any. */
  saved: number | undefined
  /** Whether that product is new. */
  isNew: boolean
  arrangement: Arrangement
  onArrange: (arrangement: Arrangement) => void
  /** Called when a product was created from a page. */
  onImported: (outcome: Outcome) => void
}

export function ProductList({ loaded, saved, isNew, arrangement, onArrange, onImported }: ProductListProps) {
  const [isWithoutBrands, setWithoutBrands] = useState(false)
  const { brands, products, isPending, isError } = loaded
  const { search, category, sort } = arrangement
  const shown = useMemo(() => arrangeProducts(products, { search, category, sort }), [products, search, category, sort])
  const created = isNew ? products.find(({ id }) => id === saved) : undefined
  const create = (label: string) => (
    <NewProduct label={label} brands={brands} onNoBrands={() => setWithoutBrands(true)} />
  )
  return (
    <PageFrame
      title={t.myProducts}
      lead={t.lead}
      badge={!isPending && <Badge>{products.length}</Badge>}
      actions={
        <>
          <ActionLink to="/dashboard/imports" variant="secondary">
            <FileSpreadsheet aria-hidden />
            {t.importProducts}
          </ActionLink>
          <ImportProductButton brands={brands} onNoBrands={() => setWithoutBrands(true)} onImported={onImported} />
          {create(t.newProduct)}
        </>
      }
    >
      {isWithoutBrands && <NoBrands />}
      {created && (
        <Banner
          tone="success"
          actions={
            <ButtonLink size="small" to={`/dashboard/generate?brand=${created.brand_id}&product=${created.id}`}>
              {t.generateContent}
            </ButtonLink>
          }
        >
          {fillNodes(t.isReadyToBePictured, { name: <strong className="font-semibold">{created.name}</strong> })}
        </Banner>
      )}
      {isError && <Banner onRetry={loaded.retry}>{PRODUCTS_LOAD_FAILED}</Banner>}
      <ProductToolbar
        arrangement={arrangement}
        onChange={onArrange}
        brands={brands}
        categories={listCategories(products)}
        count={isPending ? undefined : { shown: shown.length, total: products.length }}
      />
      {isPending ? (
        <ProductsSkeleton view={arrangement.view} />
      ) : (
        <Shown {...{ loaded, shown, saved, arrangement, onArrange }} createFirst={create(t.createFirstProduct)} />
      )}
    </PageFrame>
  )
}

type ShownProps = Omit<ProductListProps, 'isNew' | 'onImported'> & { shown: readonly Product[]; createFirst: ReactNode }

function Shown({
  loaded: { products, brands, isError },
  shown,
  saved,
  arrangement,
  onArrange,
  createFirst,
}: ShownProps) {
  if (products.length === 0) {
    if (isError) return null
    return <EmptyState title={t.noProductsYet} text={t.emptyHint} action={createFirst} />
  }
  if (shown.length === 0) {
    const clear = () => onArrange({ ...arrangement, search: '', category: 'all' })
    return (
      <EmptyState
        title={t.noProductsFound}
        text={t.noMatchesHint}
        action={
          <Button variant="secondary" onClick={clear}>
            {t.clearSearch}
          </Button>
        }
      />
    )
  }
  return <ProductItems key={arrangement.view} products={shown} brands={brands} view={arrangement.view} saved={saved} />
}

function NoBrands() {
  return (
    <Banner
      actions={
        <ButtonLink size="small" to="/dashboard/brands?new">
          {t.createABrand}
        </ButtonLink>
      }
    >
      {NO_BRANDS}
    </Banner>
  )
}

const ImportProductDialog = lazyOnDemand(
  async () => (await import('./import/import-product-dialog.tsx')).ImportProductDialog,
  ({ isOpen }) => isOpen,
)

interface ImportProductButtonProps {
  brands: readonly Brand[]
  onNoBrands: () => void
  onImported: (outcome: Outcome) => void
}

/** Opens the dialog that drafts a product from its page. */
function ImportProductButton({ brands, onNoBrands, onImported }: ImportProductButtonProps) {
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const open = async () => {
    const known = await client.ensureQueryData(brandsQuery).catch(() => [])
    if (known.length === 0) onNoBrands()
    else setOpen(true)
  }
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => void open()}>
        <Globe aria-hidden />
        {t.importProduct}
      </Button>
      <ImportProductDialog
        isOpen={isOpen}
        brands={brands}
        onClose={() => setOpen(false)}
        onImported={(outcome) => {
          setOpen(false)
          onImported(outcome)
        }}
      />
    </>
  )
}

const SORTS = [...LIST_SORTS, { value: 'price', label: t.priceLowHigh }] as const

interface ProductToolbarProps {
  arrangement: Arrangement
  onChange: (arrangement: Arrangement) => void
  brands: readonly Brand[]
  categories: readonly string[]
  /** Absent while the products are loading. */
  count: { shown: number; total: number } | undefined
}

function ProductToolbar({ arrangement, onChange, brands, categories, count }: ProductToolbarProps) {
  const { search, brandId, category, sort, view } = arrangement
  const change = (part: Partial<Arrangement>) => onChange({ ...arrangement, ...part })
  const ofBrands = nameOptions(brands)
  const ofCategories = categories.map((name) => ({ value: name, label: name }))
  return (
    <ListToolbar
      view={view}
      onView={(next) => change({ view: next })}
      search={<SearchBox noun={t.productsNoun} value={search} onChange={(text) => change({ search: text })} />}
      aside={count && <ShownCount {...count} noun={t.productsNoun} />}
    >
      <Select
        label={t.brand}
        value={brandId}
        onChange={(next) => change({ brandId: next })}
        options={[{ value: 'all', label: t.allBrands }, ...ofBrands]}
      />
      <Select
        label={t.category}
        value={category}
        onChange={(next) => change({ category: next })}
        options={[{ value: 'all', label: t.allCategories }, ...ofCategories]}
      />
      <Select label={t.sort} value={sort} onChange={(next) => change({ sort: next })} options={SORTS} />
    </ListToolbar>
  )
}
