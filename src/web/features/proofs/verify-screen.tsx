import { useMutation } from '@tanstack/react-query'
import { FileSearch } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { MIB } from '#contract/limits.ts'
import { SIGNED_TYPES, VERIFY_MAX_BYTES } from '#contract/proofs/proof-options.ts'
import { verifyRoutes } from '#contract/proofs/verify.ts'
import { createApi, getErrorMessage } from '#web/lib/api/api.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { FileDrop } from '#web/ui/files/file-drop.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { SiteFooter } from '#web/ui/site/site-footer.tsx'
import { SiteHeader } from '#web/ui/site/site-header.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/proofs.ts'
import { VerifyResult } from './verify-result.tsx'

const verifyApi = createApi({ verify: verifyRoutes })

/** Checks what a file says about its origin. Anybody may use it. */
export function VerifyScreen() {
  const [address, setAddress] = useState('')
  const check = useMutation({
    mutationFn: (wanted: File | string) =>
      typeof wanted === 'string'
        ? verifyApi.verify.address({ query: { url: wanted } })
        : verifyApi.verify.file({ form: {}, files: { file: [wanted] } }),
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (address.trim()) check.mutate(address.trim())
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${t.title} · Signet`}</title>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-2xl flex-1 px-4 pt-6 pb-20 sm:px-8 sm:pt-12">
        <h1 className="text-xl">{t.title}</h1>
        <p className="mt-2 text-muted">{t.intro}</p>
        <div className="mt-8 flex flex-col gap-5">
          <FileDrop
            label={t.file}
            help={fill(t.fileHelp, { size: VERIFY_MAX_BYTES / MIB })}
            accept={SIGNED_TYPES.join(',')}
            icon={FileSearch}
            onFiles={([file]) => file && check.mutate(file)}
          />
          <form onSubmit={submit} className="flex items-end gap-2">
            <div className="min-w-0 flex-1">
              <TextField
                label={t.address}
                type="url"
                inputMode="url"
                placeholder="https://"
                value={address}
                onChange={(event) => setAddress(event.target.value)}
              />
            </div>
            <Button type="submit" variant="secondary" disabled={!address.trim() || check.isPending}>
              {t.check}
            </Button>
          </form>
        </div>
        <div aria-live="polite" className="mt-8">
          {check.isPending && (
            <p className="flex items-center gap-2">
              <Spinner />
              {t.checking}
            </p>
          )}
          {check.isError && <Banner>{getErrorMessage(check.error, t.failed)}</Banner>}
          {check.isSuccess && <VerifyResult found={check.data} />}
        </div>
      </main>
      <SiteFooter />
    </div>
  )
}
