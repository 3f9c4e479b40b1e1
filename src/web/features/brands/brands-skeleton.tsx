import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { t } from '#web/words/brands.ts'
import { BRANDS_LEAD, brandGridClass } from './brand-list.tsx'

export function BrandsSkeleton() {
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
