// `npm start`: installs, builds when the build is stale, then serves.
import { build, install, pinnedNode, run } from './prepare.mjs'

await install()
const node = pinnedNode()
await build(node)
process.exit(await run(node, ['src/server/main.ts']))
