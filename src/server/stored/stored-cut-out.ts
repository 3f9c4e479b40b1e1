import { z } from 'zod'
import { CutOut } from '#contract/products/product-cut-outs.ts'
import type { ImageRef } from '#studio/model/brief.ts'
import { UnreadableJson, versionedJson } from '../infrastructure/db/versioned-json.ts'

const StoredCutOut = CutOut.extend({ version: z.literal(1) })

const parseCutOut = versionedJson('cut-out', StoredCutOut, {})

/** Reads `files.cut_out`. A damaged document counts as the automatic cut-out, so that designs can still be made. */
export function readStoredCutOut(stored: unknown): CutOut {
  if (stored === null || stored === undefined) return { is_on: true, marks: null }
  try {
    const { is_on, marks } = parseCutOut(stored)
    return { is_on, marks }
  } catch (error) {
    if (error instanceof UnreadableJson) return { is_on: true, marks: null }
    throw error
  }
}

/** The column of a cut-out; null for the automatic one. */
export const writeStoredCutOut = ({ is_on, marks }: CutOut): string | null =>
  is_on && !marks ? null : JSON.stringify({ version: 1, is_on, marks })

/** The field of a brief: absent for the automatic cut-out, so that such briefs do not change. */
export function toBriefCutOut(stored: unknown): Pick<ImageRef, 'cut_out'> {
  const { is_on, marks } = readStoredCutOut(stored)
  if (!is_on) return { cut_out: 'off' }
  return marks ? { cut_out: marks } : {}
}
