import { clsx } from 'clsx'
import type { Task } from '#contract/generation/generator.ts'
import { getPixelSize } from '#web/lib/api/content.ts'
import { taskTitle } from '#web/lib/jobs/job-labels.ts'
import { SizeShape } from '#web/ui/display/size-shape.tsx'

interface ItemThumbnailProps {
  task: Pick<Task, 'content_type' | 'platform' | 'dimensions' | 'thumbnail_url' | 'state'>
  className: string
}

/** An item in its aspect ratio: empty, in progress, or its thumbnail once there is one. */
export function ItemThumbnail({ task, className }: ItemThumbnailProps) {
  const { width, height } = getPixelSize(task)
  const isAtWork = task.state === 'running' || task.state === 'retry_wait'
  return (
    <span className={clsx('grid place-items-center overflow-hidden rounded-sm bg-media p-2.5', className)}>
      {task.thumbnail_url ? (
        <img
          src={task.thumbnail_url}
          alt={taskTitle(task)}
          className="max-h-full min-h-0 max-w-full animate-[appear_240ms_var(--ease-out)] rounded-[3px] object-contain"
        />
      ) : (
        <SizeShape
          width={width}
          height={height}
          className={clsx('rounded-[3px]', isAtWork ? 'skeleton' : 'bg-pressed')}
        />
      )}
    </span>
  )
}
