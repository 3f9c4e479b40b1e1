import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Eye, EyeOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { API_KEY_DELETED, API_KEY_DELETE_FAILED } from '#contract/messages.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { confirm } from '#web/ui/feedback/confirm.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { t } from '#web/words/api-keys.ts'
import { keysQuery } from './keys-query.ts'

/** The stored key as the server returns it: dots while hidden, the masked text while shown. */
export function ConfiguredKey({ masked }: { masked: string }) {
  const client = useQueryClient()
  const [isShown, setShown] = useState(false)
  const remove = useMutation({
    mutationFn: () => api.apiKeys.remove(),
    onSuccess: async ({ message }) => {
      toast.success(message || API_KEY_DELETED)
      await client.invalidateQueries({ queryKey: keysQuery.queryKey })
    },
  })
  const ask = async () => {
    const text = t.contentIsGeneratedWithoutIt
    if (await confirm({ title: t.deleteApiKey, text })) remove.mutate()
  }
  return (
    <div className="flex flex-col gap-4">
      {remove.isError && <Banner>{getErrorMessage(remove.error, API_KEY_DELETE_FAILED)}</Banner>}
      <div className="flex flex-col gap-1.5">
        <span className="text-sm font-medium">{t.apiKey}</span>
        <div className="flex items-center gap-1 rounded-sm bg-raised py-1 pe-1 ps-3.5">
          <code className="min-w-0 flex-1 truncate font-mono text-base" aria-label={isShown ? undefined : t.hiddenKey}>
            {isShown ? masked : '•'.repeat(24)}
          </code>
          <IconButton
            label={isShown ? t.hide : t.show}
            icon={isShown ? EyeOff : Eye}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          />
        </div>
      </div>
      <Button variant="secondary" className="self-start" isLoading={remove.isPending} onClick={() => void ask()}>
        <Trash2 aria-hidden />
        {t.deleteKey}
      </Button>
    </div>
  )
}
