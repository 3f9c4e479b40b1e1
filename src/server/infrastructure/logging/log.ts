import { type DestinationStream, type Logger, pino } from 'pino'
import pretty from 'pino-pretty'
import { scrub } from './log-scrubber.ts'
import { markSecurity } from './security-events.ts'

/** JSON lines on standard output, pretty on a terminal; every line passes the scrubber. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }), log: markSecurity },
    hooks: { streamWrite: scrub },
  }
  if (destination) return pino(options, destination)
  if (process.stdout.isTTY) return pino(options, pretty({ colorize: true, sync: true }))
  return pino(options)
}
