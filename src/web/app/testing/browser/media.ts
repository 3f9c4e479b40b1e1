import { cdp } from 'vitest/browser'

declare module 'vitest/browser' {
  /** The provider declares this too, with types of Node that the app must not know. */
  interface CDPSession {
    send: (method: string, options?: object) => Promise<unknown>
    on: (event: string, listener: (details: never) => void) => unknown
    off: (event: string, listener: (details: never) => void) => unknown
  }
}

/** From now on, media queries for these features match these values. All other features are as the project sets them. */
export async function emulateMedia(values: Record<string, string>): Promise<void> {
  const features = { 'prefers-reduced-motion': 'reduce', ...values }
  await cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  })
}
