import { getErrorCode } from '../error-code.ts'

/** The error codes of a full disk: of the system, and of PostgreSQL. */
const DISK_FULL_CODES = ['ENOSPC', 'EDQUOT', '53100']

/** Whether an error means that the disk or the storage is full. */
export const isDiskFull = (error: unknown): boolean => DISK_FULL_CODES.includes(String(getErrorCode(error)))
