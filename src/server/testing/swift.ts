import { type ChildProcess, execFile, spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from './postgres.ts'

/** A server that speaks the S3 protocol and refuses whoever cannot sign. */
export interface TestBucketServer {
  endpoint: string
  accessKeyId: string
  secretAccessKey: string
  region: string
  stop: () => Promise<void>
}

interface Ports {
  proxy: number
  account: number
  container: number
  object: number
}

const run = promisify(execFile)
const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/swift')
const PACKAGES = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object']
const PYTHON = '/usr/bin/python3'
const KINDS = ['account', 'container', 'object'] as const
const KEY = { accessKeyId: 'test:tester', secretAccessKey: 'testing', region: 'us-east-1' }

/**
 * OpenStack Swift with its S3 interface (Apache-2.0), from Debian's packages, unpacked into a cache of the project and never
 * installed. Null, with a word about it, where it cannot be had: no Debian, no network, no Python.
 */
export async function startSwift(): Promise<TestBucketServer | null> {
  const parts = await unpacked().catch(() => null)
  if (!parts) {
    process.stdout.write('OpenStack Swift could not be had: the tests of buckets are skipped\n')
    return null
  }
  // Swift keeps what it knows of an object in the file's attributes, which a file system in memory may not have.
  const folder = mkdtempSync(join(CACHE, 'devices-'))
  const ports = {
    proxy: await freePort(),
    account: await freePort(),
    container: await freePort(),
    object: await freePort(),
  }
  const env = {
    PATH: `${join(parts, 'usr/bin')}:${process.env['PATH']}`,
    PYTHONPATH: join(parts, 'usr/lib/python3/dist-packages'),
    LD_LIBRARY_PATH: join(parts, 'usr/lib/x86_64-linux-gnu'),
    SWIFT_CONF: join(folder, 'swift.conf'),
    EVENTLET_NO_GREENDNS: 'yes',
  }
  writeSettings(folder, ports)
  const servers = spawn(PYTHON, ['-c', SERVERS, folder, ...KINDS.map((kind) => `${kind}:${ports[kind]}`)], {
    env,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const endpoint = `http://127.0.0.1:${ports.proxy}`
  await untilHealthy(endpoint)
  return { endpoint, ...KEY, stop: () => stop(servers, folder) }
}

/** The folder of the unpacked packages; fetched once. */
async function unpacked(): Promise<string> {
  const parts = join(CACHE, 'parts')
  if (existsSync(parts)) return parts
  const archives = join(CACHE, 'archives')
  mkdirSync(join(archives, 'partial'), { recursive: true })
  const fetch = [
    'install',
    '-y',
    '--no-install-recommends',
    '--download-only',
    '-o',
    `Dir::Cache::archives=${archives}`,
  ]
  await run('apt-get', ['update', '-qq']).catch(() => {})
  await run('apt-get', [...fetch, ...PACKAGES])
  const draft = join(CACHE, `draft-${process.pid}`)
  for (const name of readdirSync(archives).filter((file) => file.endsWith('.deb')))
    await run('dpkg', ['-x', join(archives, name), draft])
  readSettingsFromEnvironment(draft)
  renameSync(draft, parts)
  rmSync(archives, { recursive: true })
  return parts
}

/** Swift reads one file of its settings from /etc before it looks at anything else. */
function readSettingsFromEnvironment(parts: string): void {
  const utils = join(parts, 'usr/lib/python3/dist-packages/swift/common/utils.py')
  const fixed = "SWIFT_CONF_FILE = '/etc/swift/swift.conf'"
  const text = readFileSync(utils, 'utf8')
  if (!text.includes(fixed)) throw new Error('This Swift keeps its settings somewhere else')
  writeFileSync(utils, text.replace(fixed, "SWIFT_CONF_FILE = os.environ['SWIFT_CONF']"))
}

function writeSettings(folder: string, ports: Ports): void {
  const file = (name: string, lines: string[]) => writeFileSync(join(folder, name), `${lines.join('\n')}\n`)
  const devices = join(folder, 'devices')
  mkdirSync(join(devices, 'd1'), { recursive: true })
  file('swift.conf', ['[swift-hash]', 'swift_hash_path_suffix = tests', 'swift_hash_path_prefix = tests'])
  for (const kind of KINDS) {
    file(`${kind}.conf`, [
      '[DEFAULT]',
      ...common(folder, ports[kind]),
      `devices = ${devices}`,
      'mount_check = false',
      '[pipeline:main]',
      `pipeline = ${kind}-server`,
      `[app:${kind}-server]`,
      `use = egg:swift#${kind}`,
    ])
  }
  file('proxy.conf', ['[DEFAULT]', ...common(folder, ports.proxy), ...PROXY])
}

/**
 * Tells Swift that everything of a kind lies on the one device behind a port (`kind:port`, for each kind), and starts a process for each
 * kind and for the proxy, which end when the standard input ends. They are forks of one process, because loading the modules of a server
 * takes a second of CPU time. It applies Eventlet's patches before it loads them: Eventlet collects garbage for each lock that exists,
 * which takes each server 0.8 s later.
 */
const SERVERS = `
import os, signal, sys
import eventlet.patcher
eventlet.patcher.monkey_patch(all=False, socket=True, select=True, thread=True)
import swift.account.server, swift.container.server, swift.obj.server, swift.proxy.server
import swift.common.middleware.s3api.s3api, swift.common.middleware.tempauth
import swift.common.middleware.copy, swift.common.middleware.dlo, swift.common.middleware.slo
from swift.common.ring import RingBuilder
from swift.common.wsgi import run_wsgi
folder, *pairs = sys.argv[1:]
for kind, port in (pair.split(':') for pair in pairs):
    ring = RingBuilder(1, 1, 0)
    ring.add_dev({'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': int(port), 'device': 'd1', 'weight': 1})
    ring.rebalance()
    ring.get_ring().save(f'{folder}/{kind}.ring.gz')
children = []
for kind in ('account', 'container', 'object', 'proxy'):
    child = os.fork()
    if child == 0:
        more = {'global_conf_callback': swift.obj.server.global_conf_callback} if kind == 'object' else {}
        os._exit(run_wsgi(f'{folder}/{kind}.conf', f'{kind}-server', **more))
    children.append(child)
sys.stdin.read()
for child in children:
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
`

const common = (folder: string, port: number) => [
  'bind_ip = 127.0.0.1',
  `bind_port = ${port}`,
  `swift_dir = ${folder}`,
  'workers = 0',
  `user = ${process.env['USER'] ?? 'root'}`,
  'log_address = /dev/null',
]

const PROXY = [
  '[pipeline:main]',
  'pipeline = catch_errors healthcheck cache s3api tempauth copy slo dlo proxy-server',
  '[app:proxy-server]',
  'use = egg:swift#proxy',
  'account_autocreate = true',
  '[filter:catch_errors]',
  'use = egg:swift#catch_errors',
  '[filter:healthcheck]',
  'use = egg:swift#healthcheck',
  '[filter:cache]',
  'use = egg:swift#memcache',
  'memcache_servers = 127.0.0.1:1',
  '[filter:s3api]',
  'use = egg:swift#s3api',
  `location = ${KEY.region}`,
  '[filter:tempauth]',
  'use = egg:swift#tempauth',
  'user_test_tester = testing .admin',
  '[filter:copy]',
  'use = egg:swift#copy',
  '[filter:slo]',
  'use = egg:swift#slo',
  '[filter:dlo]',
  'use = egg:swift#dlo',
]

async function untilHealthy(endpoint: string): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    const isUp = await fetch(`${endpoint}/healthcheck`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await sleep(200)
  }
  throw new Error('Swift did not come up within 30 seconds')
}

async function stop(servers: ChildProcess, folder: string): Promise<void> {
  const ended = new Promise((done) => servers.once('exit', done))
  servers.stdin?.end()
  await ended
  rmSync(folder, { recursive: true, force: true })
}
