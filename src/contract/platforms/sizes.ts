import '../schema/jitless.ts'
import { z } from 'zod'
import { WIZARD_PLATFORMS } from './platform.ts'
import { DIMENSIONS_FORM, parseDimensions } from '../schema/dimensions.ts'
import { fromKeys } from '../schema/from-keys.ts'
import { SIZES_PER_PLATFORM_MAX } from '../limits.ts'
import { DIMENSIONS_INVALID } from '../messages.ts'
import { CONTENT_TYPES } from '../options.ts'
import { routes } from '../route.ts'

/** `WIDTHxHEIGHT` in the canonical spelling. */
export const Size = z
  .string(DIMENSIONS_INVALID)
  .meta(DIMENSIONS_FORM)
  .transform((text, context) => {
    const size = parseDimensions(text)
    if (size) return `${size.width}x${size.height}`
    context.addIssue({ code: 'custom', message: DIMENSIONS_INVALID })
    return z.NEVER
  })

const Sizes = z
  .array(Size, 'Sizes must be a list of texts such as 1080x1080')
  .max(SIZES_PER_PLATFORM_MAX, `A platform may have at most ${SIZES_PER_PLATFORM_MAX} sizes`)

const SizesOfType = z.strictObject(
  fromKeys(WIZARD_PLATFORMS, () => Sizes.optional()),
  'There is no such platform',
)

/** Content type → platform → sizes, of which the first one is used. Other types or platforms are refused. */
export const ContentSizes = z.strictObject(
  fromKeys(CONTENT_TYPES, () => SizesOfType.optional()),
  'There is no such content type',
)
export type ContentSizes = z.output<typeof ContentSizes>

export const sizeRoutes = routes({
  get: {
    method: 'GET',
    path: '/api/config',
    summary: 'The sizes that generation makes, for each content type and platform',
    access: 'user',
    reply: z.object({ content_sizes: ContentSizes }),
  },
  update: {
    method: 'PUT',
    path: '/api/config',
    summary: 'Replace the sizes; a platform that is left out has those of the beginning',
    access: 'user',
    body: z.object({ content_sizes: ContentSizes }),
    reply: z.object({ content_sizes: ContentSizes }),
    openReply: true,
  },
})
