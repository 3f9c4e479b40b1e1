import { useQuery } from '@tanstack/react-query'
import { getErrorMessage } from '#web/lib/api/api.ts'
import { designApi } from '#web/lib/api/designs.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { DialogHeader } from '#web/ui/feedback/dialog-header.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { t } from '#web/words/translate.ts'
import { TranslationForm } from './translation-form.tsx'

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
      <DialogHeader title={t.translateTo} description={t.versionsHint} onClose={onClose} />
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
