// `npm run demo`: creates a separate workspace with five invented brands, two months of content and a campaign once, then serves it.
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
