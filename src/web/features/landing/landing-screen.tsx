import { Hero } from './hero.tsx'
import { LandingHeader } from './landing-header.tsx'
import { ClosingCall } from './closing-call.tsx'
import { Steps } from './steps.tsx'

export function LandingScreen() {
  return (
    <>
      <title>Signet: on-brand pictures for every platform</title>
      <LandingHeader />
      <main id="main" className="overflow-x-clip">
        <Hero />
        <Steps />
        <ClosingCall />
      </main>
    </>
  )
}
