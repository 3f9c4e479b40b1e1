import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Check, Pencil, Play, Trash2 } from 'lucide-react'
import { type ClipboardEvent, useState } from 'react'
import { CLIP_FILES } from '#contract/brands/images/clip-options.ts'
import { type BrandImage, IMAGE_FILTERS, type ImageFilter } from '#contract/brands/images/brand-images.ts'
import type { Brand } from '#contract/brands/brands.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { thumbnailSource } from '#web/lib/brand/logo-source.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { useDebounced } from '#web/lib/hooks/use-debounced.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { offerUndo } from '#web/ui/feedback/undo-offer.tsx'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { SearchBox } from '#web/ui/forms/search-box.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { t } from '#web/words/brand-images.ts'
import { fill, plural } from '#web/words/fill.ts'
import { ImageDialog } from './image-dialog.tsx'
import { brandImagesApi, imagesKey, imagesQuery } from '#web/lib/api/brand-images.ts'
import { UploadProgress } from './upload-progress.tsx'
import { useUploads } from './use-uploads.ts'

const FILTER_OPTIONS = IMAGE_FILTERS.map((value) => ({ value, label: t[value] }))

/** The library of pictures of a brand: upload, find, describe, delete. */
export function ImagesPanel({ brand }: { brand: Brand }) {
  const [typed, setTyped] = useState('')
  const [show, setShow] = useState<ImageFilter>('all')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [edited, setEdited] = useState<readonly BrandImage[]>([])
  const search = useDebounced(typed.trim(), 250)
  const list = useInfiniteQuery(imagesQuery(brand.id, search, show))
  const { uploads, add, retry, stop, close } = useUploads(brand.id)
  const images = list.data?.pages.flatMap((page) => page.pictures) ?? []
  const total = list.data?.pages[0]?.total ?? 0
  const selected = images.filter(({ id }) => chosen.has(id))
  const paste = (event: ClipboardEvent) => {
    const files = Array.from(event.clipboardData.files).filter(({ type }) => /^(?:image|video)\//.test(type))
    if (files.length > 0) add(files)
  }
  const toggle = (id: number) =>
    setChosen((now) => new Set(now.has(id) ? [...now].filter((other) => other !== id) : [...now, id]))
  return (
    <div onPaste={paste} className="flex flex-col gap-5">
      <FileDrop label={t.add} help={t.addHelp} accept={`image/*,${CLIP_FILES}`} isMultiple onFiles={add} />
      {uploads && <UploadProgress uploads={uploads} onRetry={retry} onStop={stop} onClose={close} />}
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox noun={t.noun} value={typed} onChange={setTyped} />
        <Segmented label={t.shown} value={show} onChange={setShow} options={FILTER_OPTIONS} />
        <p role="status" className="text-sm text-muted tabular-nums sm:ms-auto">
          {plural(t.count, total)}
        </p>
      </div>
      {selected.length > 0 && (
        <SelectionBar
          brandId={brand.id}
          selected={selected}
          onEdit={() => setEdited(selected)}
          onClear={() => setChosen(new Set())}
        />
      )}
      {list.isPending && <ImageSkeletons />}
      {list.isError && <Banner onRetry={() => void list.refetch()}>{getErrorMessage(list.error, t.loadFailed)}</Banner>}
      {list.isSuccess && images.length === 0 && (
        <EmptyState
          title={search || show !== 'all' ? t.noneFound : t.none}
          text={search || show !== 'all' ? t.noneFoundText : t.noneText}
        />
      )}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-4">
        {images.map((image) => (
          <ImageCard
            key={image.id}
            picture={image}
            isChosen={chosen.has(image.id)}
            onChoose={() => toggle(image.id)}
            onOpen={() => setEdited([image])}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="secondary"
          className="self-center"
          isWaiting={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t.more}
        </Button>
      )}
      <ImageDialog brandId={brand.id} pictures={edited} onClose={() => setEdited([])} />
    </div>
  )
}

interface SelectionBarProps {
  brandId: number
  selected: readonly BrandImage[]
  onEdit: () => void
  onClear: () => void
}

function SelectionBar({ brandId, selected, onEdit, onClear }: SelectionBarProps) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: imagesKey(brandId) })
  const ids = selected.map(({ id }) => id)
  const restore = useMutation({
    mutationFn: (removed: number[]) =>
      brandImagesApi.brandPictures.restore({ params: { id: brandId }, body: { ids: removed } }),
    onSuccess: refresh,
    onError: (error) => toast.error(getErrorMessage(error, t.changeFailed)),
  })
  const remove = useMutation({
    mutationFn: (removed: number[]) =>
      brandImagesApi.brandPictures.remove({ params: { id: brandId }, body: { ids: removed } }),
    onSuccess: async (_, removed) => {
      onClear()
      offerUndo(plural(t.removed, removed.length), () => restore.mutate(removed))
      await refresh()
    },
    onError: (error) => toast.error(getErrorMessage(error, t.changeFailed)),
  })
  return (
    <section aria-label={t.selection} className="flex flex-wrap items-center gap-2">
      <p role="status" className="me-2 text-sm font-medium tabular-nums">
        {plural(t.selected, selected.length)}
      </p>
      <Button variant="secondary" size="small" onClick={onEdit}>
        <Pencil aria-hidden />
        {t.describe}
      </Button>
      <Button variant="secondary" size="small" isWaiting={remove.isPending} onClick={() => remove.mutate(ids)}>
        <Trash2 aria-hidden />
        {t.remove}
      </Button>
      <Button variant="ghost" size="small" onClick={onClear}>
        {t.clear}
      </Button>
    </section>
  )
}

