import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Eye, EyeOff, KeyRound, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ApiError } from '#contract/client/client.ts'
import { API_KEY_DELETE_FAILED, API_KEY_DELETED, API_KEYS_LOAD_FAILED } from '#contract/messages.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { useSession } from '#web/lib/api/session.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { confirm } from '#web/ui/feedback/confirm.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card, FactList } from '#web/ui/layout/card.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { t } from '#web/words/api-keys.ts'
import { keysQuery } from './keys-query.ts'
import { NewKeyForm } from './new-key-form.tsx'

export function ApiKeysScreen() {
  const session = useSession()
  return (
    <PageFrame title={t.apiKeys} lead={t.ownKeyLead}>
      {session.status === 'signed-out' ? (
        <EmptyState
          title={t.authenticationRequired}
          text={t.logInHint}
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
      text={t.imageProviderHint}
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
  { title: t.security, text: t.keyStorageHint },
  { title: t.usage, text: t.keyUseHint },
  { title: t.costs, text: t.googleBillingHint },
  {
    title: t.fallback,
    text: t.withoutKeyHint,
  },
]

const ProvidersSection = lazy(async () => ({ default: (await import('./own/providers-section.tsx')).ProvidersSection }))

/** The providers besides Gemini. Their code and routes are loaded with them. */
function ProvidersArea() {
  return (
    <Suspense fallback={<Skeleton className="h-48 rounded-lg" />}>
      <ProvidersSection />
    </Suspense>
  )
}

/** The stored key as the server returns it: dots while hidden, the masked text while shown. */
function ConfiguredKey({ masked }: { masked: string }) {
  const client = useQueryClient()
  const [isShown, setShown] = useState(false)
  const remove = useMutation({
    mutationFn: () => api.apiKeys.remove(),
    onSuccess: async ({ message }) => {
      toast.success(message || API_KEY_DELETED)
      await client.invalidateQueries({ queryKey: keysQuery.queryKey })
    },
  })
  const ask = async () => {
    const text = t.keyRemovedHint
    if (await confirm({ title: t.deleteApiKey, text })) remove.mutate()
  }
  return (
    <div className="flex flex-col gap-4">
      {remove.isError && <Banner>{getErrorMessage(remove.error, API_KEY_DELETE_FAILED)}</Banner>}
      <div className="flex flex-col gap-1.5">
        <span className="text-sm font-medium">{t.apiKey}</span>
        <div className="flex items-center gap-1 rounded-sm bg-raised py-1 pe-1 ps-3.5">
          <code className="min-w-0 flex-1 truncate font-mono text-base" aria-label={isShown ? undefined : t.hiddenKey}>
            {isShown ? masked : '•'.repeat(24)}
          </code>
          <IconButton
            label={isShown ? t.hide : t.show}
            icon={isShown ? EyeOff : Eye}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          />
        </div>
      </div>
      <Button variant="secondary" className="self-start" isLoading={remove.isPending} onClick={() => void ask()}>
        <Trash2 aria-hidden />
        {t.deleteKey}
      </Button>
    </div>
  )
}
