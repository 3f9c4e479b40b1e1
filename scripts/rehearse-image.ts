import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

/**
 * Runs each step of the Dockerfile without Docker. Every stage is a folder, COPY copies between them, and RUN runs there. The command
 * starts as the image's user, in a folder that this user cannot write to. Then it makes the health check, requests the page and stops the
 * process. Only `apt-get` is left out. `npm run rehearse`; exits with 1 at the first step that fails.
 */
const root = join(import.meta.dirname, '..')
const work = mkdtempSync(join(tmpdir(), 'signet-image-'))
const START_MS = 600_000

interface Stage {
  /** The folder that replaces `/`. */
  folder: string
  workdir: string
  env: Record<string, string>
  user: number | null
  healthcheck: string
  command: string[]
}

const stages = new Map<string, Stage>()
let stage = newStage('0')

chmodSync(work, 0o755)
try {
  for (const line of instructions()) take(line)
  await runImage(stage)
  say('The image can be built and does its work')
} finally {
  rmSync(work, { recursive: true, force: true })
}

/** The instructions in order, without comments, with continued lines joined. */
function instructions(): string[] {
  const text = readFileSync(join(root, 'Dockerfile'), 'utf8').replaceAll(/\\\n\s*/g, '')
  return text.split('\n').filter((line) => line.trim() && !line.startsWith('#'))
}

function newStage(name: string): Stage {
  const folder = join(work, `stage-${name}`)
  mkdirSync(folder, { mode: 0o755 })
  const created: Stage = { folder, workdir: '/', env: {}, user: null, healthcheck: '', command: [] }
  stages.set(name, created)
  return created
}

function take(line: string): void {
  const [instruction = '', ...words] = line.split(' ')
  const rest = words.join(' ')
  say(line)
  if (instruction === 'FROM') stage = newStage(words[2] ?? 'last')
  else if (instruction === 'WORKDIR') {
    stage.workdir = rest
    mkdirSync(inStage(stage, rest), { recursive: true, mode: 0o755 })
  } else if (instruction === 'COPY') copy(words)
  else if (instruction === 'RUN') runStep(rest)
  else if (instruction === 'ENV') for (const pair of words) setVariable(pair)
  else if (instruction === 'USER') stage.user = Number(rest.split(':')[0])
  else if (instruction === 'HEALTHCHECK') stage.healthcheck = rest.slice(rest.indexOf('CMD ') + 4)
  else if (instruction === 'CMD') stage.command = JSON.parse(rest) as string[]
  else if (!['VOLUME', 'EXPOSE'].includes(instruction)) throw new Error(`The rehearsal does not support ${instruction}`)
}

function copy(words: string[]): void {
  const from = /^--from=(.+)$/.exec(words[0] ?? '')?.[1]
  const source = from ? stages.get(from) : null
  const paths = from ? words.slice(1) : words
  const target = join(inStage(stage, stage.workdir), paths.at(-1) ?? '')
  for (const path of paths.slice(0, -1)) {
    if (path === '.') copyContext(target)
    else {
      const found = source ? inStage(source, path) : join(root, path)
      const to = paths.at(-1)?.endsWith('/') ? join(target, path.split('/').at(-1) ?? '') : target
      cpSync(found, to, { recursive: true })
    }
  }
}

/** The files that git tracks, without those in .dockerignore: the build context of a fresh clone. */
function copyContext(target: string): void {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean)
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  for (const file of files.split('\0').filter(Boolean)) {
    if (ignored.includes(file.split('/')[0] ?? '') || !existsSync(join(root, file))) continue
    mkdirSync(dirname(join(target, file)), { recursive: true })
    cpSync(join(root, file), join(target, file))
  }
}

function runStep(command: string): void {
  if (command.startsWith('apt-get')) return say('  left out: it would install into this machine')
  const done = spawnSync('sh', ['-ec', command], {
    cwd: inStage(stage, stage.workdir),
    env: environment(stage),
    stdio: 'inherit',
  })
  if (done.status !== 0) throw new Error(`This step ended with ${done.status}: ${command}`)
}

function setVariable(pair: string): void {
  const [name = '', value = ''] = pair.split('=')
  stage.env[name] = value
}

function inStage({ folder }: Stage, path: string): string {
  return join(folder, path)
}

/** The variables of the image, with paths in the folder of the stage. The running Node replaces that of the image. */
function environment(of: Stage): NodeJS.ProcessEnv {
  const PATH = [dirname(process.execPath), process.env['PATH']].join(delimiter)
  const own = Object.entries(of.env).map(([name, value]) => [name, value.startsWith('/') ? inStage(of, value) : value])
  return { PATH, HOME: process.env['HOME'], ...Object.fromEntries(own) }
}

async function runImage(image: Stage): Promise<void> {
  const cwd = inStage(image, image.workdir)
  const PORT = String(await freePort())
  const env = { ...environment(image), HOST: '127.0.0.1', PORT }
  const as = process.getuid?.() === 0 && image.user ? { uid: image.user, gid: image.user } : {}
  const [file = '', ...args] = image.command
  if (as.uid && spawnSync('touch', ['src/x'], { cwd, ...as }).status === 0)
    throw new Error('The user of the image can write to the application folder')
  const server = spawn(file, args, { cwd, env, ...as, stdio: ['ignore', 'inherit', 'inherit'] })
  const health = () => spawnSync('sh', ['-c', image.healthcheck], { cwd, env, ...as }).status === 0
  await until(server, health)
  const page = await fetch(`http://127.0.0.1:${PORT}/`)
  if (!(await page.text()).includes('<title>Signet')) throw new Error(`The page answers with status ${page.status}`)
  const ready = await fetch(`http://127.0.0.1:${PORT}/api/ready`)
  if (!ready.ok) throw new Error(`/api/ready answers with status ${ready.status}`)
  const ended = new Promise((done) => server.once('exit', done))
  server.kill('SIGTERM')
  if ((await ended) !== 0) throw new Error('The server did not stop with exit code 0')
}

async function until(server: ChildProcess, isSo: () => boolean): Promise<void> {
  for (const start = Date.now(); Date.now() - start < START_MS;) {
    if (server.exitCode !== null) throw new Error(`The server exited with ${server.exitCode}`)
    if (isSo()) return
    await new Promise((done) => setTimeout(done, 1000))
  }
  server.kill('SIGKILL')
  throw new Error('The health check never passed')
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const { port } = probe.address() as AddressInfo
  await new Promise((done) => probe.close(done))
  return port
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
