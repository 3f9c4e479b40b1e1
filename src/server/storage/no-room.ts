/** The system's code, and PostgreSQL's where it is the database that found no room. */
const NO_ROOM = ['ENOSPC', 'EDQUOT', '53100']

/** Whether something failed because the disk, or the storage, is full. */
export const isNoRoom = (error: unknown): boolean => NO_ROOM.includes(String((error as { code?: unknown }).code))
