/** The calendar month (UTC) that `time` falls into, as the date of its first day. */
export const toMonth = (time: Date): string => `${time.toISOString().slice(0, 7)}-01`

/** The first moment of the month after the one that `time` falls into. */
export const nextMonth = (time: Date): Date => new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1, 1))
