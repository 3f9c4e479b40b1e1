import type { ContentItem } from '#contract/library/content.ts'
import type { DesignBox } from '#contract/designs/design-preview.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { t } from '#web/words/editor.ts'
import { fill } from '#web/words/fill.ts'
import { addSlot, findFreeName } from '../model/edit-design.ts'
import type { Editor } from './use-editor.ts'

/** Whether a slot can show another picture. */
export const takesImages = (slot: DesignBox | null): slot is DesignBox => slot?.edits.includes('picture') === true

/** Puts a picture into a slot that shows one, otherwise adds a slot with it. */
export function placeImage(editor: Editor, image: string, slot: DesignBox | null = editor.selected): void {
  if (takesImages(slot)) {
    editor.change(slot, { picture: image, focus: undefined, zoom: undefined })
    editor.announce(fill(t.slotReplaced, { slot: slot.name }))
    return
  }
  const name = findFreeName(editor.design)
  if (!name) {
    toast.error(t.tenAddedParts)
    return
  }
  editor.dispatch({
    type: 'edit',
    change: (now) => addSlot(now, { slot: name, kind: 'image', picture: image }),
    label: t.addedPicture,
  })
  editor.dispatch({ type: 'select', slot: name })
}

/** Uploads a picture and puts it into the design. */
export const insertImage = (editor: Editor, file: File, slot: DesignBox | null = editor.selected): Promise<void> =>
  insertStored(editor, editor.pictures.store(file), slot)

/** Stores a copy of an image of the user for this design, and puts it into the design. */
export const insertContent = (editor: Editor, item: ContentItem): Promise<void> =>
  insertStored(editor, editor.pictures.storeContent(item), editor.selected)

async function insertStored(editor: Editor, storing: Promise<string | null>, slot: DesignBox | null): Promise<void> {
  const image = await storing
  if (image) placeImage(editor, image, slot)
}
