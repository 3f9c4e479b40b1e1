import { useState, type ReactNode, type SubmitEvent } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { t } from '#web/words/ui.ts'

interface AddressFormProps {
  /** The address of the last reading, or ''. */
  asked: string
  /** Why the last reading failed, or ''. */
  failure: string
  words: { address: string; missing: string; read: string }
  /** Whether another source than the address was given. */
  hasMore?: boolean
  onRead: (url: string) => void
  onCancel: () => void
  /** Other sources, below the address. */
  children?: ReactNode
}

/** Asks for the address of what is read, and for other sources if there are any. */
export function AddressForm({ asked, failure, words, hasMore, onRead, onCancel, children }: AddressFormProps) {
  const [url, setUrl] = useState(asked)
  const [isMissing, setMissing] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!url.trim() && !hasMore) setMissing(true)
    else onRead(url.trim())
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5 p-5">
      {failure && <Banner>{failure}</Banner>}
      <TextField
        label={words.address}
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first question of the dialog
        autoFocus
        value={url}
        error={isMissing && !hasMore ? words.missing : undefined}
        onChange={(event) => {
          setUrl(event.target.value)
          setMissing(false)
        }}
      />
      {children}
      <div className="flex justify-end gap-2">
        <Button variant="secondary" onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button type="submit">{words.read}</Button>
      </div>
    </form>
  )
}
