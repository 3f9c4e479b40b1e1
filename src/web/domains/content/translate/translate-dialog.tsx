import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { designApi } from '#web/lib/api/design-api.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog, DialogDescription, DialogTitle } from '#web/ui/feedback/dialog.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { TranslationForm } from './translation-form.tsx'
import { t } from '#web/words/translate.ts'

interface TranslateDialogProps {
  isOpen: boolean
  ids: readonly number[]
  onClose: () => void
  onDone?: (() => void) | undefined
}

/** A form that makes versions of items in other languages. */
export function TranslateDialog({ isOpen, ids, onClose, onDone }: TranslateDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} className="max-w-4xl overflow-clip">
      <div className="flex items-start gap-3 border-b border-border py-2.5 ps-5 pe-2.5">
        <div className="me-auto min-w-0 py-1">
          <DialogTitle className="text-md">{t.translateTo}</DialogTitle>
          <DialogDescription className="text-sm text-muted">{t.eachLanguageBecomes}</DialogDescription>
        </div>
        <IconButton label={t.close} icon={X} onClick={onClose} />
      </div>
      <Texts
        ids={ids}
        onCreated={() => {
          onClose()
          onDone?.()
        }}
      />
    </Dialog>
  )
}

function Texts({ ids, onCreated }: { ids: readonly number[]; onCreated: () => void }) {
  const texts = useQuery({
    queryKey: ['translations', 'texts', ids],
    queryFn: ({ signal }) => designApi.translations.texts({ body: { ids: [...ids] }, signal }),
    // A draft must not change under the person's hands.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (texts.isPending) return <Skeleton className="m-5 h-40" />
  if (texts.isError)
    return (
      <div className="p-5">
        <Banner onRetry={() => void texts.refetch()}>{getErrorMessage(texts.error, t.loadFailed)}</Banner>
      </div>
    )
  return <TranslationForm items={texts.data.items} canTranslate={texts.data.can_translate} onCreated={onCreated} />
}
