import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { ApiError } from '#contract/client/client.ts'
import { API_KEYS_LOAD_FAILED } from '#contract/messages.ts'
import { useSession } from '#web/lib/api/session.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Card, FactList } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { t } from '#web/words/api-keys.ts'
import { ConfiguredKey } from './configured-key.tsx'
import { keysQuery } from './keys-query.ts'
import { NewKeyForm } from './new-key-form.tsx'
import { ProvidersArea } from './own/providers-area.tsx'

export function ApiKeysScreen() {
  const session = useSession()
  return (
    <PageFrame title={t.apiKeys} lead={t.bringYourOwnKeyAnd}>
      {session.status === 'signed-out' ? (
        <EmptyState
          title={t.authenticationRequired}
          text={t.pleaseLogInToManage}
          drawing={<KeyRound className="size-10 text-muted" strokeWidth={1.25} aria-hidden />}
        />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex min-w-0 flex-col gap-6">
            <KeyCard />
            <ProvidersArea />
          </div>
          <Card title={t.goodToKnow}>
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
      text={t.theProviderThatPaintsPictures}
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
      {isConfigured ? t.configured : t.notSet}
    </Badge>
  )
}

function loadFailure(error: Error): string {
  return API_KEYS_LOAD_FAILED(error instanceof ApiError && error.status > 0 ? error.status : t.noAnswer)
}

const FACTS = [
  { title: t.security, text: t.yourKeyIsStoredEncrypted },
  { title: t.usage, text: t.itIsUsedForWhat },
  { title: t.costs, text: t.googleBillsTheUsageOf },
  {
    title: t.fallback,
    text: t.withoutAKeyOfYours,
  },
]
