import { resolve } from 'node:path'
import { MARK_RULES, type MarkRule } from '#contract/proofs/proof-options.ts'
import { SIGN_UP_MODES, type SignUpMode } from '#contract/options.ts'
import {
  type Env,
  type Listener,
  addresses,
  amount,
  domains,
  emailAddress,
  hostsWithPorts,
  listener,
  mailServer,
  nameServers,
  origin,
  path,
  previousSecrets,
  readList,
  readOption,
  secret,
  sender,
  url,
  wholeNumber,
} from './env-values.ts'
import { StartError } from './problem.ts'

export type Role = 'all' | 'web' | 'worker'

/** Where a bucket is; the credentials are the standard ones of the environment, a profile or the machine's role. */
export interface Bucket {
  bucket: string
  /** Origin of a server that speaks the S3 protocol; null means AWS itself. */
  endpoint: string | null
  region: string
}

export interface Config {
  port: number
  host: string
  /** Origin of links in emails. Null means http://localhost:PORT with the actual port. */
  publicUrl: string | null
  /** Absolute path of the folder of the embedded database, files and outbox. */
  dataDir: string
  databaseUrl: string | null
  /** The bucket that replaces files in `dataDir`. */
  bucket: Bucket | null
  /** Origin that speaks the Gemini protocol. */
  geminiBaseUrl: string
  /** Absolute path of a JSON file with model ids and prices; null means the built-in table. */
  geminiModelsFile: string | null
  /** Absolute path of a JSON file with further providers and their models; null for none. */
  providersFile: string | null
  /** The platform's own key, used for users who have none. */
  geminiApiKey: string | null
  /** An ffmpeg with libx264; null for the one on PATH where it has that, else the bundled encoder. */
  ffmpegPath: string | null
  /** Absolute paths of PEM files: the operator's certificates, its private key, and further roots that are known. */
  credentialsCertificateFile: string | null
  credentialsKeyFile: string | null
  trustAnchorsFile: string | null
  /** Whose pictures get a mark in their pixels: only those with a model's picture, or all. */
  markPictures: MarkRule
  /** The address of a time-stamp service (RFC 3161). */
  timeStampUrl: string | null
  smtpUrl: string | null
  mailFrom: string | null
  /** Null means the secret that is stored in `dataDir`. */
  appSecret: string | null
  previousSecrets: string[]
  /** Public keys of age that backups are encrypted for; empty for backups that are not encrypted. */
  backupRecipients: string[]
  /** The absolute path of a file with the key that decrypts them, for commands of the operator. */
  backupIdentityFile: string | null
  /** Items per user and calendar month; 0 means no limit. */
  monthlyGenerations: number
  /** What all calls with the platform's keys may cost in a calendar month (UTC) and in all, in USD; null for no limit. */
  platformMonthUsd: number | null
  platformTotalUsd: number | null
  /** The address that alerts about these limits are sent to; null for log lines only. */
  operatorEmail: string | null
  /** Who may sign up: everybody, who was invited, or nobody. */
  signUp: SignUpMode
  /** Domains whose addresses may sign up, in lower case; empty for all. */
  signUpDomains: string[]
  /** `uncommon` refuses the most frequent passwords. */
  passwords: 'any' | 'uncommon'
  role: Role
  rateLimits: boolean
  trustProxy: string[]
  /** Hosts with a port, `host:port` in lower case, that may be fetched although their addresses are private. */
  fetchAllow: string[]
  /** Servers that resolve names that people give, `address` or `address:port`; empty for those of the system. */
  dnsServers: string[]
  /** The address of `/metrics`; null turns it off. */
  metrics: Listener | null
  logLevel: string
}

/**
 * Reads the environment.
 * @throws {StartError} with one line that names the variable and its valid values
 */
