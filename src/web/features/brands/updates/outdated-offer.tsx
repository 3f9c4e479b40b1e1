import { useQuery } from '@tanstack/react-query'
import type { Brand } from '#contract/brands/brands.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { plural } from '#web/words/fill.ts'
import { t } from '#web/words/brand-updates.ts'
import { brandPath } from '../page/brand-tabs.ts'
import { outdatedQuery } from '#web/lib/api/brand-updates.ts'

/** Offers to update the designs of a brand that was just saved. Nothing is shown if all of them follow it. */
export function OutdatedOffer({ brand }: { brand: Brand }) {
  const { data } = useQuery(outdatedQuery(brand.id, 1))
  if (!data || data.total === 0) return null
  return (
    <Banner
      tone="info"
      actions={
        <ButtonLink size="small" to={brandPath(brand.id, 'designs')}>
          {t.review}
        </ButtonLink>
      }
    >
      {plural(t.offer, data.total, { name: brand.name })}
    </Banner>
  )
}
