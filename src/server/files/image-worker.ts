import { doImageWork, isImageWork } from './rewrite-image.ts'

/** A child process: reads a picture from standard input and writes the result of the work that its argument names. */
const [work] = process.argv.slice(2)
if (!isImageWork(work)) throw new Error('The argument is what to do with the picture')
const chunks: Buffer[] = []
for await (const chunk of process.stdin as AsyncIterable<Buffer>) chunks.push(chunk)
process.stdout.write(await doImageWork(Buffer.concat(chunks), work))
