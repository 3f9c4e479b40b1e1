import { exactTime, relativeTime } from '#web/lib/format/format.ts'

/** Relative, with the exact time on hover. */
export function Timestamp({ time }: { time: string }) {
  return (
    <time dateTime={time} title={exactTime(time)}>
      {relativeTime(time)}
    </time>
  )
}
