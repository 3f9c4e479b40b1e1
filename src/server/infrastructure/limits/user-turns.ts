/** A longer call is slow, in milliseconds. */
const SLOW_MS = 1000
/** How long a user counts as active, and as one with slow calls, after the end of a call, in milliseconds. */
const REMEMBERED_MS = 60_000

interface User {
  running: number
  /** The number of the newest call that started. */
  turn: number
  endedAt: number
  slowAt: number
}

interface Waiting {
  user: User
  start: () => void
}

/**
 * A concurrency limit that users share: at most `size` calls run at once. Of the waiting calls, one of the user with the fewest running
 * ones starts next, and among equals one of the user whose last turn is the longest ago. While others are active, a user with slow calls
 * leaves one place free, so that nobody waits until a slow call ends. `readTime` returns milliseconds that never go back.
 */
export function openUserTurns(size: number, readTime: () => number = () => performance.now()) {
  const users = new Map<string, User>()
  const waiting: Waiting[] = []
  let [running, turns] = [0, 0]
  const findUser = (name: string | null): User => {
    const created = { running: 0, turn: 0, endedAt: readTime(), slowAt: -Infinity }
    if (name === null) return { ...created, turn: turns }
    const user = users.get(name) ?? created
    users.set(name, user)
    return user
  }
  const leavesPlace = (user: User) =>
    size > 1 && user.running >= size - 1 && users.size > 1 && readTime() - user.slowAt < REMEMBERED_MS
  const startWaiting = () => {
    while (running < size) {
      const next = waiting.filter(({ user }) => !leavesPlace(user)).reduce(chooseFirst, null)
      if (!next) return
      waiting.splice(waiting.indexOf(next), 1)
      running += 1
      turns += 1
      next.user.running += 1
      next.user.turn = turns
      next.start()
    }
  }
  const end = (user: User, startedAt: number) => {
    running -= 1
    user.running -= 1
    user.endedAt = readTime()
    if (user.endedAt - startedAt > SLOW_MS) user.slowAt = user.endedAt
    const isGone = ({ running: own, endedAt }: User) => own === 0 && readTime() - endedAt > REMEMBERED_MS
    for (const [name, other] of users) if (isGone(other)) users.delete(name)
  }
  /** `name` tells users apart. A call with null takes a place in its turn, but counts for no user. */
  return async <T>(name: string | null, work: () => Promise<T>): Promise<T> => {
    const user = findUser(name)
    await new Promise<void>((start) => {
      waiting.push({ user, start })
      startWaiting()
    })
    const startedAt = readTime()
    try {
      return await work()
    } finally {
      end(user, startedAt)
      startWaiting()
    }
  }
}

function chooseFirst(first: Waiting | null, one: Waiting): Waiting {
  if (!first) return one
  const [a, b] = [one.user, first.user]
  return a.running < b.running || (a.running === b.running && a.turn < b.turn) ? one : first
}
