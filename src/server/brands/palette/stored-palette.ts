import { z } from 'zod'
import { ExtendedPalette } from '#contract/brands/palette/extended-palette.ts'
import { UnreadableJson, versionedJson } from '../../infrastructure/db/versioned-json.ts'

const StoredPalette = ExtendedPalette.extend({ version: z.literal(1).default(1) })

/**
 * Reads `brands.extended_palette`.
 * @throws {UnreadableJson} when it is damaged
 */
const parsePalette = versionedJson('brand palette', StoredPalette, {})

/** Reads a stored palette. Null if there is none, or if it is damaged: a list of brands must not fail because of one of them. */
export function readPalette(stored: unknown): ExtendedPalette | null {
  if (stored === null || stored === undefined) return null
  try {
    const { neutral, accents } = parsePalette(stored)
    return { neutral, accents }
  } catch (error) {
    if (error instanceof UnreadableJson) return null
    throw error
  }
}

/** The column of a palette. A palette without colors is none. */
export function writePalette(palette: ExtendedPalette | null): string | null {
  return palette && hasColors(palette) ? JSON.stringify({ version: 1, ...palette }) : null
}

/** The palette as a brief keeps it: absent if the brand has no colors besides its two, so that such briefs do not change. */
export function toBriefPalette(stored: unknown): ExtendedPalette | undefined {
  const palette = readPalette(stored)
  return palette && hasColors(palette) ? palette : undefined
}

const hasColors = ({ neutral, accents }: ExtendedPalette) => neutral !== null || accents.length > 0