export function readConfig(env: Env): Config {
  const config: Config = {
    port: wholeNumber(env, 'PORT', 3000, 65_535),
    host: env['HOST'] || '127.0.0.1',
    publicUrl: origin(env, 'PUBLIC_URL'),
    dataDir: resolve(env['DATA_DIR'] || 'data'),
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:'], 'postgres://user:password@host:port/name'),
    bucket: bucket(env),
    geminiBaseUrl: origin(env, 'GEMINI_BASE_URL') ?? 'https://generativelanguage.googleapis.com',
    geminiModelsFile: path(env, 'GEMINI_MODELS_FILE'),
    providersFile: path(env, 'PROVIDERS_FILE'),
    geminiApiKey: env['GEMINI_API_KEY'] || null,
    ffmpegPath: env['FFMPEG_PATH'] || null,
    credentialsCertificateFile: path(env, 'CREDENTIALS_CERTIFICATE_FILE'),
    credentialsKeyFile: path(env, 'CREDENTIALS_KEY_FILE'),
    trustAnchorsFile: path(env, 'TRUST_ANCHORS_FILE'),
    markPictures: readOption(env, 'MARK_PICTURES', MARK_RULES),
    timeStampUrl: url(env, 'TIME_STAMP_URL', ['http:', 'https:'], 'http://timestamp.example.com'),
    smtpUrl: mailServer(env, 'SMTP_URL'),
    mailFrom: sender(env, 'MAIL_FROM'),
    appSecret: secret(env, 'APP_SECRET'),
    previousSecrets: previousSecrets(env, 'APP_SECRET_PREVIOUS'),
    backupRecipients: readList(env, 'BACKUP_RECIPIENTS'),
    backupIdentityFile: path(env, 'BACKUP_IDENTITY_FILE'),
    monthlyGenerations: wholeNumber(env, 'FREE_PLAN_MONTHLY_GENERATIONS', 200, 1_000_000),
    platformMonthUsd: amount(env, 'PLATFORM_MONTHLY_USD'),
    platformTotalUsd: amount(env, 'PLATFORM_TOTAL_USD'),
    operatorEmail: emailAddress(env, 'OPERATOR_EMAIL'),
    signUp: readOption(env, 'SIGN_UP', SIGN_UP_MODES),
    signUpDomains: domains(env, 'SIGN_UP_DOMAINS'),
    passwords: readOption(env, 'PASSWORDS', ['any', 'uncommon']),
    role: readOption(env, 'ROLE', ['all', 'web', 'worker']),
    rateLimits: readOption(env, 'RATE_LIMITS', ['on', 'off']) === 'on',
    trustProxy: addresses(env, 'TRUST_PROXY'),
    fetchAllow: hostsWithPorts(env, 'FETCH_ALLOW'),
    dnsServers: nameServers(env, 'DNS_SERVERS'),
    metrics: listener(env, 'METRICS'),
    logLevel: readOption(env, 'LOG_LEVEL', ['info', 'trace', 'debug', 'warn', 'error', 'fatal', 'silent']),
  }
  refuseWhatIsMissing(env, config)
  return config
}

/** Checks settings that another setting requires. */
function refuseWhatIsMissing(env: Env, { role, databaseUrl, backupRecipients }: Config) {
  if (databaseUrl && backupRecipients.length > 0)
    throw new StartError(
      'BACKUP_RECIPIENTS is for the database inside DATA_DIR: encrypt the output of pg_dump yourself',
    )
  if (role === 'all') return
  const missing = ['DATABASE_URL', 'STORAGE_URL', 'APP_SECRET'].filter((name) => !env[name])
  if (missing.length > 0)
    throw new StartError(
      `ROLE=${role} needs ${missing.join(', ')}: several processes share one database and one storage`,
    )
}

/** `s3://bucket?endpoint=…&region=…`; without an endpoint AWS's own, without a region that of AWS_REGION. */
function bucket(env: Env): Bucket | null {
  const text = url(env, 'STORAGE_URL', ['s3:'], 's3://bucket?endpoint=https://…&region=…')
  if (!text) return null
  const { hostname, pathname, searchParams } = new URL(text)
  const unknown = [...searchParams.keys()].filter((name) => name !== 'endpoint' && name !== 'region')
  if (!hostname || !['', '/'].includes(pathname) || unknown.length > 0)
    throw new StartError(
      'STORAGE_URL takes a bucket with endpoint and region, like s3://bucket?endpoint=https://…&region=…',
    )
  const endpoint = searchParams.get('endpoint')
  return {
    bucket: hostname,
    endpoint: endpoint ? origin({ 'endpoint of STORAGE_URL': endpoint }, 'endpoint of STORAGE_URL') : null,
    region: searchParams.get('region') || env['AWS_REGION'] || 'us-east-1',
  }
}
