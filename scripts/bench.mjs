// `npm run bench` and its like: a measurement of `bench/`, on the Node that the project pins.
import { findOrInstallBrowser } from './browser.mjs'
import { build, install, pinnedNode, run } from './prepare.mjs'

const [file, ...args] = process.argv.slice(2)
await install()
const node = pinnedNode()
await build(node)
const env = { CHROMIUM_PATH: findOrInstallBrowser() }
process.exit(await run(node, [`bench/${file}`, ...args], env))
