/** The token of our user agent in robots.txt. */
const TOKEN = 'signet'
const LINES_MAX = 5000

interface Rule {
  isAllowed: boolean
  path: string
}

/**
 * Whether robots.txt lets us read a path (RFC 9309): the group of our own token, else that of `*`; the longest rule that matches
 * counts, and Allow wins a tie.
 */
export function isAllowedByRobots(robots: string, path: string): boolean {
  const groups = readGroups(robots)
  const rules = groups.get(TOKEN) ?? groups.get('*') ?? []
  const matching = rules.filter((rule) => rule.path !== '' && matchesPath(rule.path, path))
  const [best] = matching.toSorted((a, b) => b.path.length - a.path.length || Number(b.isAllowed) - Number(a.isAllowed))
  return best?.isAllowed ?? true
}

function readGroups(robots: string): Map<string, Rule[]> {
  const groups = new Map<string, Rule[]>()
  /** Those of ours that the rules below are for. */
  let agents = new Set<string>()
  let isHead = false
  for (const line of robots.split(/\r\n|\r|\n/).slice(0, LINES_MAX)) {
    const [, key = '', value = ''] = /^\s*([a-z-]+)\s*:([^#]*)/i.exec(line) ?? []
    const name = key.toLowerCase()
    if (name === 'user-agent') {
      const agent = value.trim().toLowerCase()
      if (!isHead) agents = new Set()
      isHead = true
      if (agent !== TOKEN && agent !== '*') continue
      agents.add(agent)
      if (!groups.has(agent)) groups.set(agent, [])
    } else if (name === 'allow' || name === 'disallow') {
      isHead = false
      for (const agent of agents) groups.get(agent)?.push({ isAllowed: name === 'allow', path: value.trim() })
    }
  }
  return groups
}

/** `*` stands for any characters, and `$` at the end for the end of the path. The parts are looked for from left to right. */
function matchesPath(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  const [first = '', ...others] = parts
  if (!path.startsWith(first)) return false
  let at = first.length
  for (const part of others) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return !isWhole || at === path.length || (others.length > 0 && path.endsWith(parts.at(-1) ?? ''))
}
