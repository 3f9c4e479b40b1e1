import { useErrorToasts, useProductUpdates, useSuccessToasts } from '#web/lib/jobs/notifications.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { t } from '#web/words/settings.ts'

export function NotificationSettings() {
  const flags = [
    { label: t.successToasts, text: t.whenSomethingWasSavedCopied, flag: useSuccessToasts() },
    { label: t.errorToasts, text: t.whenSomethingFailedFormsStill, flag: useErrorToasts() },
    { label: t.productUpdates, text: t.whenThereIsSomethingNew, flag: useProductUpdates() },
  ]
  return (
    <ul className="-mt-1.5 flex flex-col gap-2.5">
      {flags.map(({ label, text, flag: [isOn, setOn] }) => (
        <li key={label}>
          <Checkbox label={label} checked={isOn} onChange={(event) => setOn(event.target.checked)} />
          <p className="-mt-1 ps-7 text-sm text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}
