import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'

export const TooltipProvider = Base.Provider

interface TooltipProps {
  label: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  children: ReactElement
}

/** Shows a name on hover and focus. The child must carry its own accessible name. */
export function Tooltip({ label, side = 'bottom', children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} className="z-50">
          <Base.Popup className="rounded-sm bg-text px-2 py-1 text-xs font-medium text-background">{label}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
