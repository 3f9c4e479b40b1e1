/** The calendar month (UTC) of `time`, as the date of its first day: `YYYY-MM-01`. */
export const toMonth = (time: Date): string => `${time.toISOString().slice(0, 7)}-01`

/** The start of the next calendar month (UTC). */
export const nextMonth = (time: Date): Date => new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1, 1))
