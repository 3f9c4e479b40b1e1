import { useErrorToasts, useProductUpdates, useSuccessToasts } from '#web/lib/jobs/notifications.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'

export function NotificationSettings() {
  const flags = [
    { label: 'Success toasts', text: 'When something was saved, copied or deleted.', flag: useSuccessToasts() },
    { label: 'Error toasts', text: 'When something failed; forms still say so in place.', flag: useErrorToasts() },
    { label: 'Product updates', text: 'When there is something new in Signet.', flag: useProductUpdates() },
  ]
  return (
    <ul className="-mt-1.5 flex flex-col gap-2.5">
      {flags.map(({ label, text, flag: [isOn, setOn] }) => (
        <li key={label}>
          <Checkbox label={label} checked={isOn} onChange={(event) => setOn(event.target.checked)} />
          <p className="-mt-1 pl-7 text-sm text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}
