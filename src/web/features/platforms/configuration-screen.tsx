import { useQuery } from '@tanstack/react-query'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { sizesQuery } from '#web/lib/api/sizes.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { t } from '#web/words/platforms.ts'
import { SizesForm } from './sizes-form.tsx'

export function ConfigurationScreen() {
  const sizes = useQuery({ ...sizesQuery, staleTime: Infinity })
  return (
    <PageFrame title={t.configuration} lead={t.sizesHint}>
      {sizes.isPending && <SizesSkeleton />}
      {sizes.isError && (
        <Banner onRetry={() => void sizes.refetch()}>
          {getErrorMessage(sizes.error, t.failedToLoadConfiguration)}
        </Banner>
      )}
      {sizes.data && <SizesForm saved={sizes.data} />}
    </PageFrame>
  )
}

function SizesSkeleton() {
  return (
    <div aria-busy className="grid gap-4 md:grid-cols-2">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-52 rounded-lg" />
      ))}
    </div>
  )
}
