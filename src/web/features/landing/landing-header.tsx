import { ButtonLink } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'

export function LandingHeader() {
  return (
    <header className="sticky top-0 z-20 bg-background/90 backdrop-blur-md">
      <div className="mx-auto flex h-16 max-w-page items-center justify-between gap-4 px-4 sm:px-8">
        <Logo />
        <nav aria-label="Account" className="flex gap-1 sm:gap-2">
          <ButtonLink to="/login" variant="ghost">
            Log in
          </ButtonLink>
          <ButtonLink to="/register">Sign up free</ButtonLink>
        </nav>
      </div>
    </header>
  )
}
