import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { BRANDS_LOAD_FAILED } from '#contract/messages.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import '#web/lib/brand/brand-fonts.ts'
import { SAVED } from '#web/ui/behavior/use-unsaved-guard.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { t } from '#web/words/brands.ts'
import { BrandEditor } from './brand-editor.tsx'
import { brandGridClass, BrandList, BRANDS_LEAD } from './brand-list.tsx'
import { FIRST_ARRANGEMENT } from './brand-toolbar.tsx'
import type { Outcome } from './use-brand-form.ts'

/** List, create (`?new`) and edit (`?edit=ID`). The URL holds the mode, so that Back and links work. */
export function BrandsScreen() {
  const [search, setSearch] = useSearchParams()
  const [arrangement, setArrangement] = useState(FIRST_ARRANGEMENT)
  const brands = useQuery(brandsQuery)
  const toList = ({ saved, isNew }: Outcome) => {
    if (!saved) return setSearch({})
    setArrangement({ ...arrangement, search: '' })
    setSearch(saved.id ? { [isNew ? 'created' : 'saved']: String(saved.id) } : {}, { state: SAVED })
  }

  if (search.has('new')) return <BrandEditor key="new" onDone={toList} />
  if (brands.isPending) return <BrandsSkeleton />
  const failure = brands.isError && (
    <Banner onRetry={() => void brands.refetch()}>{getErrorMessage(brands.error, BRANDS_LOAD_FAILED)}</Banner>
  )
  if (!brands.data) {
    return (
      <PageFrame title={t.myBrands} lead={BRANDS_LEAD}>
        {failure}
      </PageFrame>
    )
  }
  const edited = brands.data.find(({ id }) => String(id) === search.get('edit'))
  if (edited) return <BrandEditor key={edited.id} brand={edited} onDone={toList} />
  const saved = Number(search.get('created') ?? search.get('saved'))
  return (
    <BrandList
      brands={brands.data}
      saved={saved}
      isNew={search.has('created')}
      failure={failure}
      arrangement={arrangement}
      onArrange={setArrangement}
      onImported={(id) => toList({ saved: { id }, isNew: true })}
    />
  )
}

function BrandsSkeleton() {
  return (
    <PageFrame title={t.myBrands} lead={BRANDS_LEAD} actions={<Skeleton className="h-9 w-28" />}>
      <Skeleton className="h-9 w-full max-w-md" />
      <div aria-busy className={brandGridClass}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-76 rounded-lg" />
        ))}
      </div>
    </PageFrame>
  )
}
