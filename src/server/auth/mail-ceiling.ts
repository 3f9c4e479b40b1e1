import type { App } from '../app.ts'
import { DAY, HOUR, SECOND } from '../clock.ts'
import { countRequest } from '../limits/counted.ts'

const MAILS_A_DAY = 12
const REGISTRATIONS_AN_HOUR = 5

type CeilingApp = Pick<App, 'db' | 'clock' | 'secrets'>

/** However strangers ask, an address gets at most twelve mails a day that nobody signed in for. */
export const countUnaskedMail = (app: CeilingApp, emailKey: string) =>
  countRequest(app, app.db, { key: ['mail to', emailKey], count: MAILS_A_DAY, seconds: DAY / SECOND })

export const countRegistration = (app: CeilingApp, emailKey: string) =>
  countRequest(app, app.db, { key: ['register', emailKey], count: REGISTRATIONS_AN_HOUR, seconds: HOUR / SECOND })

/** A forgotten password: once a minute and five times an hour for each address, known or not. */
export async function countForgotten(app: CeilingApp, emailKey: string): Promise<void> {
  await countRequest(app, app.db, { key: ['forgot, minute', emailKey], count: 1, seconds: 60 })
  await countRequest(app, app.db, { key: ['forgot, hour', emailKey], count: 5, seconds: HOUR / SECOND })
}
