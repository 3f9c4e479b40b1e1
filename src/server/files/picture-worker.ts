import { doPictureWork, isPictureWork } from './rewrite-picture.ts'

/** A child process: reads a picture from standard input and writes the result of the work that its argument names. */
const [work] = process.argv.slice(2)
if (!isPictureWork(work)) throw new Error('The argument is what to do with the picture')
const chunks: Buffer[] = []
for await (const chunk of process.stdin as AsyncIterable<Buffer>) chunks.push(chunk)
process.stdout.write(await doPictureWork(Buffer.concat(chunks), work))
