// `npm run bench` and its like: a measurement of `bench/`, on the Node that the project pins.
import { findOrInstallBrowser } from './browser.mjs'
import { install, pinnedNode, run } from './prepare.mjs'

const [file, ...args] = process.argv.slice(2)
await install()
const env = { CHROMIUM_PATH: findOrInstallBrowser() }
process.exit(await run(pinnedNode(), [`bench/${file}`, ...args], env))
