/** How the tests start Chromium. CHROMIUM_PATH names the browser; `npm test` sets it. */
export const chromium = {
  // In another locale Chromium drops download names that have letters beyond ASCII.
  env: { ...definedEnv(), LC_ALL: 'C.UTF-8' },
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** Pages live for seconds: optimizing their code costs more than it saves, and so does a process that only draws. */
export const SHORT_LIVED = ['--js-flags=--no-turbofan --no-maglev', '--in-process-gpu']

function definedEnv(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}
