/** Files of one import of a brand. This file does not import zod. */
export const IMPORT_FILES_MAX = 8
export const IMPORT_FILE_MAX_BYTES = 10 * 1024 * 1024
