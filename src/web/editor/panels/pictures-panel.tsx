import { ImagePlus } from 'lucide-react'
import type { DesignPicture } from '#contract/designs/design.ts'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { t } from '#web/words/editor.ts'
import { fill, inSentence } from '#web/words/fill.ts'
import { useEditorContext } from '../state/editor-context.ts'
import { insertPicture, placePicture, takesPictures } from '../state/insert-picture.ts'
import { ContentPictures } from './content-pictures.tsx'
import { PictureTile } from './picture-tile.tsx'

const ROLES: Record<DesignPicture['role'], string> = {
  logo: t.logo,
  product: t.productPicture,
  reference: t.referencePicture,
  uploaded: t.uploadedPicture,
  generated: t.generatedPicture,
}

/** The pictures of the brand and its products, earlier uploads, and the user's other images. A click puts one into the selected picture, or adds it. */
export function PicturesPanel() {
  const editor = useEditorContext()
  const { list, isBusy } = editor.pictures
  const target = takesPictures(editor.selected) ? editor.selected : null
  return (
    <>
      <FileDrop
        label={isBusy ? t.uploading : t.uploadAPicture}
        help={target ? fill(t.replacesSlot, { slot: inSentence(target.name) }) : t.addsItToTheDesign}
        onFiles={([file]) => file && void insertPicture(editor, file)}
      />
      <ul aria-label={t.picturesTab} className="mt-3 grid grid-cols-3 gap-2">
        {list.map((picture, index) => {
          const isUsed = target?.picture?.id === picture.id
          const label = fill(target ? t.chooseThing : t.addThing, {
            thing: `${inSentence(ROLES[picture.role])} ${index + 1}`,
          })
          return (
            <li key={picture.id}>
              <PictureTile label={label} isUsed={isUsed} onClick={() => placePicture(editor, picture.id)}>
                {picture.url ? (
                  <img src={picture.url} alt="" className="size-full object-contain" />
                ) : (
                  <ImagePlus className="size-5 text-muted" aria-hidden />
                )}
              </PictureTile>
            </li>
          )
        })}
      </ul>
      <ContentPictures />
    </>
  )
}
