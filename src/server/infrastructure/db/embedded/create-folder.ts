import { openFolder } from './open-folder.ts'
import { syncTree } from '../../synced-node-fs.ts'
import { getErrorText } from '../../error-code.ts'

/**
 * Runs as a child process: creates a database in the empty folder that it is given, makes it reach the disk, and ends with exit
 * code 0. The memory that this takes, about 50 MB, goes with the process. Errors are written to stderr.
 */
const [, , folder] = process.argv
if (!folder) throw new Error('The folder is missing')

// The parent may be killed meanwhile.
process.once('disconnect', () => process.exit(1))
try {
  const pg = await openFolder(folder)
  await pg.close()
  syncTree(folder)
  process.exit(0)
} catch (error) {
  process.stderr.write(getErrorText(error))
  process.exit(1)
}
