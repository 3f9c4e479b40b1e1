import { useQuery } from '@tanstack/react-query'
import { LayoutGrid, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Direction } from '#contract/generation/directions.ts'
import type { ContentItem } from '#contract/library/content.ts'
import { useRemoveContent } from '#web/lib/api/content-changes.ts'
import { contentData, getPixelSize } from '#web/lib/api/content.ts'
import { otherDesignsQuery } from '#web/lib/api/directions.ts'
import { useMakeVersion } from '#web/lib/api/use-make-version.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { OfferSection } from '#web/ui/layout/offer-section.tsx'
import { t } from '#web/words/directions.ts'
import { DirectionStrip } from './direction-strip.tsx'

interface OtherDesignsProps {
  id: number
  /** Opens a version. */
  onOpen: (id: number) => void
}

/** The version that was made last, and what it was made from: the screen that opens it offers to undo that. */
let lastTaken: { version: number; from: number } | null = null

/** Offers other designs of an item. The chosen one becomes a new version, which can be undone. Nothing for a picture alone. */
export function OtherDesigns({ id, onOpen }: OtherDesignsProps) {
  const item = useQuery(contentData(id)).data
  const [isOpen, setOpen] = useState(() => lastTaken?.version === id)
  if (!item) return null
  return (
    <OfferSection
      title={t.otherDesigns}
      hint={t.otherDesignsHint}
      icon={LayoutGrid}
      show={t.show}
      label={t.showOtherDesigns}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
    >
      <UndoTaken item={item} onOpen={onOpen} />
      {isOpen && <Choices item={item} onOpen={onOpen} />}
    </OfferSection>
  )
}

interface ChoicesProps {
  item: ContentItem
  onOpen: OtherDesignsProps['onOpen']
}

function Choices({ item, onOpen }: ChoicesProps) {
  const designs = useQuery(otherDesignsQuery(item.id))
  const [picked, setPicked] = useState<Direction | null>(null)
  const { making, make } = useMakeVersion(item.id, (version) => {
    lastTaken = { version, from: item.id }
    onOpen(version)
  })
  if (designs.isError)
    return (
      <div className="mt-2">
        <Banner tone="info" onRetry={() => void designs.refetch()}>
          {t.notDrawn}
        </Banner>
      </div>
    )
  const [own, ...others] = designs.data ?? []
  if (designs.data && others.length === 0) return <p className="mt-2 text-sm text-muted">{t.noOther}</p>
  const isOther = picked !== null && picked.seed !== own?.seed
  return (
    <div className="mt-3 flex flex-col gap-3">
      <DirectionStrip
        label={t.otherDesigns}
        directions={designs.data ?? null}
        size={getPixelSize(item)}
        chosen={picked?.seed ?? own?.seed ?? null}
        onChoose={setPicked}
      />
      <Button
        variant="secondary"
        size="small"
        className="self-start"
        isWaiting={!isOther}
        isLoading={making !== null}
        onClick={() => void (picked && make({ seed: picked.seed, ...(picked.layout && { layout: picked.layout }) }))}
      >
        {t.chooseThis}
      </Button>
    </div>
  )
}

/** Takes back the choice of a design, right after it: the version goes to the trash, and the one before it opens. */
function UndoTaken({ item, onOpen }: ChoicesProps) {
  const remove = useRemoveContent()
  const [from] = useState(() => (lastTaken?.version === item.id ? lastTaken.from : null))
  if (from === null) return null
  const undo = async () => {
    lastTaken = null
    onOpen(from)
    const { failed } = await (await remove([item])).outcome
    if (failed.length > 0) toast.error(t.notUndone)
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p role="status">{t.taken}</p>
      <Button variant="secondary" size="small" onClick={() => void undo()}>
        <Undo2 aria-hidden />
        {t.undo}
      </Button>
    </div>
  )
}
