import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { t } from '#web/words/library.ts'

interface NothingHereProps {
  isFiltered: boolean
  isFavorites: boolean
  onClear: () => void
}

export function NothingHere({ isFiltered, isFavorites, onClear }: NothingHereProps) {
  if (isFiltered) {
    const action = (
      <Button variant="secondary" onClick={onClear}>
        {t.clearFilters}
      </Button>
    )
    return <EmptyState title={t.noContentFound} text={t.nothingInYourLibraryMatches} action={action} />
  }
  if (isFavorites) {
    const action = (
      <ButtonLink to="/dashboard/content" variant="secondary">
        {t.openMyContent}
      </ButtonLink>
    )
    return <EmptyState title={t.noFavoritesYet} text={t.markAPictureWithThe} action={action} />
  }
  const action = <ButtonLink to="/dashboard/generate">{t.createYourFirstContent}</ButtonLink>
  return <EmptyState title={t.noContentYet} text={t.yourFirstPictureIsOne} action={action} />
}
