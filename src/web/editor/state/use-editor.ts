import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { Design } from '#contract/designs/design-document.ts'
import type { DesignBox } from '#contract/designs/design-preview.ts'
import type { DesignImage, DesignState } from '#contract/designs/design.ts'
import type { ContentItem } from '#contract/library/content.ts'
import { NOT_AN_IMAGE } from '#contract/messages.ts'
import { libraryFileName } from '#contract/text/file-names.ts'
import { translateSlotName } from '#web/domains/library/design-parts.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { toSceneImage, uploadToBrand } from '#web/lib/api/brand-images.ts'
import { designApi } from '#web/lib/api/designs.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { t } from '#web/words/editor.ts'
import { describeChange } from '../model/describe-edit.ts'
import { changeSlot, readSlot, type SlotChange } from '../model/edit-design.ts'
import { type ShownDesign, toShownDesign } from '../model/edit-slides.ts'
import { type Box, measureRotatedBounds } from '../model/geometry.ts'
import { currentDocument } from '#web/lib/history/history.ts'
import { moveChange, placeInside } from '../model/place-slot.ts'
import { type Frame, predictAngle, predictBox } from '../model/predict-box.ts'
import { sortByReading, toBox } from '../model/slots.ts'
import {
  type Burst,
  burstGroup,
  continueBurst,
  continueTyping,
  type Typing,
  typingGroup,
} from '#web/lib/history/typing-groups.ts'
import { type Preview, usePreview } from '../preview/use-preview.ts'
import { type CarriedEditor, carryEditor } from './carry-editor.ts'
import { type EditorAction, type EditorState, openEditor, reduceEditor } from './editor-reducer.ts'

/** A slot and its new position, in pixels of the design. */
export interface Move {
  slot: DesignBox
  target: Box
}

/** The state that all parts of the editor share. */
export interface Editor {
  id: number
  facts: DesignState
  frame: Frame
  state: EditorState
  dispatch: (action: EditorAction) => void
  /** The newest design, or the shown slide of it. The preview may still show the one before. */
  design: ShownDesign
  /** What the preview is to show: the newest design, with the words upright that are being edited. */
  drawing: ShownDesign
  /** Everything that is edited: the history, drafts and versions have it as a whole. */
  document: Design
  preview: Preview | null
  problem: string | null
  retry: () => void
  /** What the editor of a new version takes over. `saved` is the document that the version was made from. */
  carry: (saved: Design) => CarriedEditor
  /** The drawn slots in reading order. */
  slots: readonly DesignBox[]
  selected: DesignBox | null
  /** All selected slots in reading order, `selected` among them. */
  selection: readonly DesignBox[]
  /** The predicted box of a slot in the newest design. */
  placeOf: (slot: DesignBox) => Box
  /** The angle of a slot in degrees. That of words that are being edited is 0. */
  angleOf: (slot: DesignBox) => number
  /** The upright box around a slot in the newest design. Slots are aligned and snap by it. */
  traceOutline: (slot: DesignBox) => Box
  /** Changes fields of a slot. Changes with the same `burst` in quick succession are undone together. */
  change: (slot: DesignBox, change: SlotChange, burst?: string) => void
  /** Moves a slot to a position in pixels of the design. Text and logos stay in the safe box. */
  moveTo: (slot: DesignBox, target: Box, burst?: string) => Promise<void>
  /** Moves slots as one step of the history. */
  moveAll: (moves: readonly Move[], label: string, burst?: string) => Promise<void>
  /** The undo group of a change of a text. `field` names one opening of its field. */
  nextTypingGroup: (change: { field: string; inputType: string; text: string }) => string
  pictures: Images
  /** The last message for screen readers. */
  announced: string
  announce: (message: string) => void
}

/**
 * The state of the editor of one content item: what was carried over to it, otherwise its draft, otherwise the stored design. `sharpness`
 * is the number of screen pixels for each pixel of the design.
 */
