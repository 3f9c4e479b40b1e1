import type { App } from '../app.ts'

/**
 * The same application, whose calls for text wait after they have reserved their room and before they are sent, because the provider's
 * own module sends few calls at a time. `admitted` gets a function for each of them, oldest first, that sends it.
 */
export function holdCalls(app: App, admitted: (() => void)[]): App {
  const { writeCopy } = app.gemini
  return {
    ...app,
    gemini: {
      ...app.gemini,
      writeCopy: async (brief, { beforeSend, ...call }) => {
        await beforeSend?.()
        await new Promise<void>((send) => admitted.push(send))
        return writeCopy(brief, call)
      },
    },
  }
}
