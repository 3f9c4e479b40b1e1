// Runs on the Node version that npm was started with (20 or newer), before anything is installed: plain JavaScript, no packages.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, constants, setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const at = (...parts) => join(root, ...parts)

const children = new Set()
let lastSignal = 0
/**
 * Ctrl-C in a terminal sends two signals, one from the terminal and one through npm. A child has its own process group and gets
 * one.
 */
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
  process.on(signal, () => {
    if (Date.now() - lastSignal < 500) return
    lastSignal = Date.now()
    stopChildren(signal)
  })
}

/**
 * Memory settings of glibc (docs/performance.md), read when a process starts. By default it has up to eight heaps
 * per core, and freed memory stays in each of them. A set threshold also returns freed memory sooner. The studio's process sets its own
 * number of heaps.
 */
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

function stopChildren(signal) {
  for (const child of children) child.kill(signal)
}

/**
 * Runs a command to its end and returns its exit code. Signals to this process are forwarded to it. It is ended after `timeoutMs`
 * milliseconds, if given. With `isLowPriority`, it and its child processes get only the CPU time that others leave.
 */
export function run(command, args, more = {}, { stdio = 'inherit', timeoutMs = 0, isLowPriority = false } = {}) {
  const env = { ...MALLOC, ...process.env, ...more }
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, stdio, detached: true, env, timeout: timeoutMs })
    if (isLowPriority && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    const end = (code) => {
      children.delete(child)
      done(code)
    }
    children.add(child)
    child.on('error', () => end(127))
    child.on('exit', (code, signal) => end(signal ? 128 : code))
  })
}

/** Megabytes for new objects of each thread. V8's default of 16 made the heap of an idle server 100 MB larger. */
const NEW_OBJECTS_MB = 2
/**
 * Threads in which V8 compiles and collects garbage. Its default is four, whatever the machine. On two cores, one thread takes 30
 * MB less and renders as fast (docs/performance.md).
 */
const V8_THREADS = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)))

/**
 * Bytes from which an allocation of malloc gets memory of its own, which returns to the system when it is freed. V8 compiles with pieces of
 * 32 KB. With glibc's 128 KB, those of the start left gaps of 28 MB in the heap for good (docs/performance.md).
 */
const OWN_MEMORY_FROM = '32768'

/**
 * Runs the server to its end and returns its exit code. An IPC channel connects them, and the server stops when it closes. A
 * server whose parent was killed would keep its port and DATA_DIR. npm gives this process no channel, but when npm is killed, the
 * id of our parent process changes.
 * Why, and what was rejected: docs/decisions/0023-stopping-with-the-parent.md.
 */
export function serve(node, more = {}) {
  const env = {
    NODE_COMPILE_CACHE: at('node_modules/.cache/compile'),
    MALLOC_MMAP_THRESHOLD_: OWN_MEMORY_FROM,
    ...more,
  }
  const memory = [`--max-semi-space-size=${NEW_OBJECTS_MB}`, `--v8-pool-size=${V8_THREADS}`]
  const args = [...memory, 'src/server/start/main.ts', '--stop-with-parent']
  const ended = run(node, args, env, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  const parent = process.ppid
  const look = () => {
    if (process.ppid !== parent) stopChildren('SIGTERM')
  }
  if (process.env.npm_lifecycle_event) setInterval(look, 1000).unref()
  return ended
}

/**
 * Runs a command that must succeed. If it fails, or if a signal arrived meanwhile, this process stops its other children and exits
 * with the code.
 */
export async function step(command, args, env) {
  const code = await run(command, args, env)
  if (lastSignal === 0 && code === 0) return
  stopChildren('SIGTERM')
  process.exit(lastSignal > 0 ? 0 : code)
}

/** Installs the packages of the lockfile unless they are installed. */
export async function install() {
  const wanted = digest(['package.json', 'package-lock.json', '.npmrc'])
  if (readText('node_modules/.installed') === wanted) return
  const flags = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--engine-strict=false',
    '--no-audit',
    '--no-fund',
    // Packages that ask for a newer Node run on the pinned one, so npm's warnings about the version that it runs on say nothing.
    '--loglevel=error',
  ]
  const npm = process.env.npm_execpath
  await (npm ? step(process.execPath, [npm, ...flags]) : step('npm', flags))
  writeFileSync(at('node_modules/.installed'), wanted)
}

/** The Node version that the project pins, or the running one if it is new enough. */
export function pinnedNode() {
  const bundled = at('node_modules', `node-${process.platform}-${process.arch}`, 'bin/node')
  if (existsSync(bundled)) return bundled
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  process.stderr.write('Signet needs Node 24: install it, there is none in the npm registry for this kind of machine\n')
  return process.exit(1)
}

/** Builds the web app if one of its source files has changed. */
export async function build(node) {
  const wanted = digest([
    'src/web',
    'src/contract',
    'public',
    'index.html',
    'vite.config.ts',
    'tsconfig.base.json',
    'scripts/build.ts',
    'scripts/compress.ts',
    'package-lock.json',
  ])
  if (readText('dist/.built') === wanted) return
  await step(node, ['scripts/build.ts'], { NODE_ENV: 'production' })
  mkdirSync(at('dist'), { recursive: true })
  writeFileSync(at('dist/.built'), wanted)
}

function digest(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesBelow))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(at(path)))
      .update('\0')
  return hash.digest('hex')
}

function filesBelow(path) {
  if (!existsSync(at(path))) return []
  try {
    return readdirSync(at(path))
      .toSorted()
      .flatMap((name) => filesBelow(join(path, name)))
  } catch {
    return [path]
  }
}

function readText(path) {
  return existsSync(at(path)) ? readFileSync(at(path), 'utf8') : ''
}
