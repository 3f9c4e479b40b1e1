// `npm run bench`: the renderer beside its rivals, on the Node that the project pins.
import { findOrInstallBrowser } from './browser.mjs'
import { install, pinnedNode, run } from './prepare.mjs'

await install()
process.exit(
  await run(pinnedNode(), ['bench/stills.ts', ...process.argv.slice(2)], { CHROMIUM_PATH: findOrInstallBrowser() }),
)
