import { getErrorCode } from '../error-code.ts'

/** The error codes of a full disk: of the system, and of PostgreSQL. */
const NO_ROOM = ['ENOSPC', 'EDQUOT', '53100']

/** Whether an error means that the disk or the storage is full. */
export const isNoRoom = (error: unknown): boolean => NO_ROOM.includes(String(getErrorCode(error)))
