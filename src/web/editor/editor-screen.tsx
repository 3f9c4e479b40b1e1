import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ApiError } from '#contract/client/client.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { designApi } from '#web/lib/api/design-api.ts'
import { ActionLink } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { t } from '#web/words/editor.ts'
import { EditorView } from './editor-view.tsx'

/** The editor of one content item, with the draft of the user if there is one. */
export function EditorScreen() {
  const { id: param } = useParams()
  const id = Number(param)
  const state = useQuery({
    queryKey: ['design', id, 'state'],
    queryFn: ({ signal }) => designApi.design.get({ params: { id }, signal }),
    staleTime: Infinity,
    // An editor that is opened again starts from the newest draft.
    gcTime: 0,
  })
  return (
    <>
      <title>{`${t.editDesign} · Signet`}</title>
      {state.isSuccess ? (
        <EditorView key={id} facts={state.data} />
      ) : (
        <div className="flex flex-col gap-6 p-4 sm:p-8">
          <h1 className="text-xl">{t.editDesign}</h1>
          {state.isError ? (
            <Failure error={state.error} onRetry={() => void state.refetch()} />
          ) : (
            <span
              role="status"
              aria-label={t.loadingTheDesign}
              className="skeleton mx-auto block aspect-square w-full max-w-[70dvh]"
            />
          )}
        </div>
      )}
    </>
  )
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isFinal = error instanceof ApiError && (error.status === 404 || error.status === 409)
  return (
    <Banner
      {...(!isFinal && { onRetry })}
      actions={
        <ActionLink to="/dashboard/content" variant="secondary" size="small">
          {t.myContent}
        </ActionLink>
      }
    >
      {getErrorMessage(error, t.openFailed)}
    </Banner>
  )
}