function ImageSkeletons() {
  return (
    <div aria-busy className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-4">
      {Array.from({ length: 10 }, (_, index) => (
        <Skeleton key={index} className="h-48 rounded-md" />
      ))}
    </div>
  )
}

interface ImageCardProps {
  picture: BrandImage
  isChosen: boolean
  onChoose: () => void
  onOpen: () => void
}

/** A picture of the library: opened by its name, chosen by its box. */
function ImageCard({ picture, isChosen, onChoose, onOpen }: ImageCardProps) {
  const { title, url, tags, is_expired, consent, clip } = picture
  const note = is_expired ? t.isExpired : consent === 'missing' ? t.noConsent : null
  return (
    <li
      className={clsx(
        'relative flex flex-col overflow-hidden rounded-md border bg-surface',
        isChosen ? 'border-accent-ink outline outline-accent-ink' : 'border-border hover:border-outline',
      )}
    >
      <div className="grid h-36 place-items-center bg-media">
        <img
          src={thumbnailSource(url) ?? url}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
        {clip && (
          <span className="absolute end-2 top-2 flex items-center gap-1 rounded-full bg-black/70 px-2 py-0.5 text-xs text-white tabular-nums">
            <Play aria-hidden className="size-3" fill="currentColor" />
            {fill(t.clipLength, { seconds: Math.round(clip.seconds) })}
          </span>
        )}
      </div>
      <button
        type="button"
        onClick={onOpen}
        className="truncate px-3 pt-2 text-start text-sm font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-ink"
      >
        <bdi>{title}</bdi>
      </button>
      <p className="truncate px-3 pb-2.5 text-xs text-muted">
        {note ? <span className="font-medium text-danger">{note}</span> : <bdi>{tags.join(', ') || t.noTags}</bdi>}
      </p>
      <label className="absolute start-1.5 top-1.5 z-1 grid size-8 cursor-pointer place-items-center">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={onChoose}
          aria-label={fill(t.choose, { title })}
          className="peer absolute inset-0 cursor-pointer opacity-0"
        />
        <span
          aria-hidden
          className={clsx(
            'grid size-5 place-items-center rounded-sm border peer-focus-visible:outline-2 peer-focus-visible:outline-accent-ink',
            isChosen ? 'border-accent bg-accent text-on-accent' : 'border-outline bg-surface',
          )}
        >
          {isChosen && <Check className="size-3.5" />}
        </span>
      </label>
    </li>
  )
}
