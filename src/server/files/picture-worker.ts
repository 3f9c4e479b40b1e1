import { ENCODINGS, type EncodingName, rewritePicture } from './rewrite-picture.ts'

/** A child process: reads a picture from standard input and writes it in the encoding that its argument names. */
const isEncoding = (name: string | undefined): name is EncodingName => name !== undefined && name in ENCODINGS
const [name] = process.argv.slice(2)
if (!isEncoding(name)) throw new Error('The argument is the name of an encoding')
const chunks: Buffer[] = []
for await (const chunk of process.stdin as AsyncIterable<Buffer>) chunks.push(chunk)
process.stdout.write(await rewritePicture(Buffer.concat(chunks), name))
