import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Brand } from '#contract/brands/brands.ts'
import { LOGO_UPLOADED, UPLOAD_FAILED } from '#contract/messages.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { PickedPictures } from '#web/ui/files/picked-pictures.tsx'
import { t } from '#web/words/brands.ts'
import { JpegNote } from '../logos/jpeg-note.tsx'

interface LogoUploadProps {
  brand: Brand
  onUploaded: (logoUrl: string) => void
}

/** Uploads a logo at once, independent of the form. */
export function LogoUpload({ brand, onUploaded }: LogoUploadProps) {
  const client = useQueryClient()
  const [file, setFile] = useState<File>()
  const upload = useMutation({
    mutationFn: (logo: File) => api.brands.uploadLogo({ params: { id: brand.id }, files: { file: [logo] } }),
    onSuccess: async ({ logo_url }) => {
      toast.success(LOGO_UPLOADED)
      setFile(undefined)
      onUploaded(logo_url)
      await client.invalidateQueries({ queryKey: brandsQuery.queryKey })
    },
    onError: (error) => toast.error(getErrorMessage(error, UPLOAD_FAILED)),
  })
  return (
    <div className="flex flex-col gap-3">
      <JpegNote url={brand.logo_url} />
      <FileDrop label={t.logoFile} help={t.pngJpegWebPGifAvif} onFiles={([logo]) => setFile(logo)} />
      <div className="flex items-center gap-3">
        {file && <PickedPictures files={[file]} onRemove={() => setFile(undefined)} />}
        <Button
          variant="secondary"
          disabled={!file}
          isLoading={upload.isPending}
          onClick={() => file && upload.mutate(file)}
        >
          {t.uploadLogo}
        </Button>
      </div>
    </div>
  )
}
