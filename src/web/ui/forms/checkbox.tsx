import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'

/** A native checkbox with our styles. */
export function Checkbox({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className="inline-flex min-h-9 cursor-pointer items-center gap-2.5 pointer-coarse:min-h-11">
      <span className="relative grid size-4.5 shrink-0 place-content-center">
        <input
          {...input}
          type="checkbox"
          className="peer absolute inset-0 m-0 size-4.5 cursor-pointer appearance-none rounded-[5px] border border-outline bg-surface checked:border-transparent checked:bg-accent"
        />
        <Check
          className="pointer-events-none relative size-3.5 text-on-accent opacity-0 peer-checked:opacity-100"
          strokeWidth={3}
          aria-hidden
        />
      </span>
      <span>{label}</span>
    </label>
  )
}
