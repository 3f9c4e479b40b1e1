import { Eye } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { t } from '#web/words/request-preview.ts'
import { PreviewDrawer } from './preview-drawer.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import type { LivePreview } from './use-request-preview.ts'

interface SidePreviewProps {
  live: LivePreview
  note?: string | undefined
}

/** The preview beside a form, and on a phone a button that opens it. Nothing until there is one. */
export function SidePreview(props: SidePreviewProps) {
  const [isOpen, setOpen] = useState(false)
  const { preview, problem, isMissing } = props.live
  if (isMissing || (!preview && !problem)) return null
  return (
    <>
      <div className="max-lg:hidden">
        <PreviewPanel {...props} dimensions="" />
      </div>
      <Button variant="secondary" className="w-full lg:hidden" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Eye aria-hidden />
        {t.openPreview}
      </Button>
      <PreviewDrawer isOpen={isOpen} onClose={() => setOpen(false)}>
        <PreviewPanel {...props} dimensions="" isTitled />
      </PreviewDrawer>
    </>
  )
}
