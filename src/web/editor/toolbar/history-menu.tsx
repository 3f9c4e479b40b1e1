import { Popover } from '@base-ui/react/popover'
import { clsx } from 'clsx'
import { History } from 'lucide-react'
import { iconButtonClass } from '#web/ui/buttons/button-class.ts'
import { t } from '#web/words/editor.ts'
import { useEditorContext } from '../state/editor-context.ts'

/** All steps since the editor was opened, the newest first. A click goes to one. */
export function HistoryMenu() {
  const editor = useEditorContext()
  const { steps, index } = editor.state.history
  return (
    <Popover.Root>
      <Popover.Trigger aria-label={t.history} title={t.history} className={iconButtonClass}>
        <History className="size-4.5" strokeWidth={1.75} aria-hidden />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner align="start" sideOffset={6} className="z-40">
          <Popover.Popup className="popup max-h-[min(24rem,70dvh)] w-64 overflow-y-auto p-1.5 outline-none">
            <Popover.Title className="px-2.5 py-1.5 text-sm">{t.history}</Popover.Title>
            <ol reversed className="flex flex-col-reverse">
              {steps.map((step, at) => (
                <li key={at}>
                  <button
                    type="button"
                    aria-current={at === index ? 'step' : undefined}
                    onClick={() => editor.dispatch({ type: 'go-to', index: at })}
                    className={clsx(
                      'flex min-h-8 w-full items-center rounded-sm px-2.5 text-start text-sm pointer-coarse:min-h-11',
                      at === index ? 'bg-pressed font-medium' : 'hover:bg-raised',
                      at > index && 'text-muted',
                    )}
                  >
                    {step.label}
                  </button>
                </li>
              ))}
            </ol>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
