// `npm run shots`: photographs every screen in its important states, in both themes, wide and on a phone, for a person to look
// at.
import { requireBrowser } from './browser.mjs'
import { build, install, pinnedNode, run } from './prepare.mjs'

await install()
const node = pinnedNode()
await build(node)
const env = { CHROMIUM_PATH: await requireBrowser() }
process.exit(await run(node, ['scripts/screens/shoot.ts', ...process.argv.slice(2)], env))
