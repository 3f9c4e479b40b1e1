import { exactTime, relativeTime } from '#web/lib/format/format.ts'

/** A relative time, with the exact time on hover. */
export function Timestamp({ time }: { time: string }) {
  return (
    <time dateTime={time} title={exactTime(time)}>
      {relativeTime(time)}
    </time>
  )
}
