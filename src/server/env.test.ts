import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readEnv, variableNames } from './env.ts'

const text = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const real = {
  DATABASE_URL: 'postgresql://tandem@localhost/tandem',
  PUBLIC_URL: 'https://jobs.example.org/',
  APP_SECRET: 'of-my-own-of-my-own-of-my-own-of-my-own',
}

describe('the variables of the product', () => {
  it('are in the README, each in a row of the table', () => {
    const table = text('README.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
    const named = table.flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z\d_]+)`/g)].map((m) => m[1]))
    expect(named.toSorted()).toEqual(variableNames.toSorted())
  })

  it('are in .env.example, each once', () => {
    const named = [...text('.env.example').matchAll(/^#?([A-Z][A-Z\d_]+)=/gm)].map((m) => m[1])
    expect(named.toSorted()).toEqual(variableNames.toSorted())
  })

  it('are the only ones that the containers of app and worker get', () => {
    const [, shared = ''] = text('compose.yaml').match(/^x-environment:.*\n((?: {2}.*\n)+)/m) ?? []
    const names = [...shared.matchAll(/^ {2}(\w+):/gm)].map((m) => m[1] ?? '')
    expect(names.length).toBeGreaterThan(20)
    expect(names.filter((name) => !variableNames.includes(name))).toEqual([])
  })
})

describe('compose.yaml', () => {
  it('has no default for any secret', () => {
    const compose = text('compose.yaml')
    const shared = ['APP_SECRET', 'DATABASE_PASSWORD', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'STORE_SECRET']
    for (const name of shared) {
      const uses = [...compose.matchAll(new RegExp(`\\$\\{${name}(\\W[^}]*)?\\}`, 'g'))].map(([, rest]) => rest)
      expect(uses.length, name).toBeGreaterThan(0)
      for (const rest of uses) expect(rest, name).toMatch(/^:\?/)
    }
    const secrets = [...compose.matchAll(/\$\{(\w*(?:SECRET|PASSWORD|TOKEN|KEY)\w*):-([^}]*)\}/g)]
    expect(secrets.filter(([, , fallback]) => fallback !== '').map(([, name]) => name)).toEqual([])
  })

  it('gives the other containers of compose.yaml only their own secrets', () => {
    const [, others = ''] = text('compose.yaml').split(/^ {2}database:$/m)
    const names = [...others.matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
    expect([...new Set(names)].sort()).toEqual([
      'DATABASE_PASSWORD',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'STORE_SECRET',
    ])
  })
})

describe('the image', () => {
  it('contains neither the git history nor secrets', () => {
    const ignored = text('.dockerignore').split('\n')
    for (const name of ['.git', '.env', '.data']) expect(ignored).toContain(name)
    expect(ignored.filter((line) => line.startsWith('!'))).toEqual([])
    const last =
      text('Dockerfile')
        .split(/^FROM /m)
        .at(-1) ?? ''
    const copied = [...last.matchAll(/^(?:COPY|ADD) (.*)$/gm)].map(([, what]) => what)
    expect(copied.length).toBeGreaterThan(0)
    for (const what of copied)
      expect(what).toMatch(/^--from=build \/app\/(?:package\.json|node_modules|dist|src|content) /)
  })
})

describe('production', () => {
  it('starts with a database, an address and a secret', () => {
    expect(readEnv('serve', real)).toMatchObject({ PUBLIC_URL: 'https://jobs.example.org', DEMO: false, PORT: 3000 })
  })

  it.each(Object.keys(real))('reports that %s is missing or empty', (name) => {
    expect(() => readEnv('serve', { ...real, [name]: undefined })).toThrow(name)
    expect(() => readEnv('serve', { ...real, [name]: '' })).toThrow(name)
  })

  it('reports all missing variables at once', () => {
    expect(() => readEnv('serve', {})).toThrow(/DATABASE_URL \(or EMBEDDED_DATABASE=1\).*PUBLIC_URL.*APP_SECRET/)
  })

  it('uses the embedded database if it is enabled', () => {
    expect(readEnv('serve', { ...real, DATABASE_URL: '', EMBEDDED_DATABASE: '1' }).EMBEDDED_DATABASE).toBe(true)
  })

  it('refuses the secret of the demo and a short one, without showing it', () => {
    for (const secret of ['tandem-demo-secret-tandem-demo-secret', 'a-canary-in-a-mine']) {
      const read = () => readEnv('serve', { ...real, APP_SECRET: secret })
      expect(read).toThrow('APP_SECRET')
      expect(read).not.toThrow(secret)
    }
  })

  it('rejects a short secret by its name, and reads several previous secrets', () => {
    const short = 'a-canary-in-a-mine'
    for (const name of ['APP_SECRET_PREVIOUS', 'ENCRYPTION_KEY', 'ENCRYPTION_KEY_PREVIOUS']) {
      for (const weak of [short, `${real.APP_SECRET},${short}`]) {
        if (name === 'ENCRYPTION_KEY' && weak !== short) continue
        const read = () => readEnv('serve', { ...real, [name]: weak })
        expect(read).toThrow(name)
        expect(read).not.toThrow(short)
      }
    }
    const [one, two] = ['1'.repeat(32), '2'.repeat(32)]
    const env = readEnv('serve', { ...real, APP_SECRET_PREVIOUS: ` ${one}, ${two},`, ENCRYPTION_KEY: two })
    expect(env).toMatchObject({ APP_SECRET_PREVIOUS: [one, two], ENCRYPTION_KEY: two, ENCRYPTION_KEY_PREVIOUS: [] })
  })

  it('rejects sample data, whose passwords are public', () => {
    expect(() => readEnv('serve', { ...real, DEMO: '1' })).toThrow(/^npm run serve does not accept sample data/)
    expect(readEnv('serve', { ...real, DEMO: '0' }).DEMO).toBe(false)
  })

  it('accepts both keys of a file store, or none if the machine has a role with access', () => {
    for (const one of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
      expect(() => readEnv('serve', { ...real, S3_BUCKET: 'tandem', [one]: 'a-canary' })).toThrow(
        /S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both, or none/,
      )
    expect(readEnv('serve', { ...real, S3_BUCKET: 'tandem' }).S3_ACCESS_KEY_ID).toBeUndefined()
  })

  it.each([
    ['DATABASE_URL', 'postgresql://tandem:ca#nary@localhost/tandem'],
    ['DATABASE_URL', 'postgresql://tandem:ca/nary@localhost/tandem'],
    ['DATABASE_URL', 'mysql://tandem:canary@localhost/tandem'],
    ['DATABASE_URL', 'canary'],
    ['SMTP_URL', 'canary.example.org'],
    ['SMTP_URL', 'canary.example.org:587'],
    ['SMTP_URL', 'https://canary.example.org'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://me:ca#nary@mail.example.org'],
  ])('refuses an invalid address in %s without showing it: %s', (name, input) => {
    const read = () => readEnv('serve', { ...real, [name]: input })
    expect(read).toThrow(`${name}: an address such as`)
    expect(read).not.toThrow(/ca.?nary/)
  })

  it('rejects a database address with several hosts', () => {
    const DATABASE_URL = 'postgresql://tandem:canary@one,two:5433/tandem'
    expect(() => readEnv('serve', { ...real, DATABASE_URL })).toThrow('DATABASE_URL: names several hosts')
  })

  it.each([
    ['DATABASE_URL', 'postgres://tandem:p%23ss%3Aw%2Frd%40@db.example.org:6432/tandem?sslmode=require'],
    ['DATABASE_URL', 'postgresql:///tandem?host=/run/postgresql'],
    ['DATABASE_URL', 'postgresql://tandem@[2001:db8::1]/tandem'],
    ['DATABASE_URL', '/run/postgresql tandem'],
    ['SMTP_URL', 'smtps://user%40example.org:p%23ss@mail.example.org:465'],
    ['SMTP_URL', 'smtp://127.0.0.1:1025'],
  ] as const)('accepts as %s: %s', (name, input) => {
    expect(readEnv('serve', { ...real, [name]: input })[name]).toBe(input)
  })
})

describe('a variable in a file', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tandem-env-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('is read from the file, without the final line end', () => {
    writeFileSync(join(folder, 'port'), '4711\n')
    expect(readEnv('demo', { PORT_FILE: join(folder, 'port') }).PORT).toBe(4711)
  })

  it('is refused if the file is missing or the variable is set as well; its value is not shown', () => {
    const path = join(folder, 'secret')
    expect(() => readEnv('demo', { APP_SECRET_FILE: path })).toThrow(`APP_SECRET_FILE: ${path} cannot be read`)
    writeFileSync(path, 'from the file')
    const both = () => readEnv('demo', { APP_SECRET_FILE: path, APP_SECRET: 'set' })
    expect(both).toThrow('Configuration: set APP_SECRET or APP_SECRET_FILE, not both')
  })
})

describe('the public address', () => {
  it.each([
    ['https://example.org/careers', 'has a path, and Tandem needs a host of its own'],
    ['https://example.org/careers/', 'has a path'],
    ['https://example.org/?a=b', 'may have nothing behind the host'],
    ['https://example.org/#top', 'may have nothing behind the host'],
    ['https://user:password@example.org', 'may have nothing behind the host'],
    ['ftp://example.org', 'an address such as'],
    ['jobs.example.org', 'an address such as'],
    ['/careers', 'an address such as'],
  ])('is not %s', (PUBLIC_URL, words) => {
    for (const mode of ['serve', 'demo', 'dev'] as const)
      expect(() => readEnv(mode, { ...real, PUBLIC_URL })).toThrow(`PUBLIC_URL: ${words}`)
  })

  it('is a host, with or without a slash and a port', () => {
    for (const PUBLIC_URL of ['https://jobs.example.org', 'https://jobs.example.org/', 'http://localhost:3000/'])
      expect(readEnv('serve', { ...real, PUBLIC_URL }).PUBLIC_URL).toBe(PUBLIC_URL.replace(/\/$/, ''))
  })
})

describe('the prefix in a bucket', () => {
  it.each(['../up', 'a//b', 'a b', '.hidden', 'ä', 'x'.repeat(101), 'resumes', 'apps/trash', 'installation/a'])(
    'may not be %s',
    (S3_PREFIX) => {
      expect(() => readEnv('demo', { S3_PREFIX })).toThrow('S3_PREFIX')
    },
  )

  it('is names separated by slashes, with or without slashes around', () => {
    for (const S3_PREFIX of ['apps/tandem-1', '/apps/tandem-1/', 'apps/tandem-1/'])
      expect(readEnv('demo', { S3_PREFIX }).S3_PREFIX).toBe('apps/tandem-1')
    expect(readEnv('demo', { S3_PREFIX: '/' }).S3_PREFIX).toBe('')
  })
})

describe('a trial run', () => {
  it('needs nothing and is a demo', () => {
    expect(readEnv('demo', {})).toMatchObject({ PORT: 3000, PUBLIC_URL: 'http://localhost:3000', DEMO: true })
    expect(readEnv('dev', { PORT: '4000' }).PUBLIC_URL).toBe('http://localhost:4000')
  })

  it('puts sample data into an external database only on request', () => {
    const { DATABASE_URL } = real
    expect(readEnv('demo', { DATABASE_URL }).DEMO).toBe(false)
    expect(readEnv('demo', { DATABASE_URL, DEMO: '1' }).DEMO).toBe(true)
  })

  it('refuses proxies that are neither a number nor addresses', () => {
    expect(() => readEnv('demo', { TRUST_PROXY: 'yes' })).toThrow(/^Configuration: TRUST_PROXY: how many proxies/)
    expect(readEnv('demo', { TRUST_PROXY: '2' }).TRUST_PROXY).toEqual({ hops: 2 })
    expect(readEnv('demo', {}).TRUST_PROXY).toEqual({ hops: 0 })
  })

  it('names the invalid variable', () => {
    expect(() => readEnv('demo', { PORT: 'http' })).toThrow(/^Configuration: PORT: /)
  })
})
