import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Core } from '../../infrastructure/core.ts'
import { isLoopbackAddress, isLoopbackHost } from '../network.ts'
import { outboxFolder } from '../../infrastructure/mail/mailer.ts'
import { type OutboxMail, readOutboxMail } from '../../infrastructure/mail/outbox-mail.ts'

const SHOWN_MAX = 50

/** Headers that a proxy adds, beside all that begin with `x-forwarded-`. */
const PROXY_HEADERS = new Set(['forwarded', 'via', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'])

/** Whether the mailbox exists: without SMTP and proxy, and with HOST and PUBLIC_URL of this machine only. */
export function mailboxExists({ config, publicUrl }: Core): boolean {
  const isLocal = isLoopbackHost(config.host) && isLoopbackHost(new URL(publicUrl()).host)
  return !config.smtpUrl && config.trustProxy.length === 0 && isLocal
}

/** Whether a request may see the mailbox: from this machine to this machine, without a proxy. */
export function mailboxIsOpenFor(app: Core, request: FastifyRequest): boolean {
  const isForwarded = Object.keys(request.headers).some(
    (name) => PROXY_HEADERS.has(name) || name.startsWith('x-forwarded-'),
  )
  const peer = request.socket.remoteAddress ?? ''
  return mailboxExists(app) && !isForwarded && isLoopbackAddress(peer) && isLoopbackHost(request.headers.host ?? '')
}

/** Serves `/mailbox`: the unsent emails, newest first. For all others it is an unknown route. */
export function serveMailbox(server: FastifyInstance, app: Core): void {
  server.get('/mailbox', async (request, reply) => {
    if (!mailboxIsOpenFor(app, request)) return reply.callNotFound()
    const mails = await newestMails(outboxFolder(app.config.dataDir))
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(createPage(mails, { publicUrl: app.publicUrl(), opened: `http://${request.headers.host}` }))
  })
  server.get('/mailbox/style.css', async (request, reply) => {
    if (!mailboxIsOpenFor(app, request)) return reply.callNotFound()
    return reply.type('text/css; charset=utf-8').send(STYLE)
  })
}

async function newestMails(folder: string): Promise<OutboxMail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const newest = names.toSorted().toReversed().slice(0, SHOWN_MAX)
  return Promise.all(newest.map(async (name) => readOutboxMail(await readFile(join(folder, name), 'utf8'))))
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The origin of the links in emails, and the one that the mailbox was opened with. */
interface Origins {
  publicUrl: string
  opened: string
}

/** Links to Signet stay on the host that the mailbox was opened with, where the session is. */
const linked = (text: string, { publicUrl, opened }: Origins) =>
  escape(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => {
    const target = url.startsWith(`${publicUrl}/`) ? opened + url.slice(publicUrl.length) : url
    return `<a href="${target}">${url}</a>`
  })

function createPage(mails: OutboxMail[], origins: Origins): string {
  const articles = mails.map(
    ({ to, subject, date, text }) =>
      `<article><header><h2>${escape(subject)}</h2><p>To ${escape(to)} · <time datetime="${date.toISOString()}">${date.toUTCString()}</time></p></header><pre>${linked(text, origins)}</pre></article>`,
  )
  const list = articles.join('') || '<p class="empty">No mail yet. Letters that Signet would send appear here.</p>'
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>Mailbox · Signet</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/mailbox/style.css"></head><body><main><h1>Mailbox</h1><p class="hint">No email server is configured, so emails stay on this machine. <a href="/login">Back to Signet</a></p>${list}</main></body></html>`
}

const STYLE = `:root{--ground:#fbfbfa;--card:#fff;--text:#191919;--quiet:#666;--line:#e5e4e2;--link:#00666b}
@media (prefers-color-scheme:dark){:root{--ground:#131416;--card:#1b1d20;--text:#ececec;--quiet:#9a9da3;--line:#2c2f34;--link:#45d5dc}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--text);font:14px/1.6 Inter,system-ui,sans-serif}
main{max-width:720px;margin:0 auto;padding:48px 20px}h1{font-size:32px;letter-spacing:-.02em;margin:0 0 8px}
h2{font-size:16px;margin:0}.hint,.empty,header p{color:var(--quiet);margin:0}.hint{margin-bottom:32px}
article{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:24px;margin-bottom:16px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:16px 0 0}a{color:var(--link)}`
