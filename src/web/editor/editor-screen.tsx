import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { ApiError } from '#contract/client/client.ts'
import type { DesignState } from '#contract/designs/design.ts'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { designApi } from '#web/lib/api/designs.ts'
import { ActionLink } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { t } from '#web/words/editor.ts'
import { EditorView } from './editor-view.tsx'
import type { CarriedEditor } from './state/carry-editor.ts'

/** The editor of one content item, with the draft of the user if there is one. */
export function EditorScreen() {
  const { id: param } = useParams()
  const id = Number(param)
  const { carried, openVersion } = useCarried(id)
  const state = useQuery({
    queryKey: ['design', id, 'state'],
    queryFn: ({ signal }) => designApi.design.get({ params: { id }, signal }),
    staleTime: Infinity,
    ...(carried?.facts && { initialData: carried.facts }),
    // An editor that is opened again starts from the newest draft.
    gcTime: 0,
  })
  return (
    <>
      <title>{`${t.editDesign} · Signet`}</title>
      {state.isSuccess ? (
        <EditorView key={id} facts={state.data} carried={carried?.editor ?? null} onSaved={openVersion} />
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

interface Carried {
  id: number
  editor: CarriedEditor
  /** Null if they could not be read: then the screen reads them again. */
  facts: DesignState | null
}

/** Opens the editor of a new version with the history and the preview of the one in which it was saved, until another item is opened. */
function useCarried(id: number) {
  const navigate = useNavigate()
  const [carried, setCarried] = useState<Carried | null>(null)
  useEffect(() => () => setCarried((next) => (next?.id === id ? null : next)), [id])
  const openVersion = async (version: number, carry: () => CarriedEditor) => {
    const facts = await designApi.design.get({ params: { id: version } }).catch(() => null)
    setCarried({ id: version, editor: carry(), facts })
    await navigate(`/dashboard/content/${version}/edit`, { replace: true })
  }
  return { carried: carried?.id === id ? carried : null, openVersion }
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
