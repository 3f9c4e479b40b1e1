import { z } from 'zod'
import { UploadedUrl } from '../../schema/uploaded-url.ts'

/**
 * The variants of a logo besides the logo itself, in their order everywhere: with name and symbol, the symbol alone, for light and for dark
 * grounds, and in one color.
 */
export const LOGO_VARIANTS = ['full', 'mark', 'on_light', 'on_dark', 'mono'] as const
export type LogoVariant = (typeof LOGO_VARIANTS)[number]

const VARIANTS_INVALID = 'Please choose one of the listed logo variants'

const LogoVariantFile = z.object({ kind: z.enum(LOGO_VARIANTS, VARIANTS_INVALID), url: UploadedUrl })
export type LogoVariantFile = z.output<typeof LogoVariantFile>

/** One upload for each kind; of several for one kind the last one counts. */
export const LogoVariants = z
  .array(LogoVariantFile, VARIANTS_INVALID)
  .max(LOGO_VARIANTS.length, VARIANTS_INVALID)
  .transform(orderVariants)

/** In a reply. Addresses are not checked again. */
export const ShownLogoVariants = z.array(z.object({ kind: z.enum(LOGO_VARIANTS), url: z.string() }))

export function orderVariants(files: readonly LogoVariantFile[]): LogoVariantFile[] {
  return LOGO_VARIANTS.flatMap((kind) => files.findLast((file) => file.kind === kind) ?? [])
}
