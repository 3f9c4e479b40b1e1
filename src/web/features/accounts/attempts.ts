import type { VerificationStatus } from '#contract/accounts/auth.ts'
import { VERIFICATION_MAX_ATTEMPTS } from '#contract/limits.ts'

/** A reset is offered only if no email can be requested and all attempts are used. */
export const isStuck = (status: Pick<VerificationStatus, 'can_resend' | 'verification_attempts'>): boolean =>
  !status.can_resend && status.verification_attempts >= VERIFICATION_MAX_ATTEMPTS
