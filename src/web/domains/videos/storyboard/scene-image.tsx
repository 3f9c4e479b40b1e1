import { ImageOff, ImageUp, Play, Sparkles } from 'lucide-react'
import { CLIP_FILES } from '#contract/brands/images/clip-options.ts'
import type { StoryScene } from '#contract/designs/video-design.ts'
import { thumbnailSource } from '#web/lib/brand/logo-source.ts'
import { buttonClass } from '#web/ui/buttons/button-class.ts'
import { ImageTile } from '#web/ui/display/image-tile.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/storyboard.ts'
import { ClipFields } from './clip-fields.tsx'
import { chooseImage, type SceneImage } from './edit-video.ts'
import type { StoryboardEditor } from './storyboard-editor.ts'

interface SceneImageFieldProps {
  editor: Pick<StoryboardEditor, 'change'>
  scene: StoryScene
  images: readonly SceneImage[]
  /** Stores a file. Resolves with null after an error message. Without it, none can be uploaded. */
  upload?: (file: File) => Promise<SceneImage | null>
}

/** The picture of a scene, or the clip that it plays: one of a list, an uploaded one, none, or the one that the studio chooses. */
export function SceneImageField({ editor, scene, images, upload }: SceneImageFieldProps) {
  const choose = (image: SceneImage | 'none' | null) =>
    editor.change((now) => chooseImage(now, scene.id, image), t.changedPicture)
  const shown = images.find(({ id }) => id === scene.picture)
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
        {images.map((image, at) => (
          <ImageTile
            key={image.id}
            label={
              image.clip
                ? fill(t.playClip, { title: image.clip.title ?? String(at + 1) })
                : fill(t.chooseImage, { number: at + 1 })
            }
            isUsed={scene.picture === image.id}
            onClick={() => choose(image)}
          >
            <Thumbnail image={image} />
          </ImageTile>
        ))}
      </div>
      {upload && (
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
            accept={`image/*,${CLIP_FILES}`}
            className="sr-only"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void upload(file).then((image) => image && choose(image))
              target.value = ''
            }}
          />
        </label>
      )}
      {scene.clip && (
        <ClipFields key={scene.clip.key} editor={editor} id={scene.id} clip={scene.clip} image={shown ?? null} />
      )}
    </fieldset>
  )
}

function Thumbnail({ image: { url, clip } }: { image: SceneImage }) {
  if (!url) return clip ? <Play aria-hidden className="size-5" /> : <Sparkles aria-hidden />
  return (
    <span className="relative block size-full">
      <img src={thumbnailSource(url) ?? url} alt="" className="size-full object-cover" />
      {clip && (
        <span className="absolute bottom-1 start-1 grid size-5 place-items-center rounded-full bg-black/70 text-white">
          <Play aria-hidden className="size-3" fill="currentColor" />
        </span>
      )}
    </span>
  )
}
