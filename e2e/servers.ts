/** What `prepare.ts` starts once for all tests. */
interface Servers {
  /** The URL of the product. */
  origin: string
  /** Each call answers with another `Account` that no test has used. */
  accountsUrl: string
  /** The host of a web site that the product may fetch. It serves the pages of `other-servers.ts`. */
  siteHost: string
  /** The host of a server that speaks the OpenAI protocol, which users may name. */
  openAiHost: string
}

const VARIABLE = 'SIGNET_E2E_SERVERS'

/** Passes the addresses to the workers of Playwright, which are started later. */
export function publishServers(servers: Servers): void {
  process.env[VARIABLE] = JSON.stringify(servers)
}

export const servers = () => JSON.parse(process.env[VARIABLE] ?? '{}') as Servers

export interface Account {
  email: string
  /** The access token of a session. */
  token: string
}
