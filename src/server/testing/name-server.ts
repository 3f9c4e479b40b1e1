import { createSocket } from 'node:dgram'
import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'
import { onTestFinished } from 'vitest'

export interface NameServer {
  /** `host:port`, as DNS_SERVERS takes it. */
  address: string
  /** The names that were asked for, once for each question, in order. */
  asked: string[]
}

/** IPv4 and IPv6 addresses of a name; empty for a name that does not exist, null for one that is not answered. */
type Answers = (hostname: string) => readonly string[] | null

const RECORD_TYPE = { a: 1, aaaa: 28 } as const
const NO_SUCH_NAME = 3

/** A name server (RFC 1035) on loopback until the test ends. */
export async function startNameServer(answers: Answers): Promise<NameServer> {
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    const { hostname, type, end } = readQuestion(query)
    asked.push(hostname)
    const addresses = answers(hostname)
    if (addresses) socket.send(writeAnswer(query.subarray(0, end), type, addresses), port, address)
  })
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done))
  onTestFinished(() => void socket.close())
  return { address: `127.0.0.1:${socket.address().port}`, asked }
}

const HEADER_BYTES = 12

function readQuestion(query: Buffer): { hostname: string; type: number; end: number } {
  const labels: string[] = []
  let at = HEADER_BYTES
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { hostname: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

function writeAnswer(question: Buffer, type: number, addresses: readonly string[]): Buffer {
  const fitting = addresses.filter((address) => isIPv4(address) === (type === RECORD_TYPE.a))
  const records = type === RECORD_TYPE.a || type === RECORD_TYPE.aaaa ? fitting : []
  const header = Buffer.from(question.subarray(0, HEADER_BYTES))
  header.writeUInt16BE(0x8180 | (addresses.length > 0 ? 0 : NO_SUCH_NAME), 2)
  header.writeUInt16BE(records.length, 6)
  header.writeUInt32BE(0, 8)
  return Buffer.concat([
    header,
    question.subarray(HEADER_BYTES),
    ...records.map((address) => writeRecord(type, address)),
  ])
}

/** A record whose name is that of the question. */
function writeRecord(type: number, address: string): Buffer {
  const bytes = Buffer.from(ipaddr.parse(address).toByteArray())
  const head = Buffer.from([0xc0, HEADER_BYTES, 0, type, 0, 1, 0, 0, 0, 60, 0, bytes.length])
  return Buffer.concat([head, bytes])
}
