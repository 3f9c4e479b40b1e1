import { useState, type SubmitEvent } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { t } from '#web/words/product-import.ts'

interface AddressFormProps {
  /** The address of the last reading, or ''. */
  asked: string
  /** Why the last reading failed, or ''. */
  failure: string
  onRead: (url: string) => void
  onCancel: () => void
}

export function AddressForm({ asked, failure, onRead, onCancel }: AddressFormProps) {
  const [url, setUrl] = useState(asked)
  const [error, setError] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!url.trim()) return setError(t.enterAddress)
    onRead(url.trim())
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5 p-5">
      {failure && <Banner>{failure}</Banner>}
      <TextField
        label={t.pageAddress}
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first question of the dialog
        autoFocus
        value={url}
        error={error || undefined}
        onChange={(event) => {
          setUrl(event.target.value)
          setError('')
        }}
      />
      <div className="flex justify-end gap-2">
        <Button variant="secondary" onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button type="submit">{t.readPage}</Button>
      </div>
    </form>
  )
}
