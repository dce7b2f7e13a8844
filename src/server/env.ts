import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { root } from '#root.ts'
import { readTrustedProxies, type TrustedProxies } from './http/trusted-proxies.ts'
import { STORE_FOLDERS } from './storage/areas.ts'

const flag = z.enum(['0', '1', 'true', 'false']).transform((v) => v === '1' || v === 'true')
const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
/** Signs only demo data; `serve` refuses it. */
export const DEMO_SECRET = 'tandem-demo-secret-tandem-demo-secret'

/** The product needs a whole host: page addresses and cookies are relative to its root. */
const Origin = z
  .url({ protocol: /^https?$/, error: 'an address such as https://jobs.example.org' })
  .refine(
    (text) => !URL.canParse(text) || new URL(text).pathname === '/',
    'has a path, and Tandem needs a host of its own, such as https://careers.example.org',
  )
  .refine((text) => !/[?#@]/.test(text), 'may have nothing behind the host: no ?, no #, no @')

/** Checked with pg's own parser, whose error 'Invalid URL' does not name the setting. */
const DatabaseAddress = z
  .string()
  .refine((text) => !/^postgres(ql)?:\/\/[^/?]*,/.test(text), {
    error: 'names several hosts, and Tandem connects to one: name the one that always leads to the primary',
    abort: true,
  })
  .refine(
    (text) => /^(\/|socket:)/.test(text) || (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)),
    'an address such as postgresql://user:password@host:5432/database, with %23 for # in the password, %2F for / and %40 for @',
  )

const MailServer = z.string().refine((text) => {
  const url = URL.canParse(text) ? new URL(text) : null
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
}, 'an address such as smtps://user:password@mail.example.org, with %23 for # in the password, %2F for / and %40 for @')

const Proxies = z.string().transform((text, ctx): TrustedProxies => {
  const proxies = readTrustedProxies(text)
  if (proxies) return proxies
  ctx.addIssue('how many proxies are in front (0 to 9), or their addresses or networks with commas')
  return z.NEVER
})

const Contacts = list.pipe(
  z
    .array(
      z
        .string()
        .max(300)
        .transform((text) => (z.email().safeParse(text).success ? `mailto:${text}` : text))
        .refine(
          (text) => /^(mailto:|https:\/\/|tel:)[^\s]+$/.test(text),
          'mail addresses, or https://, mailto: or tel:, with commas',
        ),
    )
    .max(10),
)

/** Names separated by slashes. None may be one of the product's folders: an installation without a prefix would clean it up. */
const StorePrefix = z
  .string()
  .max(100)
  .transform((text) => text.replace(/^\/|\/$/g, ''))
  .refine(
    (text) => text === '' || /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(text),
    'names of letters, digits, . _ and -, with / between',
  )
  .refine((text) => !text.split('/').some((name) => STORE_FOLDERS.has(name)), `not ${[...STORE_FOLDERS].join(', ')}`)

const Variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: Origin.optional(),
  DATA_DIR: z.string().default(`${root}.data`),
  DATABASE_URL: DatabaseAddress.optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  EMBEDDED_DATABASE: flag.default(false),
  APP_SECRET: z.string().optional(),
  /** Previous secrets, separated by commas: what they signed or encrypted can still be read. */
  APP_SECRET_PREVIOUS: list,
  /** Encrypts stored secrets; APP_SECRET does by default. */
  ENCRYPTION_KEY: z.string().optional(),
  ENCRYPTION_KEY_PREVIOUS: list,
  DEMO: flag.optional(),
  WORKER: flag.default(true),
  /** For how long a stopping process still answers requests, with 503 at /readyz, so that load balancers can remove it. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  /** Whether HSTS includes the subdomains of PUBLIC_URL's host. */
  HSTS_SUBDOMAINS: flag.default(true),
  /** The number of proxies in front, or their addresses. Other entries of X-Forwarded-For are not trusted. */
  TRUST_PROXY: Proxies.default({ hops: 0 }),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  SMTP_URL: MailServer.optional(),
  /** The bearer token for `/metrics`; without it the endpoint is closed. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** How long the mail server or the file store may take for one mail or file. */
  SMTP_TIMEOUT_SECONDS: z.coerce.number().positive().max(600).default(30),
  S3_TIMEOUT_SECONDS: z.coerce.number().positive().max(600).default(20),
  MAIL_FROM: z.string().default('Tandem <hello@tandem.test>'),
  /** The secret that the mail provider sends with reports of bounces and complaints; without it no reports are accepted. */
  MAIL_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** These identify reports from SES (the SNS topic), Mailgun and Resend; without its setting, a service's reports are refused. */
  SES_TOPIC_ARN: z
    .string()
    .regex(/^arn:aws[a-z-]*:sns:[a-z0-9-]+:\d{12}:[\w.-]{1,256}$/)
    .optional(),
  MAILGUN_SIGNING_KEY: z.string().min(16).optional(),
  RESEND_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{16,}={0,2}$/)
    .optional(),
  /** Where to report vulnerabilities: mail addresses or URLs, separated by commas. */
  SECURITY_CONTACT: Contacts,
  /** The recipient of the contact form; by default the address of MAIL_FROM. */
  SUPPORT_EMAIL: z.email().optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_PREFIX: StorePrefix.default(''),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Where ClamAV's clamd scans uploads (`tcp://host:port` or `unix:/path`); without it no file is scanned. */
  CLAMAV_URL: z
    .url({ protocol: /^(tcp|unix)$/, error: 'an address such as tcp://localhost:3310 or unix:/run/clamav/clamd.ctl' })
    .optional(),
  /** The text model, if any: a name, and a key or an address. Without one, the built-in engine writes everything. */
  MODEL_PROVIDER: z.enum(['openai', 'anthropic']).default('openai'),
  MODEL_NAME: z.string().optional(),
  MODEL_KEY: z.string().optional(),
  MODEL_URL: z.url().optional(),
  /** Private addresses (`host:port`, separated by commas) that links may be read from, for private networks and tests. */
  LINK_READER_ALLOW: z.string().default(''),
  MODEL_TIMEOUT_SECONDS: z.coerce.number().positive().max(120).default(30),
  /** How many coach answers per person and day the model writes; the built-in engine writes any further ones. */
  MODEL_DAILY_ANSWERS: z.coerce.number().int().min(0).max(10_000).default(60),
  /** Stripe payments: set both keys or none. The address is for a local server with Stripe's API. */
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_URL: z.url().optional(),
  STRIPE_TIMEOUT_SECONDS: z.coerce.number().positive().max(120).default(24),
  /** Twilio telephony: set all four or none. The address is for a local server with Twilio's APIs. */
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_VERIFY_SID: z.string().optional(),
  TWILIO_NUMBER: z.string().optional(),
  TWILIO_URL: z.url().optional(),
})

