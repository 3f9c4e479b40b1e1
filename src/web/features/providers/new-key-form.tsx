import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { ApiKey } from '#contract/providers/api-keys.ts'
import {
  API_KEY_INVALID,
  API_KEY_MISSING,
  API_KEY_SAVE_FAILED,
  API_KEY_SAVED,
  API_KEY_TEST_FAILED,
  API_KEY_VALID,
} from '#contract/messages.ts'
import { api, getErrorMessage } from '#web/lib/api/api.ts'
import { toast } from '#web/lib/browser/toast.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { t } from '#web/words/api-keys.ts'
import { keysQuery } from './keys-query.ts'

export function NewKeyForm() {
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const test = useMutation({ mutationFn: (key: string) => api.apiKeys.test({ query: { api_key: key } }) })
  const save = useMutation({
    mutationFn: (key: string) => api.apiKeys.save({ body: key }),
    onSuccess: async ({ message }) => {
      toast.success(message || API_KEY_SAVED)
      await client.invalidateQueries({ queryKey: keysQuery.queryKey })
    },
  })
  const start = (call: typeof test | typeof save, missing: string) => {
    const key = ApiKey.safeParse(typed)
    test.reset()
    save.reset()
    setRefusal(key.success ? undefined : typed.trim() ? API_KEY_INVALID : missing)
    if (key.success) call.mutate(key.data)
    else document.querySelector<HTMLInputElement>('#gemini-key input')?.focus()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    start(save, API_KEY_INVALID)
  }
  const isBusy = test.isPending || save.isPending
  return (
    <form noValidate onSubmit={onSubmit} id="gemini-key" className="flex flex-col gap-4">
      {save.isError && <Banner>{getErrorMessage(save.error, API_KEY_SAVE_FAILED)}</Banner>}
      {test.isError && <Banner>{getErrorMessage(test.error, API_KEY_TEST_FAILED)}</Banner>}
      {test.data && (
        <Banner tone={test.data.valid ? 'success' : 'error'}>
          {test.data.valid ? API_KEY_VALID : test.data.message || API_KEY_TEST_FAILED}
        </Banner>
      )}
      <PasswordField
        label={t.apiKey}
        autoComplete="off"
        spellCheck={false}
        placeholder="AIza…"
        help={t.findKeyHint}
        error={refusal}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          disabled={isBusy}
          isLoading={test.isPending}
          onClick={() => start(test, API_KEY_MISSING)}
        >
          {t.testKey}
        </Button>
        <Button type="submit" disabled={isBusy} isLoading={save.isPending}>
          {t.saveKey}
        </Button>
      </div>
    </form>
  )
}
