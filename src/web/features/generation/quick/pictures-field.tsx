import { REFERENCES_MAX } from '#contract/limits.ts'
import { toast } from '#web/lib/browser/toast.ts'
import type { Pictures } from '#web/lib/jobs/use-quick-generation.ts'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { PickedPictures } from '#web/ui/files/picked-pictures.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/quick-generate.ts'

interface PicturesFieldProps {
  pictures: Pictures
  onChange: (pictures: Pictures) => void
}

/** Fields for one logo and several reference images. Files over the limit are rejected with a message. */
export function PicturesField({ pictures: { logo, references }, onChange }: PicturesFieldProps) {
  const setLogo = (file: File | undefined) => onChange({ logo: file, references })
  const setReferences = (files: File[]) => {
    if (files.length > REFERENCES_MAX) toast.error(fill(t.atMostReferenceImages, { max: REFERENCES_MAX }))
    onChange({ logo, references: files.slice(0, REFERENCES_MAX) })
  }
  return (
    <div className="flex flex-col gap-3">
      <FileDrop label={t.logo} help={t.oneImageReplacesTheBrands} onFiles={([file]) => setLogo(file)} />
      {logo && <PickedPictures files={[logo]} onRemove={() => setLogo(undefined)} />}
      <FileDrop
        label={t.referenceImages}
        help={fill(t.upToImages10Mb, { max: REFERENCES_MAX })}
        isMultiple
        onFiles={(files) => setReferences([...references, ...files])}
      />
      <PickedPictures files={references} onRemove={(file) => setReferences(references.filter((one) => one !== file))} />
    </div>
  )
}
