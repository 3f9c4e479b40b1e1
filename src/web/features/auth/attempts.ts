import type { VerificationStatus } from '#contract/auth.ts'
import { VERIFICATION_MAX_ATTEMPTS } from '#contract/limits.ts'

/** Somebody is stuck when no mail may be asked for and every attempt is used up: only then a reset is offered. */
export const isStuck = (status: Pick<VerificationStatus, 'can_resend' | 'verification_attempts'>): boolean =>
  !status.can_resend && status.verification_attempts >= VERIFICATION_MAX_ATTEMPTS
