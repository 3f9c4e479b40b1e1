import { useLocation } from 'react-router'
import { z } from 'zod'
import { VerificationStatus } from '#contract/accounts/auth.ts'

/** The state that one sign-in page passes to the next one. The browser keeps it with the history entry, even when the app is updated. */
const NavigationState = z
  .object({
    email: z.string().optional().catch(undefined),
    verificationStatus: VerificationStatus.optional().catch(undefined),
    message: z.string().optional().catch(undefined),
    token: z.string().optional().catch(undefined),
  })
  .catch({})

export const useNavigationState = (): z.output<typeof NavigationState> => NavigationState.parse(useLocation().state)