export function useEditor(facts: DesignState, sharpness: number, carried: CarriedEditor | null): Editor {
  const id = facts.content_id
  const [state, dispatch] = useReducer(
    reduceEditor,
    carried,
    (from) => from?.state ?? openEditor(facts.draft?.design ?? facts.saved),
  )
  const document = currentDocument(state.history)
  const design = useMemo(() => toShownDesign(document, state.slide), [document, state.slide])
  const drawing = useUpright(design, state.editing?.slot ?? null)
  const { preview, problem, retry, handOver } = usePreview(id, drawing, sharpness, carried?.preview ?? null)
  const frame = useMemo(() => readFrame(facts), [facts])
  const slots = useMemo(() => sortByReading(nameBoxes(preview?.boxes ?? []), frame.isMirrored), [preview?.boxes, frame])
  const images = useImages(facts)
  const [announced, announce] = useState('')
  const nextGroup = useBursts()
  const nextTypingGroup = useTypingGroups()
  const drawn = preview?.design ?? design
  const placeOf = (slot: DesignBox) => predictBox(slot, drawn, design, frame)
  const angleOf = (slot: DesignBox) => predictAngle(slot, drawn, drawing)
  const change: Editor['change'] = (slot, next, burst) =>
    dispatch({
      type: 'edit',
      change: (now) => changeSlot(now, slot.slot, next),
      label: describeChange(slot.name, next),
      group: burst ? nextGroup(`${burst}:${slot.slot}`) : null,
    })
  const findBase = useBases(id, preview)
  const moveAll: Editor['moveAll'] = async (moves, label, burst) => {
    const changes = await Promise.all(
      moves.map(async ({ slot, target }) => {
        const base = readSlot(design, slot.slot).pin ? await findBase(design, slot.slot) : null
        const place = placeInside({ ...slot, angle: angleOf(slot) }, target, frame)
        return [slot.slot, moveChange(design, slot.slot, placeOf(slot), place, frame, base)] as const
      }),
    )
    dispatch({
      type: 'edit',
      change: (now) => changes.reduce((changed, [slot, next]) => changeSlot(changed, slot, next), now),
      label,
      group: burst ? nextGroup(`${burst}:${moves.map(({ slot }) => slot.slot).join()}`) : null,
    })
  }
  return {
    id,
    facts: useSlideFacts(facts, design),
    frame,
    state,
    dispatch,
    design,
    drawing,
    document,
    preview,
    problem,
    retry,
    carry: (saved) => ({ ...carryEditor(state, saved), preview: handOver() }),
    slots,
    selected: slots.find(({ slot }) => slot === state.selected) ?? null,
    selection: slots.filter(({ slot }) => slot === state.selected || state.group.includes(slot)),
    placeOf,
    angleOf,
    traceOutline: (slot) => measureRotatedBounds(placeOf(slot), angleOf(slot)),
    change,
    moveTo: (slot, target, burst) => moveAll([{ slot, target }], describeChange(slot.name, { move: [0, 0] }), burst),
    moveAll,
    nextTypingGroup,
    pictures: images,
    announced,
    announce,
  }
}

/** The design with the slot upright whose text is being edited on the canvas: its words are turned back afterwards. */
function useUpright(design: ShownDesign, editing: string | null): ShownDesign {
  const isTurned = editing !== null && Boolean(readSlot(design, editing).angle)
  return useMemo(
    () => (isTurned && editing !== null ? changeSlot(design, editing, { angle: undefined }) : design),
    [design, editing, isTurned],
  )
}

/** The facts of the shown slide: its rows may be of another kind than those of the first one. */
function useSlideFacts(facts: DesignState, { slide }: ShownDesign): DesignState {
  const from = slide ? slide.from : undefined
  return useMemo(() => {
    if (from === undefined) return facts
    return { ...facts, block: from === null ? null : (facts.carousel?.blocks[from] ?? null) }
  }, [facts, from])
}

function readFrame({ safe_areas: areas, size, margins, right_to_left: isMirrored }: DesignState): Frame {
  const own = areas.find((area) => area.is_own)
  return { safe: own ? toBox(own.box) : { x: 0, y: 0, ...size }, margins: toBox(margins), isMirrored }
}

