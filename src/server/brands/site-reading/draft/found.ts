import type { Evidence } from '#contract/brands/site-reading/brands-import.ts'
import { EVIDENCE_SENTENCES, type EvidenceKey } from '#contract/brands/site-reading/evidence.ts'

/** A value of the draft with its evidence. A confidence of 0 marks a default. */
export interface Found<T> {
  value: T
  key: EvidenceKey
  /** The part of the sentence that changes. */
  text: string
  /** 0 to 1. */
  confidence: number
}

export function toEvidence(field: string, { key, text, confidence }: Omit<Found<unknown>, 'value'>): Evidence {
  const short = text.slice(0, 120)
  return { field, source: EVIDENCE_SENTENCES[key].replace('{text}', () => short), confidence, key, text: short }
}
