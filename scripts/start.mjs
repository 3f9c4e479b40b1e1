// `npm start`: installs, builds when the build is stale, then serves.
import { build, install, pinnedNode, serve } from './prepare.mjs'

await install()
const node = pinnedNode()
await build(node)
process.exit(await serve(node))