function useBursts(): (key: string) => string {
  const last = useRef<Burst | null>(null)
  return (key) => burstGroup((last.current = continueBurst(last.current, key, Date.now())))
}

/** The last change is that of the whole editor, so that groups of two fields or of two openings of one field are never the same. */
function useTypingGroups(): Editor['nextTypingGroup'] {
  const last = useRef<Typing | null>(null)
  return (change) => typingGroup((last.current = continueTyping(last.current, { ...change, at: Date.now() })))
}

/** The server names boxes in English. */
const nameBoxes = (boxes: readonly DesignBox[]): DesignBox[] =>
  boxes.map((box) => ({ ...box, name: translateSlotName(box.name) }))

/**
 * Finds the position of a pinned slot in the layout: from an earlier preview without the pin, otherwise from a small preview without it.
 */
function useBases(id: number, preview: Preview | null) {
  const known = useRef(new Map<string, Box>())
  useEffect(() => {
    for (const { slot, box } of preview?.boxes ?? []) {
      const { pin, ...others } = preview ? readSlot(preview.design, slot) : {}
      if (!pin && Object.keys(others).length === 0) known.current.set(`${preview?.layout}:${slot}`, toBox(box))
    }
  }, [preview])
  return async (design: Design, slot: string): Promise<Box | null> => {
    const { width, step, height } = readSlot(design, slot)
    const isSized = width !== undefined || step !== undefined || height !== undefined
    const remembered = known.current.get(`${preview?.layout}:${slot}`)
    if (remembered && !isSized) return remembered
    const free = changeSlot(design, slot, { pin: undefined, move: undefined })
    const reply = await designApi.design
      .preview({ params: { id }, body: { ...free, ratio: 0.1, check: false } })
      .catch(() => null)
    const box = reply?.boxes.find((one) => one.slot === slot)?.box
    return box ? toBox(box) : null
  }
}

/** The pictures that can be put into a design, and the upload of further ones. */
interface Images {
  list: readonly DesignImage[]
  isBusy: boolean
  /** Resolves with the id of the stored picture, or with null after an error message. */
  store: (file: File) => Promise<string | null>
  /** Stores a copy of the file of an image in the library, like `store`. */
  storeContent: (item: ContentItem) => Promise<string | null>
  /** Adds a clip to the pictures of the brand. Resolves with null after an error message. */
  storeClip: (file: File) => Promise<DesignImage | null>
}

function useImages({ content_id: id, pictures, brand_id }: DesignState): Images {
  const [uploaded, setUploaded] = useState<readonly DesignImage[]>([])
  const [isBusy, setBusy] = useState(false)
  const keep = async (send: () => Promise<DesignImage>) => {
    setBusy(true)
    try {
      const image = await send()
      setUploaded((before) => [...before.filter((one) => one.id !== image.id), image])
      return image
    } catch (error) {
      toast.error(getErrorMessage(error, t.pictureUploadFailed))
      return null
    } finally {
      setBusy(false)
    }
  }
  const run = async (read: () => Promise<File>) => {
    const image = await keep(async () =>
      designApi.design.uploadPicture({ params: { id }, files: { file: [await read()] } }),
    )
    return image?.id ?? null
  }
  const store = async (file: File) => {
    if (file.type.startsWith('image/')) return run(() => Promise.resolve(file))
    toast.error(NOT_AN_IMAGE)
    return null
  }
  return {
    list: [...pictures, ...uploaded].filter(({ role }) => role !== 'logo'),
    isBusy,
    store,
    storeContent: (item) => run(() => fetchFile(item)),
    storeClip: (file) => keep(async () => toSceneImage(await uploadToBrand(brand_id ?? 0, file))),
  }
}

async function fetchFile(item: ContentItem): Promise<File> {
  const bytes = await api.content.file({ params: { id: item.id }, query: {} })
  return new File([bytes], libraryFileName(item, bytes.type), { type: bytes.type })
}
