// `npm run bench` and the other benchmarks of `bench/`, run on the Node version that the project pins. `--write` updates
// docs/benchmarks.md.
import { requireBrowser } from './browser.mjs'
import { build, install, pinnedNode, run } from './prepare.mjs'

const [file, ...options] = process.argv.slice(2)
const args = options.filter((option) => option !== '--write')
await install()
const node = pinnedNode()
await build(node)
const env = { CHROMIUM_PATH: await requireBrowser(), ...(args.length < options.length && { BENCH_WRITE: '1' }) }
process.exit(await run(node, [`bench/${file}`, ...args], env))
