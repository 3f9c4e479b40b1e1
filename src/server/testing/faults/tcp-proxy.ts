import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * What happens to connections: they pass; each chunk waits `slowMs`; each is reset once so many bytes of answers have passed
 * through it from now on; it is accepted and nothing of it ever arrives; nobody listens, and who was connected is reset.
 */
export type TcpFault = 'pass' | 'black hole' | 'down' | { slowMs: number } | { cutAfterBytes: number }

/** A proxy on loopback that can fail as a network does, on the level of TCP. */
export interface TcpProxy {
  port: number
  /** Counts at once, also for open connections. What a black hole swallowed stays lost when it ends. */
  become: (fault: TcpFault) => Promise<void>
  /** Connections so far. */
  connections: () => number
  close: () => Promise<void>
}

const CUT_AFTER_MS = 30

interface State {
  fault: TcpFault
  /** Both ends of every open connection. */
  open: Set<Socket>
}

/** Forwards to a port of this machine. */
export async function openTcpProxy(target: number): Promise<TcpProxy> {
  const state: State = { fault: 'pass', open: new Set() }
  let count = 0
  const server = createServer({ allowHalfOpen: true }, (near) => {
    count += 1
    join(state, near, connect({ port: target, host: '127.0.0.1', allowHalfOpen: true }))
  })
  await listen(server, 0)
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    const stopped = new Promise((done) => server.close(done))
    for (const socket of state.open) socket.resetAndDestroy()
    await stopped
  }
  return {
    port,
    connections: () => count,
    become: async (fault) => {
      state.fault = fault
      if (fault === 'down' && server.listening) await stop()
      if (fault !== 'down' && !server.listening) await listen(server, port)
    },
    close: stop,
  }
}

const listen = (server: Server, port: number) =>
  new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done))

function join(state: State, near: Socket, far: Socket): void {
  const life = { isLost: false, cut: () => [near, far].forEach((socket) => socket.resetAndDestroy()) }
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    state.open.add(from)
    from
      .on('error', () => {})
      .once('close', () => {
        state.open.delete(from)
        if (!life.isLost) to.destroy()
      })
    forward(state, from, to, { life, isAnswer: from === far })
  }
}

interface Way {
  life: { isLost: boolean; cut: () => void }
  isAnswer: boolean
}

function forward(state: State, from: Socket, to: Socket, { life, isAnswer }: Way): void {
  let turn = Promise.resolve()
  let fault: TcpFault = 'pass'
  let left = 0
  const pass = async (chunk: Buffer) => {
    if (state.fault === 'black hole') life.isLost = true
    if (life.isLost || to.destroyed) return
    if (typeof state.fault !== 'string' && 'slowMs' in state.fault) await sleep(state.fault.slowMs)
    const limit = typeof state.fault !== 'string' && 'cutAfterBytes' in state.fault ? state.fault.cutAfterBytes : null
    if (fault !== state.fault) [fault, left] = [state.fault, limit ?? 0]
    if (limit === null || !isAnswer || chunk.length <= left) {
      left -= isAnswer ? chunk.length : 0
      to.write(chunk)
    } else {
      // Bytes that nobody has read yet go with a reset.
      to.write(chunk.subarray(0, left), () => setTimeout(life.cut, CUT_AFTER_MS))
      life.isLost = true
    }
  }
  from.on('data', (chunk: Buffer) => {
    turn = turn.then(() => pass(chunk))
  })
  from.on('end', () => {
    void turn.then(() => (life.isLost ? null : to.end()))
  })
}
