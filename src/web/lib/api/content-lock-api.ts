import { createClient, type LenientClient } from '#contract/client/client.ts'
import { contentLockRoutes } from '#contract/library/content-lock.ts'
import { CLIENT_OPTIONS } from './api.ts'

const table = { contentLock: contentLockRoutes }

/** The API client of the lock of designs, whose route only the preview of an item loads. */
export const contentLockApi: LenientClient<typeof table> = createClient(table, CLIENT_OPTIONS)
