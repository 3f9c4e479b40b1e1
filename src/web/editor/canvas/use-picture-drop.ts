import { useState, type DragEvent } from 'react'
import type { DesignBox } from '#contract/designs/design-preview.ts'
import type { Editor } from '../state/use-editor.ts'
import { insertPicture, takesPictures } from '../state/insert-picture.ts'

/** Where a dragged file would go: into a slot that shows a picture, or as a new slot (null). */
export interface DropTarget {
  slot: DesignBox | null
}

/** Takes image files that are dropped on the canvas. */
export function usePictureDrop(editor: Editor) {
  const [target, setTarget] = useState<DropTarget | null>(null)
  const findSlot = ({ target: element }: DragEvent): DesignBox | null => {
    const name = element instanceof Element ? element.closest<HTMLElement>('[data-slot]')?.dataset['slot'] : undefined
    const slot = editor.slots.find((one) => one.slot === name) ?? null
    return takesPictures(slot) ? slot : null
  }
  return {
    target,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        const slot = findSlot(event)
        if (!target || target.slot !== slot) setTarget({ slot })
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setTarget(null)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setTarget(null)
        const [file] = event.dataTransfer.files
        if (file) void insertPicture(editor, file, findSlot(event))
      },
    },
  }
}
