import { X } from 'lucide-react'
import { useState } from 'react'
import { THUMBNAIL_WIDTHS } from '#contract/options.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Dialog, DialogTitle } from '#web/ui/feedback/dialog.tsx'
import { t } from '#web/words/campaigns.ts'

export interface Large {
  thumbnail_url: string
  title: string
}

/** A picture as large as the window allows. Null closes the dialog. */
export function LargeImage({ picture, onClose }: { picture: Large | null; onClose: () => void }) {
  const [kept, setKept] = useState(picture)
  if (picture && picture !== kept) setKept(picture)
  if (!kept) return null
  const { thumbnail_url, title } = kept
  const source = `${thumbnail_url}${thumbnail_url.includes('?') ? '&' : '?'}w=${THUMBNAIL_WIDTHS.at(-1)}`
  return (
    <Dialog
      isOpen={picture !== null}
      onClose={onClose}
      className="flex h-[calc(100dvh-2rem)] max-w-page flex-col overflow-hidden"
    >
      <div className="flex items-center gap-2 border-b border-border py-2 pe-2 ps-4">
        <DialogTitle className="me-auto truncate text-base">{title}</DialogTitle>
        <IconButton label={t.close} icon={X} onClick={onClose} />
      </div>
      <div className="grid min-h-0 flex-1 place-items-center bg-media p-4 sm:p-8">
        <img src={source} alt={title} className="max-h-full min-h-0 max-w-full rounded-sm object-contain" />
      </div>
    </Dialog>
  )
}
