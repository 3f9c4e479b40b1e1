import { clsx } from 'clsx'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import type { DesignPicture } from '#contract/design.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { addSlot, findFreeName } from '../model/edit-design.ts'
import { useEditorContext } from '../state/editor-context.ts'
import type { Editor } from '../state/use-editor.ts'
import { usePastedPicture } from './use-pasted-picture.ts'

const ROLES: Record<DesignPicture['role'], string> = {
  logo: 'Logo',
  product: 'Product picture',
  reference: 'Reference picture',
  uploaded: 'Uploaded picture',
  generated: 'Generated picture',
}

/** The pictures of the brand and the product. A click puts one into the selected picture, or adds it to the design. */
export function PicturesPanel() {
  const editor = useEditorContext()
  const [uploaded, setUploaded] = useState<readonly DesignPicture[]>([])
  const [isBusy, setBusy] = useState(false)
  const pictures = [...editor.facts.pictures, ...uploaded].filter(({ role }) => role !== 'logo')
  const target = editor.selected?.edits.includes('picture') ? editor.selected : null
  const upload = async (file: File) => {
    setBusy(true)
    try {
      const picture = await api.design.uploadPicture({ params: { id: editor.id }, files: { file: [file] } })
      setUploaded((before) => [...before.filter(({ id }) => id !== picture.id), picture])
      placePicture(editor, picture.id)
    } catch (error) {
      toast.error(getErrorMessage(error, 'Failed to upload picture'))
    } finally {
      setBusy(false)
    }
  }
  usePastedPicture((file) => void upload(file))
  return (
    <>
      <FileDrop
        label={isBusy ? 'Uploading…' : 'Upload a picture'}
        help={
          target
            ? `Replaces ${target.name.toLowerCase()}. Drop or paste works too.`
            : 'Adds it to the design. Drop or paste works too.'
        }
        onFiles={([file]) => file && void upload(file)}
      />
      <ul aria-label="Pictures" className="mt-3 grid grid-cols-3 gap-2">
        {pictures.map((picture, index) => {
          const isUsed = target?.picture?.id === picture.id
          const label = `${target ? 'Use' : 'Add'} ${ROLES[picture.role].toLowerCase()} ${index + 1}`
          return (
            <li key={picture.id}>
              <button
                type="button"
                aria-label={label}
                title={label}
                aria-pressed={isUsed}
                onClick={() => placePicture(editor, picture.id)}
                className={clsx(
                  'grid aspect-square w-full place-content-center overflow-hidden rounded-sm bg-media outline-offset-2',
                  isUsed ? 'outline-2 outline-accent-ink' : 'hover:outline-2 hover:outline-outline',
                )}
              >
                {picture.url ? (
                  <img src={picture.url} alt="" className="size-full object-contain" />
                ) : (
                  <ImagePlus className="size-5 text-muted" aria-hidden />
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** Puts a picture into the selected slot if that shows one, otherwise adds a slot with it. */
function placePicture(editor: Editor, picture: string): void {
  const { selected, design } = editor
  if (selected?.edits.includes('picture')) {
    editor.change(selected, { picture, focus: undefined, zoom: undefined })
    editor.announce(`${selected.name} replaced`)
    return
  }
  const slot = findFreeName(design)
  if (!slot) {
    toast.error('A design can have 10 added parts')
    return
  }
  editor.dispatch({
    type: 'edit',
    change: (now) => addSlot(now, { slot, kind: 'image', picture }),
    label: 'Added picture',
  })
  editor.dispatch({ type: 'select', slot })
}
