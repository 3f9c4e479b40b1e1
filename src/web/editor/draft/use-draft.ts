import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '#contract/client/client.ts'
import type { Design } from '#contract/designs/design-document.ts'
import type { DesignState, Draft } from '#contract/designs/design.ts'
import { designApi } from '#web/lib/api/designs.ts'

const REST_MS = 800
const RETRY_MS = 5000
const CHANGED_ELSEWHERE = 412

export type DraftStatus = 'saved' | 'unsaved' | 'failed'

/** The newer draft of another window. Its `theirs` is null if that window removed the draft. */
export interface Conflict {
  theirs: Draft | null
}

/**
 * Stores the newest design as a draft 800 ms after the last change, and when the page is hidden or left. A write names the revision that
 * it is based on. So a window never overwrites the newer draft of another one; it reports a conflict instead. A window without changes of
 * its own follows the other ones; `onFollow` receives their design. `opened` is the design that the server has when the editor opens.
 */
export function useDraft(
  facts: DesignState,
  { design, opened }: { design: Design; opened: Design },
  onFollow: (design: Design) => void,
) {
  const id = facts.content_id
  const rev = useRef(facts.draft?.rev ?? 0)
  const stored = useRef(opened)
  const writing = useRef<Promise<void> | null>(null)
  const isOff = useRef(false)
  const channel = useRef<DraftChannel | null>(null)
  const [status, setStatus] = useState<DraftStatus>('saved')
  const [conflict, setConflict] = useState<Conflict | null>(null)

  const meet = async () => {
    const { draft } = await designApi.design.get({ params: { id } })
    if (draft?.rev === rev.current) return
    rev.current = draft?.rev ?? 0
    if (design !== stored.current) setConflict({ theirs: draft })
    else if (draft) {
      stored.current = draft.design
      onFollow(draft.design)
    }
  }
  const write = async (sent: Design, keepalive: boolean) => {
    try {
      const headers = { 'if-match': `"${rev.current}"` }
      const reply = await designApi.design.saveDraft({ params: { id }, headers, body: sent, keepalive })
      rev.current = reply.rev
      stored.current = sent
      setStatus('saved')
      channel.current?.tell(reply.rev)
    } catch (error) {
      if (error instanceof ApiError && error.status === CHANGED_ELSEWHERE) await meet().catch(() => setStatus('failed'))
      else setStatus('failed')
    }
  }
  const save = useEffectEvent((keepalive = false) => {
    if (writing.current || isOff.current || conflict || design === stored.current) return
    writing.current = write(design, keepalive).finally(() => {
      writing.current = null
    })
  })
  const onElsewhere = useEffectEvent((other: number) => {
    if (other !== rev.current && !writing.current) void meet().catch(() => undefined)
  })

  useEffect(() => {
    const open = openDraftChannel(id, (other) => onElsewhere(other))
    channel.current = open
    return () => open.close()
  }, [id])
  useEffect(() => {
    if (design === stored.current || conflict) return undefined
    setStatus((before) => (before === 'failed' ? before : 'unsaved'))
    const timer = setTimeout(() => save(), REST_MS)
    return () => clearTimeout(timer)
  }, [design, conflict])
  useEffect(() => {
    if (status === 'saved') return undefined
    const timer = setInterval(() => save(), RETRY_MS)
    return () => clearInterval(timer)
  }, [status])
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') save(true)
    }
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      save(true)
    }
  }, [])

  return {
    status,
    conflict,
    retry: () => save(),
    /** Overwrites the newer draft with the design of this window, after the user has seen the conflict. */
    keepMine: () => setConflict(null),
    takeTheirs: () => {
      const theirs = conflict?.theirs?.design ?? facts.saved
      stored.current = theirs
      setConflict(null)
      setStatus('saved')
      onFollow(theirs)
    },
    /** Removes the draft after its design was saved as a version. A write on its way would arrive later and store it again. */
    end: async () => {
      isOff.current = true
      await writing.current
      await designApi.design.dropDraft({ params: { id } })
      channel.current?.tell(0)
    },
  }
}

/** Tells the other windows of this browser that a draft has changed. */
interface DraftChannel {
  tell: (rev: number) => void
  close: () => void
}

/** Opens the channel of a content item. `onChange` receives the revision that another window has stored, 0 for none. */
function openDraftChannel(id: number, onChange: (rev: number) => void): DraftChannel {
  const channel = new BroadcastChannel(`signet-design-${id}`)
  channel.addEventListener('message', ({ data }) => typeof data === 'number' && onChange(data))
  return { tell: (rev) => channel.postMessage(rev), close: () => channel.close() }
}
