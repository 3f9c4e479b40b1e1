import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { messageOf } from '#web/lib/api.ts'
import { brandsQuery } from '#web/lib/brands.ts'
import './brand-fonts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { SAVED } from '#web/ui/use-unsaved-guard.ts'
import { BrandEditor, type Outcome } from './brand-editor.tsx'
import { BrandList } from './brand-list.tsx'
import { BrandsSkeleton } from './brands-skeleton.tsx'

/** List, create (`?new`) and edit (`?edit=ID`): the mode is in the address, so that Back and links work. */
export function BrandsScreen() {
  const [search, setSearch] = useSearchParams()
  const brands = useQuery(brandsQuery)
  const toList = ({ isSaved, created }: Outcome) =>
    setSearch(created ? { created: String(created) } : {}, { state: isSaved ? SAVED : null })

  if (search.has('new')) return <BrandEditor key="new" onDone={toList} />
  if (brands.isPending) return <BrandsSkeleton />
  if (brands.isError) {
    return (
      <div className="p-4 sm:p-8">
        <Banner onRetry={() => void brands.refetch()}>{messageOf(brands.error, 'Failed to load brands')}</Banner>
      </div>
    )
  }
  const edited = brands.data.find(({ id }) => String(id) === search.get('edit'))
  if (edited) return <BrandEditor key={edited.id} brand={edited} onDone={toList} />
  const created = brands.data.find(({ id }) => String(id) === search.get('created'))
  return <BrandList brands={brands.data} created={created} />
}
