import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { campaignApi } from '#web/lib/api/campaigns.ts'
import { copyText } from '#web/lib/browser/clipboard.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { exactTime } from '#web/lib/format/format.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { confirm } from '#web/ui/feedback/confirm.tsx'
import { Dialog, DialogDescription, DialogTitle } from '#web/ui/feedback/dialog.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { t } from '#web/words/calendar.ts'
import { fill } from '#web/words/fill.ts'

const feedQuery = queryOptions({
  queryKey: ['calendar', 'feed'],
  queryFn: ({ signal }) => campaignApi.calendar.feed({ signal }),
})

/** Creates, shows once, replaces and removes the secret address of the calendar. */
export function FeedDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} className="max-w-120 p-6">
      <DialogTitle className="text-md">{t.feedTitle}</DialogTitle>
      <DialogDescription className="mt-1.5 text-muted">{t.feedText}</DialogDescription>
      <div className="mt-5 flex flex-col gap-5">
        <Feed />
        <div className="flex justify-end">
          <Button variant="secondary" onClick={onClose}>
            {t.close}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function Feed() {
  const feed = useQuery(feedQuery)
  const { create, remove } = useFeedCalls()
  const createdAt = feed.data?.created_at ?? null
  const ask = async (title: string, confirmLabel: string, run: () => void) => {
    if (await confirm({ title, text: t.feedStops, confirmLabel })) run()
  }
  if (feed.isPending) return <Skeleton className="h-24" />
  if (feed.isError) return <Banner onRetry={() => void feed.refetch()}>{t.loadFailed}</Banner>
  return (
    <>
      {create.data ? (
        <NewAddress url={`${window.location.origin}${create.data.url}`} />
      ) : (
        createdAt && <p>{fill(t.feedSince, { time: exactTime(createdAt) })}</p>
      )}
      <p className="text-sm text-muted">{t.feedSecret}</p>
      <div className="flex flex-wrap gap-2">
        {createdAt ? (
          <>
            <Button
              variant="secondary"
              isWaiting={create.isPending}
              onClick={() => void ask(t.replaceQuestion, t.replace, () => create.mutate())}
            >
              {t.replaceFeed}
            </Button>
            <Button
              variant="ghost"
              isWaiting={remove.isPending}
              onClick={() => void ask(t.removeQuestion, t.remove, () => remove.mutate())}
            >
              {t.removeFeed}
            </Button>
          </>
        ) : (
          <Button isLoading={create.isPending} onClick={() => create.mutate()}>
            {t.createFeed}
          </Button>
        )}
      </div>
    </>
  )
}

function NewAddress({ url }: { url: string }) {
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField label={t.feedAddress} value={url} readOnly dir="ltr" onFocus={(event) => event.target.select()} />
      </div>
      <Button variant="secondary" onClick={() => void copyText(url, t.copied)}>
        <Copy aria-hidden />
        {t.copy}
      </Button>
    </div>
  )
}

function useFeedCalls() {
  const client = useQueryClient()
  const onError = (error: unknown) => toast.error(getErrorMessage(error, t.feedFailed))
  const create = useMutation({
    mutationFn: () => campaignApi.calendar.createFeed(),
    onSuccess: ({ created_at }) => client.setQueryData(feedQuery.queryKey, { created_at }),
    onError,
  })
  const remove = useMutation({
    mutationFn: () => campaignApi.calendar.removeFeed(),
    onSuccess: () => {
      create.reset()
      client.setQueryData(feedQuery.queryKey, { created_at: null })
      toast.success(t.feedRemoved)
    },
    onError,
  })
  return { create, remove }
}
