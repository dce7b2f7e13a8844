import { describe, expect, it } from 'vitest'
import { checkSecurity, insecureIn, reasons } from './check-security.ts'
import { plantedFolder } from './planted.testing.ts'

const found = (text: string, file?: string) => insecureIn(text, file).map(({ reason }) => reason)

describe('insecureIn', () => {
  it.each([
    ['code', 'eval(text)'],
    ['code', "new Function('a', text)"],
    ['code', "Function('return this')()"],
    ['code', "import { runInNewContext } from 'node:vm'"],
    ['code', "setTimeout('go()', 10)"],
    ['shell', "import { exec } from 'node:child_process'"],
    ['shell', "import * as programs from 'child_process'"],
    ['shell', "spawn('convert', [name], { shell: true })"],
    ['hash', "createHash('md5').update(text)"],
    ['hash', "createHmac('sha1', secret)"],
    ['hash', "createVerify(isOld ? 'RSA-SHA1' : 'RSA-SHA256')"],
    ['hash', "crypto.pbkdf2Sync(password, salt, 1000, 32, 'SHA-1')"],
    ['cipher', "createCipheriv('aes-256-cbc', key, iv)"],
    ['cipher', "crypto.subtle.encrypt({ name: 'AES-CBC' }, key, text)"],
    ['random', 'const token = Math.random().toString(36)'],
    ['random', 'draw({ random: Math.random })'],
    ['certificate', 'request(url, { rejectUnauthorized: false })'],
    ['certificate', "process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'"],
    ['certificate', 'createServer({ insecureHTTPParser: true })'],
    ['redirect', 'await fetch(address)'],
    ['redirect', "await fetch(address, { method: 'POST', body })"],
  ] as const)('finds the %s in %s', (reason, text) => {
    expect(found(text)).toContain(reasons[reason])
  })

  it.each([
    'pattern.exec(text)',
    'setTimeout(go, 10)',
    "import { execFile, spawn } from 'node:child_process'",
    "spawn(program, ['--shell', name], { stdio: 'ignore' })",
    "createHash('sha256').update('md5')",
    "createHmac('sha512', secret)",
    "const shown = { sha1: 'a' }",
    'randomBytes(32)',
    "await fetch(address, { redirect: 'error' })",
    'app.fetch(request)',
    'const read = async (url: URL, fetch: Fetch) => fetch(url)',
    'const render = ({ fetch }: Pages) => fetch(request)',
  ])('accepts %s', (text) => {
    expect(found(text)).toEqual([])
  })

  it('allows random order and redirects in the browser, but not code in strings', () => {
    const text = 'await fetch(address)\nshuffle(Math.random)\neval(text)'
    expect(insecureIn(text, 'src/features/jobs/ui/page.tsx')).toEqual([{ line: 3, reason: reasons.code }])
  })
})

describe('checkSecurity', () => {
  const folder = plantedFolder()

  it('reads the sources of the product, and no test', () => {
    for (const file of ['src/a/a.ts', 'src/a/b.tsx', 'src/a/a.test.ts', 'src/testing/a.ts', 'scripts/a.ts'])
      folder.write(file, 'eval(text)')
    const { files, findings } = checkSecurity(folder.path())
    expect(files).toBe(2)
    expect(findings.map(({ file }) => file)).toEqual(['src/a/a.ts', 'src/a/b.tsx'])
  })

  it('allows a listed exception, and reports an exception that is not needed', () => {
    const file = 'src/server/models/create-model.ts'
    folder.write(file, 'wait(Math.random())\neval(text)')
    expect(checkSecurity(folder.path()).findings).toEqual([{ file, line: 2, reason: reasons.code }])
    folder.write(file, 'wait(1)')
    expect(checkSecurity(folder.path()).findings).toEqual([
      { file, line: 1, reason: expect.stringMatching(/^no exception/) },
    ])
  })
})
