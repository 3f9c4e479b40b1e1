import { ImageOff, ImageUp, Sparkles } from 'lucide-react'
import type { StoryScene } from '#contract/designs/video-design.ts'
import { changeScene } from '#web/domains/videos/storyboard/edit-video.ts'
import { thumbnailSource } from '#web/lib/brand/logo-source.ts'
import { buttonClass } from '#web/ui/buttons/button-class.ts'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/storyboard.ts'
import { ImageTile } from '../panels/image-tile.tsx'
import { useEditorContext } from '../state/editor-context.ts'
import type { VideoEditor } from './use-video.ts'

/** The picture of a scene: one of the design, an uploaded one, none, or the one that the studio chooses. */
export function SceneImage({ editor: { change }, scene }: { editor: VideoEditor; scene: StoryScene }) {
  const { pictures } = useEditorContext()
  const choose = (image: string | null) =>
    change((now) => changeScene(now, scene.id, (one) => ({ ...one, picture: image })), t.changedPicture)
  const upload = async (file: File) => {
    const image = await pictures.store(file)
    if (image) choose(image)
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">{t.picture}</legend>
      <div className="grid max-h-40 grid-cols-[repeat(auto-fill,3.25rem)] gap-2 overflow-y-auto p-1">
        <ImageTile label={t.automatic} isUsed={scene.picture === null} onClick={() => choose(null)}>
          <Sparkles aria-hidden className="size-5 text-muted" />
        </ImageTile>
        <ImageTile label={t.noPicture} isUsed={scene.picture === 'none'} onClick={() => choose('none')}>
          <ImageOff aria-hidden className="size-5 text-muted" />
        </ImageTile>
        {pictures.list.map(({ id, url }, at) => (
          <ImageTile
            key={id}
            label={fill(t.chooseImage, { number: at + 1 })}
            isUsed={scene.picture === id}
            onClick={() => choose(id)}
          >
            {url ? (
              <img src={thumbnailSource(url) ?? url} alt="" className="size-full object-cover" />
            ) : (
              <Sparkles aria-hidden />
            )}
          </ImageTile>
        ))}
      </div>
      <label
        className={buttonClass({
          variant: 'secondary',
          size: 'small',
          className: 'cursor-pointer self-start has-focus-visible:outline-2 has-focus-visible:outline-accent-ink',
        })}
      >
        <ImageUp aria-hidden />
        {t.uploadImage}
        <input
          type="file"
          accept="image/*"
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void upload(file)
            target.value = ''
          }}
        />
      </label>
    </fieldset>
  )
}
