import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Shapes } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Brand } from '#contract/brands/brands.ts'
import { LOGO_UPLOADED, UPLOAD_FAILED } from '#contract/messages.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { brandsQuery } from '#web/lib/api/brands.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { lazyOnDemand } from '#web/ui/behavior/lazy-on-demand.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { PickedImages } from '#web/ui/files/picked-images.tsx'
import { FormText, FormTextArea } from '#web/ui/forms/form-fields.tsx'
import { FormSection } from '#web/ui/forms/form-section.tsx'
import { t } from '#web/words/brands.ts'
import type { BrandValues } from '../brand-values.ts'
import { JpegNote } from '../logos/jpeg-note.tsx'

export function IdentityFields({ brand }: { brand: Brand | undefined }) {
  const { resetField } = useFormContext<BrandValues>()
  return (
    <FormSection id="identity" title={t.brandIdentity} text={t.basicsHint}>
      <FormText<BrandValues> name="name" label={t.name} required />
      <FormTextArea<BrandValues> name="description" label={t.description} help={t.descriptionHint} />
      <FormText<BrandValues> name="logo_url" label={t.logoUrl} type="url" placeholder="https://" />
      {brand && <LogoUpload brand={brand} onUploaded={(url) => resetField('logo_url', { defaultValue: url })} />}
      {brand && <LogoVariantsButton brand={brand} />}
    </FormSection>
  )
}

interface LogoUploadProps {
  brand: Brand
  onUploaded: (logoUrl: string) => void
}

/** Uploads a logo at once, independent of the form. */
function LogoUpload({ brand, onUploaded }: LogoUploadProps) {
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
        {file && <PickedImages files={[file]} onRemove={() => setFile(undefined)} />}
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

const LogoVariantsDialogOnDemand = lazyOnDemand(
  async () => (await import('../logos/logo-variants-dialog.tsx')).LogoVariantsDialog,
  ({ isOpen }) => isOpen,
)

/** Opens the variants of the logo of a brand. Each change is stored immediately, independent of the form. */
function LogoVariantsButton({ brand }: { brand: Brand }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
        <Shapes aria-hidden />
        {t.logoVariants}
      </Button>
      <LogoVariantsDialogOnDemand brand={brand} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
