import { useQuery } from '@tanstack/react-query'
import { Bookmark, FolderOpen, History, Tag, X } from 'lucide-react'
import { useState } from 'react'
import type { ViewFilter } from '#contract/library/organize/organize.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { collectionsQuery, tagsQuery } from '#web/lib/api/organize.ts'
import { store, useLocalStorage } from '#web/lib/browser/local-storage.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { nameOptions } from '#web/lib/forms/name-options.ts'
import { readView, SAVED_VIEW_KEY, type SavedView, writeView } from '#web/lib/forms/saved-view.ts'
import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { SearchBox } from '#web/ui/forms/search-box.tsx'
import { Select } from '#web/ui/forms/select-field.tsx'
import { LIST_SORTS, ListToolbar } from '#web/ui/layout/list-toolbar.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/library.ts'
import { t as organize } from '#web/words/organize.ts'
import type { Filters } from './filters.ts'

const TYPES = [
  { value: 'all', label: t.allTypes },
  { value: 'image', label: t.images },
  { value: 'video', label: t.videos },
] as const

interface LibraryFiltersProps {
  filters: Filters
  onChange: (filters: Filters) => void
}

export function LibraryFilters({ filters, onChange }: LibraryFiltersProps) {
  const brands = useQuery(brandsQuery)
  const options = [{ value: 'all', label: t.allBrands }, ...nameOptions(brands.data)]
  const change = (part: Partial<Filters>) => onChange({ ...filters, ...part })
  const load = ({ brandId, contentType, favoritesOnly }: SavedView) => {
    const isGone = brands.isSuccess && !brands.data.some(({ id }) => id === brandId)
    change({
      brandId: brandId === null || isGone ? 'all' : String(brandId),
      type: contentType ?? 'all',
      isFavoritesOnly: favoritesOnly,
    })
  }
  return (
    <div className="flex flex-col gap-2 sm:gap-3">
      <ListToolbar
        view={filters.view}
        onView={(view) => change({ view })}
        search={<SearchBox noun={t.contentNoun} value={filters.search} onChange={(search) => change({ search })} />}
      >
        <Select label={t.brand} value={filters.brandId} onChange={(brandId) => change({ brandId })} options={options} />
        <Select label={t.type} value={filters.type} onChange={(type) => change({ type })} options={TYPES} />
        <TagFilter value={filters.tagId} onChange={(tagId) => change({ tagId })} />
        <Select label={t.sort} value={filters.sort} onChange={(sort) => change({ sort })} options={LIST_SORTS} />
      </ListToolbar>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="flex flex-wrap gap-x-5">
          <Checkbox
            label={t.favoritesOnly}
            checked={filters.isFavoritesOnly}
            onChange={(event) => change({ isFavoritesOnly: event.target.checked })}
          />
          <Checkbox
            label={t.allVersions}
            checked={filters.hasAllVersions}
            onChange={(event) => change({ hasAllVersions: event.target.checked })}
          />
        </div>
        <OrganizeButtons
          filter={toViewFilter(filters)}
          onView={(view: ViewFilter) => change(fromViewFilter(view))}
          onCollection={(collectionId) => change({ collectionId })}
        />
        <SavedViewButtons view={toSavedView(filters)} onLoad={load} />
      </div>
      {filters.collectionId !== null && (
        <OpenCollection id={filters.collectionId} onClose={() => change({ collectionId: null })} />
      )}
    </div>
  )
}

/** A filter by tag. It is missing as long as there are no tags. */
function TagFilter({ value, onChange }: { value: string; onChange: (tagId: string) => void }) {
  const tags = useQuery(tagsQuery).data ?? []
  if (tags.length === 0 && value === 'all') return null
  const options = [{ value: 'all', label: organize.allTags }, ...nameOptions(tags)]
  return <Select label={organize.tag} value={value} onChange={onChange} options={options} />
}

function toSavedView({ brandId, type, isFavoritesOnly }: Filters): SavedView {
  return {
    brandId: brandId === 'all' ? null : Number(brandId),
    contentType: type === 'all' ? null : type,
    favoritesOnly: isFavoritesOnly,
  }
}

const isWanted = ({ isOpen }: { isOpen: boolean }) => isOpen
const Collections = lazyOnDemand(
  async () => (await import('./organize/collections-dialog.tsx')).CollectionsDialog,
  isWanted,
)
const Views = lazyOnDemand(async () => (await import('./organize/views-dialog.tsx')).ViewsDialog, isWanted)
const ManageTags = lazyOnDemand(
  async () => (await import('./organize/manage-tags-dialog.tsx')).ManageTagsDialog,
  isWanted,
)

