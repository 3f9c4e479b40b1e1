import type { SignUpRules } from '#contract/accounts/sign-up.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { fill } from '#web/words/fill.ts'
import { t } from '#web/words/accounts.ts'

/** Says before the form is filled in whom the operator lets sign up. */
export function SignUpNotice({ rules, isInvited }: { rules: SignUpRules; isInvited: boolean }) {
  const { sign_up, domains } = rules
  if (sign_up === 'off') return <Banner tone="info">{t.signUpClosed}</Banner>
  if (isInvited) return null
  if (sign_up === 'invite') return <Banner tone="info">{t.signUpByInvitation}</Banner>
  if (domains.length > 0) return <Banner tone="info">{fill(t.signUpDomains, { domains: domains.join(', ') })}</Banner>
  return null
}
