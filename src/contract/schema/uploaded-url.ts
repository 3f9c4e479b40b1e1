import { z } from 'zod'

const FILE_INVALID = 'Please choose uploaded pictures'

/** The path of an uploaded picture. */
export const UploadedUrl = z
  .string(FILE_INVALID)
  .regex(/^\/api\/files\/[0-9a-f]{32}\.(?:png|jpg)$/, FILE_INVALID)
  .meta({ examples: ['/api/files/0123456789abcdef0123456789abcdef.png'] })