/** The names of all environment variables that the product reads. */
export const variableNames = Object.keys(Variables.shape)

export type Mode = 'serve' | 'demo' | 'dev'

export type Env = Omit<z.infer<typeof Variables>, 'PUBLIC_URL' | 'APP_SECRET' | 'DEMO'> & {
  mode: Mode
  PUBLIC_URL: string
  APP_SECRET: string
  DEMO: boolean
}

/**
 * Reads the files named by `NAME_FILE` variables, the usual way for containers and vaults to pass secrets. Surrounding whitespace is
 * removed.
 */
function readFiles(set: Record<string, string | undefined>): Record<string, string> {
  const found: Record<string, string> = {}
  for (const name of variableNames) {
    const path = set[`${name}_FILE`]
    if (path === undefined) continue
    if (set[name] !== undefined) throw new Error(`Configuration: set ${name} or ${name}_FILE, not both`)
    try {
      found[name] = readFileSync(path, 'utf8').trim()
    } catch {
      throw new Error(`Configuration: ${name}_FILE: ${path} cannot be read`)
    }
  }
  return found
}

/** Reads all environment variables in one place. Throws one error that lists everything missing or wrong. */
export function readEnv(mode: Mode, source: Record<string, string | undefined> = process.env): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const values = { ...set, ...readFiles(set) }
  const parsed = Variables.safeParse(values)
  if (!parsed.success) {
    throw new Error(`Configuration: ${parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('; ')}`)
  }
  const env = parsed.data
  if (!env.S3_ACCESS_KEY_ID !== !env.S3_SECRET_ACCESS_KEY) {
    throw new Error(
      'Configuration: S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both, or none where a role of the machine has access',
    )
  }
  if (!env.STRIPE_SECRET_KEY !== !env.STRIPE_WEBHOOK_SECRET) {
    throw new Error('Configuration: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both or none')
  }
  const twilio = [env.TWILIO_ACCOUNT_SID, env.TWILIO_AUTH_TOKEN, env.TWILIO_VERIFY_SID, env.TWILIO_NUMBER]
  if (twilio.some(Boolean) && !twilio.every(Boolean)) {
    throw new Error(
      'Configuration: TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_VERIFY_SID and TWILIO_NUMBER belong together: set all or none',
    )
  }
  if (mode === 'serve') refuseIncomplete(env)
  return {
    ...env,
    mode,
    PUBLIC_URL: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    APP_SECRET: env.APP_SECRET ?? DEMO_SECRET,
    // demo data is for trial runs; an external database gets it only on request
    DEMO: env.DEMO ?? (mode !== 'serve' && !env.DATABASE_URL),
  }
}

function refuseIncomplete(env: z.infer<typeof Variables>): void {
  if (env.DEMO) {
    throw new Error(
      'npm run serve does not accept sample data: remove DEMO, or try the product with npm start (DEMO=1 there for a database of your own)',
    )
  }
  const missing: string[] = []
  if (!env.DATABASE_URL && !env.EMBEDDED_DATABASE) missing.push('DATABASE_URL (or EMBEDDED_DATABASE=1)')
  if (!env.PUBLIC_URL) missing.push('PUBLIC_URL (the address people use)')
  if (!env.APP_SECRET || env.APP_SECRET === DEMO_SECRET || env.APP_SECRET.length < 32) {
    missing.push('APP_SECRET (at least 32 characters of your own, for example from `openssl rand -hex 32`)')
  }
  missing.push(...shortSecrets(env))
  if (missing.length > 0) throw new Error(`npm run serve needs: ${missing.join('; ')}`)
}

/** The names of the secrets, other than APP_SECRET, that are set but too short. */
function shortSecrets(env: z.infer<typeof Variables>): string[] {
  const values = {
    APP_SECRET_PREVIOUS: env.APP_SECRET_PREVIOUS,
    ENCRYPTION_KEY: env.ENCRYPTION_KEY === undefined ? [] : [env.ENCRYPTION_KEY],
    ENCRYPTION_KEY_PREVIOUS: env.ENCRYPTION_KEY_PREVIOUS,
  }
  return Object.entries(values)
    .filter(([, secrets]) => secrets.some((secret) => secret.length < 32))
    .map(([name]) => `${name} (each at least 32 characters, without a comma in it)`)
}
