interface SharesSize {
  perUser: number
  /** At one place, such as the host of a server. */
  perPlace?: number
  inAll?: number
}

interface Holder {
  owner: number
  place?: string
}

/**
 * A concurrency limit with shares: at most `inAll` calls run at once, and of them `perUser` of one user and `perPlace` at one place. The
 * others wait in order, but nobody waits for a call that only waits for its own share.
 */
export function openShares({ perUser, perPlace = Infinity, inAll = Infinity }: SharesSize) {
  const running = new Set<Holder>()
  const waiting: { holder: Holder; start: () => void }[] = []
  const hasCapacity = ({ owner, place }: Holder) => {
    const all = [...running]
    return (
      all.length < inAll &&
      all.filter((one) => one.owner === owner).length < perUser &&
      all.filter((one) => one.place === place).length < perPlace
    )
  }
  const startNext = () => {
    for (let at = waiting.findIndex(({ holder }) => hasCapacity(holder)); at >= 0;) {
      const [next] = waiting.splice(at, 1)
      if (next) running.add(next.holder)
      next?.start()
      at = waiting.findIndex(({ holder }) => hasCapacity(holder))
    }
  }
  return async <T>(holder: Holder, work: () => Promise<T>): Promise<T> => {
    const own = { ...holder }
    if (hasCapacity(own)) running.add(own)
    else await new Promise<void>((start) => waiting.push({ holder: own, start }))
    try {
      return await work()
    } finally {
      running.delete(own)
      startNext()
    }
  }
}
