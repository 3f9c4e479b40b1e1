import { z } from 'zod'
import { LogoVariants, type LogoVariantFile } from '#contract/brands/logos/logo-variants.ts'
import { UnreadableJson, versionedJson } from '../infrastructure/db/versioned-json.ts'

/**
 * Reads `brands.logo_variants`.
 * @throws {UnreadableJson} when they are damaged
 */
const parseLogoVariants = versionedJson('logo variants', z.object({ version: z.literal(1), logos: LogoVariants }), {})

/** Reads stored logo variants. Damaged ones count as none: a list of brands must not fail because of one of them. */
export function readLogoVariants(stored: unknown): LogoVariantFile[] {
  if (stored === null || stored === undefined) return []
  try {
    return parseLogoVariants(stored).logos
  } catch (error) {
    if (error instanceof UnreadableJson) return []
    throw error
  }
}

/** The column of logo variants; null for none. */
export function writeLogoVariants(logos: readonly LogoVariantFile[] | null): string | null {
  return logos && logos.length > 0 ? JSON.stringify({ version: 1, logos }) : null
}
