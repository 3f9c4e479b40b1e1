import { useRef, useState } from 'react'
import type { VideoDesign, RequestScenes } from '#contract/designs/video-design.ts'
import { followText } from '#web/domains/videos/storyboard/edit-video.ts'
import type { StoryboardEditor } from '#web/domains/videos/storyboard/storyboard-editor.ts'
import {
  addEdit,
  canRedo,
  canUndo,
  currentDocument,
  type History,
  redo,
  startHistory,
  undo,
} from '#web/lib/history/history.ts'
import { continueTyping, type Typing, typingGroup } from '#web/lib/history/typing-groups.ts'
import type { AskedRequest } from './asked-request.ts'

/** The scenes that a person edited, and what the request said when the first edit was made. Null while the studio writes them. */
interface Edited {
  scenes: RequestScenes
  said: string
  /** The brand whose pictures they show. */
  brand: AskedRequest['brand_id'] | undefined
}

/** What the scenes are written from. */
const readSaid = (asked: AskedRequest | null) =>
  JSON.stringify([asked?.prompt, asked?.instructions, asked?.product_id, asked?.brand_id, asked?.language])

/**
 * The scenes of a film that is not made yet, with their history. `video` is its storyboard in the last preview, and `first` are the scenes
 * of a request that is kept.
 */
export function useRequestScenes(
  asked: AskedRequest | null,
  video: VideoDesign | null,
  first: RequestScenes | null = null,
) {
  const [history, setHistory] = useState<History<Edited | null>>(() =>
    startHistory<Edited | null>(first && { scenes: first, said: readSaid(asked), brand: asked?.brand_id }),
  )
  const typing = useRef<Typing | null>(null)
  const kept = currentDocument(history)
  const edited = kept && { ...kept, scenes: keepOwnImages(kept, asked?.brand_id) }
  const isVideo = asked?.content_type === 'video'
  const change: StoryboardEditor['change'] = (edit, label, group = null) => {
    setHistory((now) => {
      const before = currentDocument(now)
      const scenes = before ? keepOwnImages(before, asked?.brand_id) : video?.scenes
      if (!video || !scenes) return now
      const after = edit({ ...video, scenes }).scenes
      if (after === scenes) return now
      const document = { scenes: after, said: before?.said ?? readSaid(asked), brand: asked?.brand_id }
      return addEdit<Edited | null>(now, { document, label, group })
    })
  }
  return {
    /** The edited scenes of a video; undefined while the studio writes them, and for images. */
    edited: isVideo ? edited?.scenes : undefined,
    /** The edited scenes, also while another design of the request is shown; null while the studio writes them. */
    kept: edited?.scenes ?? null,
    film: video && edited ? { ...video, scenes: edited.scenes } : video,
    change,
    nextTypingGroup: (now: { field: string; inputType: string; text: string }) =>
      typingGroup((typing.current = continueTyping(typing.current, { ...now, at: Date.now() }))),
    canUndo: canUndo(history),
    canRedo: canRedo(history),
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    /** Lets the studio write the scenes again. */
    reset: (label: string) =>
      setHistory((now) => (currentDocument(now) ? addEdit<Edited | null>(now, { document: null, label }) : now)),
    /** Whether the request says something else than when the scenes were edited. */
    isOutdated: edited !== null && edited.said !== readSaid(asked),
    /** Gives the edited scenes that say a text the words that took its place. */
    follow: (before: string, after: string, label: string) => {
      if (edited) change((now) => followText(now, before, after), label)
    },
  }
}

/** The scenes without the pictures and clips of another brand. */
const keepOwnImages = ({ scenes, brand }: Edited, now: Edited['brand']): RequestScenes =>
  brand === now
    ? scenes
    : scenes.map(({ clip: _, ...scene }) => ({ ...scene, picture: scene.picture === 'none' ? 'none' : null }))
