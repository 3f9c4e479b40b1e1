import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { ApiError } from '#contract/client.ts'
import { API_KEYS_LOAD_FAILED } from '#contract/messages.ts'
import { useSession } from '#web/lib/api/session.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Card, FactList } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { ConfiguredKey } from './configured-key.tsx'
import { keysQuery } from './keys-query.ts'
import { NewKeyForm } from './new-key-form.tsx'

export function ApiKeysScreen() {
  const session = useSession()
  return (
    <PageFrame title="API Keys" lead="Bring your own key, and pictures and videos are generated on your own account.">
      {session.status === 'signed-out' ? (
        <EmptyState
          title="Authentication Required"
          text="Please log in to manage your API keys."
          drawing={<KeyRound className="size-10 text-muted" strokeWidth={1.25} aria-hidden />}
        />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <KeyCard />
          <Card title="Good to know">
            <FactList facts={FACTS} />
          </Card>
        </div>
      )}
    </PageFrame>
  )
}

function KeyCard() {
  const keys = useQuery(keysQuery)
  const isConfigured = keys.data?.has_gemini_key
  return (
    <Card
      title="Google Gemini"
      text="The provider that paints pictures and makes videos."
      aside={keys.isSuccess && <StatusBadge isConfigured={Boolean(isConfigured)} />}
    >
      {keys.isPending && (
        <div aria-busy className="flex flex-col gap-3">
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-9" />
          <Skeleton className="h-9 w-28" />
        </div>
      )}
      {keys.isError && <Banner onRetry={() => void keys.refetch()}>{loadFailure(keys.error)}</Banner>}
      {keys.isSuccess && keys.data.message && (
        <div className="mb-4">
          <Banner tone="info">{keys.data.message}</Banner>
        </div>
      )}
      {keys.isSuccess && (isConfigured ? <ConfiguredKey masked={keys.data.gemini_api_key ?? ''} /> : <NewKeyForm />)}
    </Card>
  )
}

function StatusBadge({ isConfigured }: { isConfigured: boolean }) {
  return (
    <Badge>
      <span
        aria-hidden
        className={isConfigured ? 'size-1.5 rounded-full bg-success' : 'size-1.5 rounded-full bg-outline'}
      />
      {isConfigured ? 'Configured' : 'Not Set'}
    </Badge>
  )
}

function loadFailure(error: Error): string {
  return API_KEYS_LOAD_FAILED(error instanceof ApiError && error.status > 0 ? error.status : 'no answer')
}

const FACTS = [
  { title: 'Security', text: 'Your key is stored encrypted and never sent back; even you see it only masked.' },
  { title: 'Usage', text: 'It is used for what you generate, and for nothing and nobody else.' },
  { title: 'Costs', text: 'Google bills the usage of your key to you, by the prices of your own account.' },
  {
    title: 'Fallback',
    text: 'Without a key of yours, Signet generates with what it has itself. A key that Google rejects is never replaced silently.',
  },
]
