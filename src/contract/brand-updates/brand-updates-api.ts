import { brandFileRoutes } from '../brands/brand-files.ts'
import { brandUpdateRoutes } from './brand-updates.ts'
import { brandVersionRoutes } from '../brands/brand-versions.ts'
import { consistencyRoutes } from './consistency.ts'

/** The calls that keep designs and versions of a brand in step. The browser loads them with the dialogs of a brand. */
export const brandUpdatesApi = {
  brandVersions: brandVersionRoutes,
  brandUpdates: brandUpdateRoutes,
  brandFiles: brandFileRoutes,
  consistency: consistencyRoutes,
}
