import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { SearchBox } from '#web/ui/forms/search-box.tsx'
import { SiteFooter } from '#web/ui/site/site-footer.tsx'
import { SiteHeader } from '#web/ui/site/site-header.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { ApiDocument, searchOperations, type Operation, listOperations } from './api-document.ts'
import { OperationPanel } from './operation-panel.tsx'
import { t } from '#web/words/docs.ts'
import { fillNodes } from '#web/words/fill.ts'

const documentQuery = {
  queryKey: ['openapi'],
  queryFn: async () => listOperations(ApiDocument.parse(await api.system.openapi())),
  staleTime: Infinity,
}

/** Lists every API call of the server's OpenAPI document. */
export function DocsScreen() {
  const [search, setSearch] = useState('')
  const document = useQuery(documentQuery)
  const shown = searchOperations(document.data ?? [], search)
  const groups = [...new Set(shown.map(({ group }) => group))]
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${t.title} · Signet`}</title>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page flex-1 px-4 pt-6 pb-20 sm:px-8 sm:pt-9">
        <h1 className="text-xl">{t.title}</h1>
        <p className="mt-1 max-w-xl text-muted">
          {fillNodes(t.intro, {
            login: <Code>POST /api/auth/login</Code>,
            token: <Code>Authorization: Bearer</Code>,
            address: (
              <a href="/api/openapi.json" className="text-accent-ink underline underline-offset-2">
                <Code>/api/openapi.json</Code>
              </a>
            ),
          })}
        </p>
        <div className="mt-6 flex">
          <SearchBox noun={t.calls} value={search} onChange={setSearch} />
        </div>
        {document.isError && (
          <div className="mt-6">
            <Banner onRetry={() => void document.refetch()}>{getErrorMessage(document.error, t.loadFailed)}</Banner>
          </div>
        )}
        <div className="mt-8 grid gap-10 lg:grid-cols-[10rem_minmax(0,1fr)]">
          {groups.length > 1 && <GroupNav groups={groups} />}
          <div className="flex min-w-0 flex-col gap-10 lg:col-start-2">
            {document.isPending && <CallsSkeleton />}
            {groups.map((group) => (
              <Group key={group} group={group} operations={shown.filter((one) => one.group === group)} />
            ))}
            {document.isSuccess && shown.length === 0 && <p className="text-muted">{t.noMatches}</p>}
          </div>
        </div>
      </main>
      <SiteFooter />
    </div>
  )
}

/** Names of the protocol read from left to right in every language. */
const Code = ({ children }: { children: string }) => (
  <code dir="ltr" className="font-mono text-sm">
    {children}
  </code>
)

function GroupNav({ groups }: { groups: readonly string[] }) {
  return (
    <nav aria-label={t.groupsOfCalls} className="max-lg:hidden">
      <ul className="sticky top-22 flex flex-col">
        {groups.map((group) => (
          <li key={group}>
            <a href={`#${group}`} lang="en" className="block rounded-sm py-1.5 text-muted hover:text-text">
              {formatTitle(group)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Group({ group, operations }: { group: string; operations: readonly Operation[] }) {
  return (
    <section id={group} aria-labelledby={`${group}-title`} className="scroll-mt-4">
      <h2 id={`${group}-title`} lang="en" className="text-md">
        {formatTitle(group)}
      </h2>
      <ul className="mt-3 divide-y divide-border border-y border-border">
        {operations.map((operation) => (
          <li key={operation.id}>
            <OperationPanel operation={operation} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Turns `apiKeys` into `API keys`. */
function formatTitle(group: string): string {
  const words = group.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^api\b/, 'API')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function CallsSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-3">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="h-12" />
      ))}
    </div>
  )
}
