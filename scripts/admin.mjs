// `npm run admin -- COMMAND EMAIL`: the operator's commands, run on the Node version that the project pins.
import { install, pinnedNode, run } from './prepare.mjs'

await install()
process.exit(await run(pinnedNode(), ['src/server/start/admin.ts', ...process.argv.slice(2)]))
