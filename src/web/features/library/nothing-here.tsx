import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

interface NothingHereProps {
  isFiltered: boolean
  isFavorites: boolean
  onClear: () => void
}

export function NothingHere({ isFiltered, isFavorites, onClear }: NothingHereProps) {
  if (isFiltered) {
    const action = (
      <Button variant="secondary" onClick={onClear}>
        Clear filters
      </Button>
    )
    return <EmptyState title="No content found" text="Nothing in your library matches these filters." action={action} />
  }
  if (isFavorites) {
    const action = (
      <ButtonLink to="/dashboard/content" variant="secondary">
        Open My Content
      </ButtonLink>
    )
    return <EmptyState title="No favorites yet" text="Mark a picture with the heart to find it here." action={action} />
  }
  const action = <ButtonLink to="/dashboard/generate">Create Your First Content</ButtonLink>
  return <EmptyState title="No content yet" text="Your first picture is one sentence away." action={action} />
}
