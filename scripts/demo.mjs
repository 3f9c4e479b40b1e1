// `npm run demo`: a workspace of its own with five invented brands and two months of work, filled once, then served.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build, install, pinnedNode, root, serve, step } from './prepare.mjs'

const folder = join(root, 'data/demo')

await install()
const node = pinnedNode()
await build(node)
if (!existsSync(join(folder, 'filled'))) await step(node, ['scripts/demo/fill.ts', folder])
process.stdout.write('Demo workspace: sign in as demo@signet.example with the password "correct horse battery"\n')
process.exit(await serve(node, { DATA_DIR: folder, FREE_PLAN_MONTHLY_GENERATIONS: '500' }))
