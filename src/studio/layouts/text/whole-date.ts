import { AND, DAY, isWeekday } from '../../type/breaking/bonds.ts'

/**
 * Where a date begins with its weekday and the days before it in its list: "sam. 16 et | dim. 17 janvier" begins at "sam.", "gio | 8/1" at
 * "gio". `start` if there are none. Offsets in UTF-16 code units.
 */
export function includeEarlierDays(text: string, start: number): number {
  const words = [...text.slice(0, start).matchAll(/\S+/gu)]
  let [at, from] = [words.length, start]
  const own = words.at(-1)
  if (own && isWeekday(own[0]) && /^\p{Nd}/u.test(text.slice(start))) [at, from] = [at - 1, own.index]
  while (at > 0) {
    const join = words[at - 1]?.[0] ?? ''
    const last = AND.test(join) ? at - 2 : /[,;]$/u.test(join) ? at - 1 : -1
    const day = words[last]
    if (!day || !(isWeekday(day[0]) || DAY.test(day[0]))) break
    const weekday = words[last - 1]
    const isWhole = !isWeekday(day[0]) && weekday !== undefined && isWeekday(weekday[0])
    // Behind a comma, a number alone is a day only where it is an ordinal: "5., 6. und 7. Dezember", but not "Room 12, Friday".
    if (!AND.test(join) && !isWhole && /^\p{Nd}+[^.]?$/u.test(day[0])) break
    at = isWhole ? last - 1 : last
    from = (isWhole ? weekday : day).index
  }
  return from
}
