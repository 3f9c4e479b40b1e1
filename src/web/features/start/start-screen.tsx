import { useNavigate } from 'react-router'
import { ImportBrandButton } from '#web/domains/brands/import/import-button.tsx'
import { PageFrame } from '#web/ui/layout/page-frame.tsx'
import { t } from '#web/words/start.ts'
import { FirstImage } from './first-image.tsx'
import { StartForm } from './start-form.tsx'
import { useFirstImage } from './use-first-image.ts'

/** The short path to a first image: a name, two colors and a font pairing. Everything else can be added later. */
export function StartScreen() {
  const first = useFirstImage()
  const navigate = useNavigate()
  const showBrand = (id: number | undefined) =>
    void navigate(id ? `/dashboard/brands?created=${id}` : '/dashboard/brands')
  if (first.generation.status !== 'idle') return <FirstImage first={first} />
  return (
    <PageFrame title={t.yourFirstPicture} lead={t.lead} actions={<ImportBrandButton onCreated={showBrand} />}>
      <StartForm isBusy={first.isKeeping} onSubmit={first.make} />
    </PageFrame>
  )
}
