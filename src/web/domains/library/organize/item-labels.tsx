import { useQuery } from '@tanstack/react-query'
import { FolderOpen, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Organization, Tag } from '#contract/library/organize/organize.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { itemLabelsQuery, organizeApi, useLabelsChanged } from '#web/lib/api/organize.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { textLinkClass } from '#web/ui/buttons/button-class.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/organize.ts'
import { TagDot } from './tag-dot.tsx'
import { TagsButton } from './tags-button.tsx'

interface ItemLabelsProps {
  id: number
  /** Opens another item in the preview. */
  onOpen: (id: number) => void
}

/** The tags and collections of an item, and the chain of versions that it was made from. */
export function ItemLabels({ id, onOpen }: ItemLabelsProps) {
  const { data } = useQuery(itemLabelsQuery(id))
  const changed = useLabelsChanged()
  const remove = async (tag: Tag) => {
    try {
      await organizeApi.tags.assign({ body: { content_ids: [id], remove: [tag.id] } })
      await changed()
    } catch (error) {
      toast.error(getErrorMessage(error, t.failedToChangeTags))
    }
  }
  if (!data) return null
  return (
    <>
      <section aria-label={t.labels}>
        <h3 className="text-sm">{t.labels}</h3>
        <ul className="mt-1.5 flex flex-wrap items-center gap-1.5">
          {data.tags.map((tag) => (
            <Chip key={tag.id}>
              <TagDot color={tag.color} />
              {tag.name}
              <button
                type="button"
                aria-label={fill(t.removeTag, { name: tag.name })}
                onClick={() => void remove(tag)}
                className="-me-1.5 grid size-6 place-content-center rounded-full text-muted hover:bg-pressed hover:text-text pointer-coarse:size-8"
              >
                <X className="size-3.5" aria-hidden />
              </button>
            </Chip>
          ))}
          {data.collections.map((collection) => (
            <Chip key={`collection-${collection.id}`}>
              <FolderOpen className="size-3.5 text-muted" aria-hidden />
              {collection.name}
            </Chip>
          ))}
          <li>
            <TagsButton ids={[id]} label={t.addTag} />
          </li>
        </ul>
      </section>
      <Lineage organization={data} onOpen={onOpen} />
    </>
  )
}

const Chip = ({ children }: { children: ReactNode }) => (
  <li className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-raised px-3 text-sm">
    {children}
  </li>
)

/** The parent alone is among the facts of the preview, so a chain is shown from two versions on. */
function Lineage({ organization, onOpen }: { organization: Organization; onOpen: (id: number) => void }) {
  const { made_from, campaign } = organization
  if (made_from.length < 2 && !campaign) return null
  return (
    <section aria-label={t.madeFrom}>
      <h3 className="text-sm">{t.madeFrom}</h3>
      {campaign && (
        <p className="mt-1.5 text-sm">
          {t.campaign}: {campaign.name}
        </p>
      )}
      <ol className="mt-1.5 flex gap-2 overflow-x-auto">
        {made_from.map((version) => (
          <li key={version.id} className="shrink-0">
            <button
              type="button"
              className={`${textLinkClass} flex w-20 flex-col gap-1 text-start text-xs`}
              onClick={() => onOpen(version.id)}
            >
              {version.thumbnail_url && (
                <img
                  src={version.thumbnail_url}
                  alt=""
                  loading="lazy"
                  className="h-16 w-20 rounded-sm bg-media object-contain"
                />
              )}
              <span className="truncate">
                {version.title ?? fill(t.untitled, { id: version.id })} #{version.id}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
