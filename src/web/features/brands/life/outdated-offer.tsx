import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Brand } from '#contract/brands.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { plural } from '#web/words/fill.ts'
import { t } from '#web/words/brand-life.ts'
import { BrandLifeDialogOnDemand } from './brand-life-button.tsx'
import { outdatedQuery } from './queries.ts'

/** Offers to update the designs of a brand that was just saved. Nothing is shown if all of them follow it. */
export function OutdatedOffer({ brand }: { brand: Brand }) {
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(outdatedQuery(brand.id, 1))
  return (
    <>
      {data && data.total > 0 && (
        <Banner
          tone="info"
          actions={
            <Button size="small" onClick={() => setOpen(true)}>
              {t.review}
            </Button>
          }
        >
          {plural(t.offer, data.total, { name: brand.name })}
        </Banner>
      )}
      <BrandLifeDialogOnDemand brand={brand} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
