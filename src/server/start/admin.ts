import { runAdminCommand } from './admin-commands.ts'

/** The program of `npm run admin`. */
const { code, text } = await runAdminCommand(process.argv.slice(2), process.env)
const stream = code === 0 ? process.stdout : process.stderr
stream.write(text)
if (code !== 0) process.exit(code)
