import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { OwnProvider } from '#contract/providers/own-providers.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { ownProvidersQuery } from '#web/lib/api/providers.ts'
import { ChoiceList } from '#web/domains/providers/choice-list.tsx'
import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { t } from '#web/words/providers.ts'
import { ProviderCard } from './provider-card.tsx'

const ProviderDialogOnDemand = lazyOnDemand(
  async () => (await import('./provider-dialog.tsx')).ProviderDialog,
  ({ edited }) => edited !== null,
)

/** The providers that the user added, and which provider makes what. */
export function ProvidersSection() {
  const own = useQuery(ownProvidersQuery)
  const [edited, setEdited] = useState<OwnProvider | 'new' | null>(null)
  const add = (
    <Button variant="secondary" size="small" onClick={() => setEdited('new')}>
      <Plus aria-hidden />
      {t.addProvider}
    </Button>
  )
  return (
    <>
      <Card title={t.title} text={t.lead} aside={own.data && add}>
        {own.isPending && (
          <div role="status" aria-busy aria-label={t.loading}>
            <Skeleton className="h-20 rounded-md" />
          </div>
        )}
        {own.isError && <Banner onRetry={() => void own.refetch()}>{getErrorMessage(own.error, t.loadFailed)}</Banner>}
        {own.data?.providers.length === 0 && <p className="text-muted">{t.none}</p>}
        {own.data && own.data.providers.length > 0 && (
          <ul className="-mb-4 divide-y divide-border border-t border-border">
            {own.data.providers.map((provider) => (
              <ProviderCard key={provider.id} provider={provider} onEdit={() => setEdited(provider)} />
            ))}
          </ul>
        )}
      </Card>
      <Card title={t.choiceTitle} text={t.choiceLead}>
        <ChoiceList brandId={null} />
      </Card>
      <ProviderDialogOnDemand edited={edited} onClose={() => setEdited(null)} />
    </>
  )
}
