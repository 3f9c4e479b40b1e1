import { useQuery } from '@tanstack/react-query'
import { versionsQuery } from '#web/lib/api/designs.ts'

/** The id of the newest version of a design, or its own id if there is none or the versions are not known. */
export function useNewestVersion(contentId: number): number {
  const versions = useQuery(versionsQuery(contentId))
  return versions.data?.reduce((best, { id }) => Math.max(best, id), contentId) ?? contentId
}