interface OrganizeButtonsProps {
  /** The current filters, for a view to save. */
  filter: ViewFilter
  onView: (filter: ViewFilter) => void
  onCollection: (id: number) => void
}

const BUTTONS = [
  { name: 'collections', icon: FolderOpen, label: () => organize.collections },
  { name: 'views', icon: Bookmark, label: () => organize.savedViews },
  { name: 'tags', icon: Tag, label: () => organize.manageTags },
] as const

/** Opens the dialogs of collections, named views and tags. */
function OrganizeButtons({ filter, onView, onCollection }: OrganizeButtonsProps) {
  const [open, setOpen] = useState<(typeof BUTTONS)[number]['name'] | null>(null)
  const close = () => setOpen(null)
  return (
    <span className="-ms-2.5 flex flex-wrap gap-x-1">
      {BUTTONS.map(({ name, icon: Icon, label }) => (
        <Button key={name} variant="ghost" size="small" aria-haspopup="dialog" onClick={() => setOpen(name)}>
          <Icon aria-hidden />
          {label()}
        </Button>
      ))}
      <Collections isOpen={open === 'collections'} onOpen={onCollection} onClose={close} />
      <Views isOpen={open === 'views'} filter={filter} onOpen={onView} onClose={close} />
      <ManageTags isOpen={open === 'tags'} onClose={close} />
    </span>
  )
}

const toId = (value: string) => (value === 'all' ? null : Number(value))
const fromId = (id: number | null | undefined) => (id ? String(id) : 'all')

/** The filters of the library as a named view stores them. */
const toViewFilter = (filters: Filters): ViewFilter => ({
  brand_id: toId(filters.brandId),
  tag_id: toId(filters.tagId),
  collection_id: filters.collectionId,
  content_type: filters.type === 'all' ? null : filters.type,
  favorites_only: filters.isFavoritesOnly,
  search: filters.search.trim() || null,
  sort: filters.sort,
  all_versions: filters.hasAllVersions,
})

const fromViewFilter = (view: ViewFilter): Omit<Filters, 'view'> => ({
  brandId: fromId(view.brand_id),
  tagId: fromId(view.tag_id),
  collectionId: view.collection_id ?? null,
  type: view.content_type ?? 'all',
  isFavoritesOnly: view.favorites_only,
  search: view.search ?? '',
  sort: view.sort,
  hasAllVersions: view.all_versions,
})

interface SavedViewButtonsProps {
  view: SavedView
  onLoad: (view: SavedView) => void
}

/** Saves and loads brand, type and favorites-only in this browser. */
function SavedViewButtons({ view, onLoad }: SavedViewButtonsProps) {
  const stored = useLocalStorage(SAVED_VIEW_KEY)
  const save = () => {
    store(SAVED_VIEW_KEY, writeView(view))
    toast.success(t.viewSaved)
  }
  const load = () => {
    const saved = stored === null ? null : readView(stored)
    if (saved) {
      onLoad(saved)
      toast.success(t.viewLoaded)
    } else toast.error(stored === null ? t.noSavedView : t.failedToLoadView)
  }
  return (
    <span className="-me-2.5 flex gap-1">
      <Button variant="ghost" size="small" onClick={save}>
        <Bookmark aria-hidden />
        {t.saveView}
      </Button>
      <Button variant="ghost" size="small" onClick={load}>
        <History aria-hidden />
        {t.loadView}
      </Button>
    </span>
  )
}

/** The collection that the library is filtered by, with a button that ends the filter. */
function OpenCollection({ id, onClose }: { id: number; onClose: () => void }) {
  const name = useQuery(collectionsQuery).data?.find((collection) => collection.id === id)?.name ?? `#${id}`
  return (
    <p className="inline-flex min-h-9 max-w-full items-center gap-2 self-start rounded-full bg-accent-tint ps-3.5 pe-1 text-sm font-medium">
      <FolderOpen className="size-4 shrink-0 text-accent-ink" aria-hidden />
      <span className="truncate">{fill(organize.openCollection, { name })}</span>
      <button
        type="button"
        aria-label={fill(organize.closeCollection, { name })}
        onClick={onClose}
        className="grid size-7 shrink-0 place-content-center rounded-full hover:bg-pressed pointer-coarse:size-9"
      >
        <X className="size-4" aria-hidden />
      </button>
    </p>
  )
}
