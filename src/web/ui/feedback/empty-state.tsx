import type { ReactNode } from 'react'
import { translateNode } from '#web/words/define-words.ts'
import { EmptyFrames } from '#web/ui/display/illustrations.tsx'

interface EmptyStateProps {
  title: string
  text: string
  drawing?: ReactNode
  action?: ReactNode
}

export function EmptyState({ title, text, drawing = <EmptyFrames className="h-28" />, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-lg border border-dashed border-outline/50 px-6 py-14 text-center">
      {drawing}
      <h2 className="mt-6 text-md">{title}</h2>
      <p className="mt-1 max-w-sm text-balance text-muted">{translateNode(text)}</p>
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
