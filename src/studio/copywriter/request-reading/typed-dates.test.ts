import { expect, test } from 'vitest'
import { createBrief } from '../../testing/briefs.ts'
import { withoutAccents } from '../carry/day-names.ts'
import { readRequest } from './read-request.ts'

/** A subject, and the words before a date in a sentence. */
const SUBJECTS: readonly (readonly [string, string, string])[] = [
  ['es', 'Mercadillo de plantas y flores', 'el '],
  ['fr', 'Grande braderie de la rue des Arts', ''],
  ['it', 'Corso di cucina per principianti', ''],
  ['pt-BR', 'Oficina de bordado para iniciantes', ''],
  ['pl', 'Warsztaty ceramiki dla dorosłych', ''],
  ['de', 'Großer Flohmarkt im Innenhof', 'am '],
  ['nl', 'Workshop bloemschikken voor beginners', ''],
  ['tr', 'Çocuklar için resim atölyesi', ''],
]
const DAYS = ['2026-02-07', '2026-03-04', '2026-05-06', '2026-08-15', '2026-10-13'] as const

const dates = SUBJECTS.flatMap(([language, subject, lead]) =>
  DAYS.flatMap((day) => {
    const format = new Intl.DateTimeFormat(language, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    })
    const written = format.format(new Date(day)).replace(',', '')
    return [written, withoutAccents(written), withoutAccents(written).toLowerCase()].map((date) => ({
      subject,
      date: `${lead}${date}`,
    }))
  }),
)

test.each(dates)(
  'a date with its weekday is in one piece, also without accents: $subject $date',
  ({ subject, date }) => {
    for (const prompt of [`${subject} ${date}. Info: 612 345 678`, `${subject}, ${date}, 10:00`]) {
      const { pieces } = readRequest(createBrief({ prompt }))
      expect(pieces.filter(({ text }) => text.toLowerCase().includes(date.toLowerCase()))).toHaveLength(1)
    }
  },
)
