import { useRef, useState } from 'react'
import type { VideoDesign, RequestScenes } from '#contract/designs/video-design.ts'
import type { PieceChoices } from '#contract/generation/piece-choices.ts'
import type { PreviewPiece, RequestPreview } from '#contract/generation/request-preview.ts'
import { useDebounced } from '#web/lib/hooks/use-debounced.ts'
import { t } from '#web/words/storyboard.ts'
import { type AskedRequest, useSameRequest } from './asked-request.ts'
import { moveChoices, type TypedTexts } from './move-choices.ts'
import { usePreviewCalls } from './use-preview-calls.ts'
import { useRequestScenes } from './use-request-scenes.ts'

/** What a generate call takes of the preview of its request. */
export interface ChosenDesign {
  seed: number | undefined
  piece_choices: PieceChoices | undefined
  /** The scenes of a video, if a person edited them. */
  scenes: RequestScenes | undefined
}

/** What was chosen for a request that is kept. */
export interface Kept {
  seed: number | null
  piece_choices: PieceChoices
  /** The scenes of its films; null where the studio writes them. */
  scenes: RequestScenes | null
}

type Change = Omit<PieceChoices[number], 'id'>

export interface LivePreview {
  /** What the preview is of: the request after a pause in typing. */
  request: AskedRequest | null
  /** The seed of the preview. */
  seed: number | null
  /** The last preview that arrived; null without a request, and before the first one. */
  preview: RequestPreview | null
  problem: string | null
  /** Whether this server draws no previews, or not for this brand. */
  isMissing: boolean
  /** Whether a newer preview is on its way. */
  isBehind: boolean
  /** Whether a choice was taken back, because its words are no piece of the request anymore. */
  hasLostChoice: boolean
  choices: PieceChoices
  /** The scenes of a video, which can be edited. */
  scenes: ReturnType<typeof useRequestScenes>
  /** The piece that a person points at. */
  pointed: PreviewPiece | null
  point: (id: string | null) => void
  change: (id: string, change: Change) => void
  putBack: (id: string) => void
  /** Draws another composition. */
  renew: () => void
  /** Draws the composition of this seed. */
  choose: (seed: number) => void
  retry: () => void
  /** Whether a person chose a design or something for a piece, since the form was opened. */
  hasChanged: boolean
  /** What makes the design of the preview, for a request that is kept. */
  read: () => Kept
  /** What makes the design of the preview. The same request again is one for another design, so it then has no seed. */
  take: () => ChosenDesign
}

/** The preview follows the text after this pause. */
const PAUSE_MS = 150

const readTexts = (asked: AskedRequest | null): TypedTexts => ({
  prompt: asked?.prompt ?? '',
  instructions: asked?.instructions ?? '',
})

interface PreviewOptions {
  /** What was chosen when the request was written first. */
  before?: Kept | undefined
  /** Called when the server no longer has a picture of the request. */
  onImagesLost?: () => void
}

/** Keeps a preview of a request that is being written, and what a person chose for its pieces. Null: there is nothing to draw yet. */
export function useRequestPreview(
  asked: AskedRequest | null,
  { before, onImagesLost }: PreviewOptions = {},
): LivePreview {
  const [kept, setKept] = useState<{ choices: PieceChoices; typed: TypedTexts }>({
    choices: before?.piece_choices ?? [],
    typed: readTexts(before ? asked : null),
  })
  const [hasChanged, setChanged] = useState(false)
  const [hasLostChoice, setLostChoice] = useState(false)
  const [pointedId, point] = useState<string | null>(null)
  const taken = useRef<string>(null)
  const settled = useDebounced(useSameRequest(asked), PAUSE_MS)
  const typed = readTexts(settled)
  const choices = moveChoices(kept.choices, kept.typed, typed)
  const onReply = ({ unknown_choices: lost }: RequestPreview) => {
    if (!lost?.length) return
    setLostChoice(true)
    setKept({ typed, choices: choices.filter(({ id }) => !lost.includes(id)) })
  }
  const [shownVideo, setShownVideo] = useState<VideoDesign | null>(null)
  const scenes = useRequestScenes(settled, shownVideo, before?.scenes)
  const drawnScenes = useDebounced(scenes.edited, PAUSE_MS)
  const calls = usePreviewCalls(
    settled,
    { choices, scenes: drawnScenes, seed: before?.seed ?? null },
    { onReply, onImagesLost },
  )
  const { preview, seed } = calls
  const video = preview?.film?.film ?? null
  if (video !== shownVideo) setShownVideo(video)
  const keep = (next: PieceChoices) => {
    setLostChoice(false)
    setChanged(true)
    setKept({ typed, choices: next })
  }
  const read = () => ({
    seed,
    piece_choices: moveChoices(kept.choices, kept.typed, readTexts(asked)),
    scenes: scenes.kept,
  })
  return {
    ...calls,
    request: settled,
    hasLostChoice,
    hasChanged: hasChanged || scenes.canUndo,
    choices,
    scenes,
    pointed: preview?.pieces.find(({ id }) => id === pointedId) ?? null,
    point,
    change: (id, change) => {
      const known = choices.find((choice) => choice.id === id)
      const words = preview?.pieces.find((piece) => piece.id === id)?.text
      if (words && change.text) scenes.follow(words, change.text, t.changedWords)
      keep([...choices.filter((choice) => choice !== known), { ...known, ...change, id }])
    },
    putBack: (id) => keep(choices.filter((choice) => choice.id !== id)),
    renew: () => {
      setChanged(true)
      calls.renew()
    },
    choose: (own) => {
      setChanged(true)
      calls.choose(own)
    },
    read,
    take: () => {
      const { piece_choices: moved } = read()
      const key = JSON.stringify([asked, moved, seed, scenes.edited])
      const isAgain = taken.current === key
      taken.current = key
      return {
        seed: isAgain ? undefined : (seed ?? undefined),
        piece_choices: moved.length > 0 ? moved : undefined,
        scenes: scenes.edited,
      }
    },
  }
}
