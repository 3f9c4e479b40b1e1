import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('every variable has a default', () => {
  const { port, host, publicUrl, databaseUrl, smtpUrl, monthlyGenerations, role, rateLimits, logLevel } = readConfig({})
  expect({ port, host, publicUrl, databaseUrl, smtpUrl, monthlyGenerations, role, rateLimits, logLevel }).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: null,
    databaseUrl: null,
    smtpUrl: null,
    monthlyGenerations: 200,
    role: 'all',
    rateLimits: true,
    logLevel: 'info',
  })
})

test.each([
  [{ PORT: 'http' }, 'PORT takes a whole number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT takes a whole number from 0 to 65535'],
  [{ PORT: '-1' }, 'PORT takes a whole number from 0 to 65535'],
  [{ PUBLIC_URL: 'signet.example.com' }, 'PUBLIC_URL takes an address like https://signet.example.com'],
  [
    { PUBLIC_URL: 'https://example.com/signet' },
    'PUBLIC_URL takes an origin without a path, like https://signet.example.com',
  ],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL takes an address like postgres://user:password@host:port/name'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL takes an address like smtp://user:password@host:port or smtps://…'],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL takes an address like smtp://user:password@host:port or smtps://…'],
  [{ MAIL_FROM: 'the team' }, 'MAIL_FROM takes a sender like Signet <no-reply@example.com>'],
  [{ MAIL_FROM: 'a@example.com\r\nBcc: b@example.com' }, 'MAIL_FROM takes a sender like Signet <no-reply@example.com>'],
  [{ APP_SECRET_PREVIOUS: 'short' }, 'APP_SECRET_PREVIOUS takes secrets of 32 bytes or more, separated by commas'],
  [{ APP_SECRET: 'short' }, 'APP_SECRET takes 32 bytes or more'],
  [{ FREE_PLAN_MONTHLY_GENERATIONS: 'many' }, 'FREE_PLAN_MONTHLY_GENERATIONS takes a whole number from 0 to 1000000'],
  [
    { PLATFORM_MONTHLY_USD: '20 dollars' },
    'PLATFORM_MONTHLY_USD takes an amount of US dollars from 0 to 1000000, like 250 or 99.50',
  ],
  [
    { PLATFORM_TOTAL_USD: '1000001' },
    'PLATFORM_TOTAL_USD takes an amount of US dollars from 0 to 1000000, like 250 or 99.50',
  ],
  [{ OPERATOR_EMAIL: 'the team' }, 'OPERATOR_EMAIL takes an address like ops@example.com'],
  [{ FETCH_ALLOW: 'intranet' }, 'FETCH_ALLOW takes host:port pairs, separated by commas, like intranet.example:8080'],
  [{ FETCH_ALLOW: '*.local:80' }, 'FETCH_ALLOW takes host:port pairs, separated by commas, like intranet.example:8080'],
  [
    { FETCH_ALLOW: 'http://a:80' },
    'FETCH_ALLOW takes host:port pairs, separated by commas, like intranet.example:8080',
  ],
  [{ FETCH_ALLOW: '127.1:80' }, 'FETCH_ALLOW takes host:port pairs, separated by commas, like intranet.example:8080'],
  [
    { DNS_SERVERS: 'dns.example' },
    'DNS_SERVERS takes IP addresses, also with a port, separated by commas, like 10.0.0.2,[fd00::2]:53',
  ],
  [{ METRICS: 'on' }, 'METRICS takes off or host:port, like 127.0.0.1:9464'],
  [{ METRICS: '127.0.0.1:70000' }, 'METRICS takes off or host:port, like 127.0.0.1:9464'],
  [{ ROLE: 'server' }, 'ROLE takes one of all, web, worker'],
  [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS takes one of on, off'],
  [{ MARK_PICTURES: 'none' }, 'MARK_PICTURES takes one of models, all'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL takes one of info, trace, debug, warn, error, fatal, silent'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY takes IP addresses or networks, separated by commas'],
  [{ TRUST_PROXY: 'proxy.local' }, 'TRUST_PROXY takes IP addresses or networks, separated by commas'],
  [
    { ROLE: 'web' },
    'ROLE=web needs DATABASE_URL, STORAGE_URL, APP_SECRET: several processes share one database and one storage',
  ],
  [{ STORAGE_URL: 'files' }, 'STORAGE_URL takes an address like s3://bucket?endpoint=https://…&region=…'],
  [
    { STORAGE_URL: 's3://bucket/folder' },
    'STORAGE_URL takes a bucket with endpoint and region, like s3://bucket?endpoint=https://…&region=…',
  ],
  [
    { STORAGE_URL: 's3://bucket?endpoint=minio' },
    'endpoint of STORAGE_URL takes an address like https://signet.example.com',
  ],
])('%o is refused in one line that names the variable', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(new Error(sentence))
  expect(sentence).not.toContain('\n')
})

test.each([
  ['s3://pictures', { bucket: 'pictures', endpoint: null, region: 'us-east-1' }],
  [
    's3://pictures?endpoint=http://127.0.0.1:9000&region=eu-west-1',
    { bucket: 'pictures', endpoint: 'http://127.0.0.1:9000', region: 'eu-west-1' },
  ],
])('STORAGE_URL %s names a bucket', (STORAGE_URL, expected) => {
  expect(readConfig({ STORAGE_URL }).bucket).toEqual(expected)
})

test.each([
  ['off', null],
  ['127.0.0.1:9464', { host: '127.0.0.1', port: 9464 }],
  ['[::1]:9464', { host: '::1', port: 9464 }],
])('METRICS accepts %s', (METRICS, expected) => {
  expect(readConfig({ METRICS }).metrics).toEqual(expected)
})

test('FETCH_ALLOW is empty by default, and lists hosts as URLs write them', () => {
  expect(readConfig({}).fetchAllow).toEqual([])
  const FETCH_ALLOW = 'Intranet.example:8080, 127.0.0.1:3001,[::1]:80'
  expect(readConfig({ FETCH_ALLOW }).fetchAllow).toEqual(['intranet.example:8080', '127.0.0.1:3001', '[::1]:80'])
})

test('DNS_SERVERS is empty by default, and lists addresses with or without a port', () => {
  expect(readConfig({}).dnsServers).toEqual([])
  const DNS_SERVERS = '10.0.0.2, 10.0.0.3:5353,fd00::2,[fd00::3]:53'
  expect(readConfig({ DNS_SERVERS }).dnsServers).toEqual(['10.0.0.2', '10.0.0.3:5353', 'fd00::2', '[fd00::3]:53'])
})
