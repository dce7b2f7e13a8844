import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const bootstrap = fileURLToPath(new URL('./bootstrap.mjs', import.meta.url))
const locked = (version: string) =>
  JSON.stringify({
    packages: {
      '': { name: 'x' },
      'node_modules/a': { version },
      'node_modules/for-another-machine': { version: '1.0.0', optional: true },
    },
  })
// replaces npm: records its arguments, and writes the list that npm leaves
const npm = `const { writeFileSync, readFileSync } = require('node:fs')
writeFileSync('npm-called', process.argv.slice(2).join(' '))
if (process.env.NPM_FAILS) process.exit(1)
writeFileSync('node_modules/.package-lock.json', readFileSync('package-lock.json'))`
// replaces Vite: records its arguments, and makes the folder of that build
const vite = `import { appendFileSync, mkdirSync } from 'node:fs'
const isProcesses = process.argv.includes('vite.processes.config.ts')
mkdirSync(isProcesses ? 'dist/processes' : 'dist/server', { recursive: true })
appendFileSync('builds', isProcesses ? 's' : 'p')`
const product = `const isWaiting = process.argv.includes('--wait')
if (isWaiting) {
  setInterval(() => {}, 1000)
  process.on('SIGTERM', () => process.exit(7))
}
console.log(JSON.stringify({ args: process.argv.slice(2), mode: process.env.NODE_ENV, word: process.env.A_WORD }))
if (!isWaiting) process.exit(3)`

describe('bootstrap', () => {
  let folder = ''
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const start = (args: string[], env: Record<string, string> = {}) => {
    const options: SpawnOptions = {
      cwd: tmpdir(),
      env: { ...process.env, npm_execpath: join(folder, 'npm-cli.js'), npm_node_execpath: process.execPath, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }
    const child = spawn(process.execPath, [join(folder, 'scripts/bootstrap.mjs'), ...args], options)
    const said = { out: '', err: '' }
    child.stdout?.on('data', (chunk) => (said.out += chunk))
    child.stderr?.on('data', (chunk) => (said.err += chunk))
    const ended = once(child, 'close').then(([code]) => ({ code: code as number, ...said }))
    return { child, ended }
  }
  const builds = () => (existsSync(join(folder, 'builds')) ? readFileSync(join(folder, 'builds'), 'utf8') : '')

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tandem-bootstrap-'))
    mkdirSync(join(folder, 'scripts'))
    cpSync(bootstrap, join(folder, 'scripts/bootstrap.mjs'))
    write('package-lock.json', locked('1.0.0'))
    write('node_modules/.package-lock.json', locked('1.0.0').replace('for-another-machine', 'not-here'))
    mkdirSync(join(folder, 'node_modules/node/bin'), { recursive: true })
    symlinkSync(process.execPath, join(folder, 'node_modules/node/bin/node'))
    write('node_modules/vite/bin/vite.js', vite)
    write('node_modules/vite/package.json', '{"type":"module"}')
    write('npm-cli.js', npm)
    write('vite.config.ts', '')
    write('vite.processes.config.ts', '')
    write('dist/processes/web.js', product)
    write('dist/processes/worker.js', product)
    write('src/ui/page.tsx', '1')
    write('src/server/verb.ts', '1')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('passes on its arguments, from any folder, and exits like the product', async () => {
    const { code, out } = await start(['start', '--more']).ended
    expect(JSON.parse(out)).toEqual({ args: ['--demo', '--more'], mode: 'production' })
    expect(code).toBe(3)
    expect(existsSync(join(folder, 'npm-called'))).toBe(false)
  })

  it('serves without the demo, and starts the worker without built pages', async () => {
    expect(JSON.parse((await start(['worker']).ended).out)).toEqual({ args: [], mode: 'production' })
    expect(builds()).toBe('s')
    expect(JSON.parse((await start(['serve']).ended).out)).toEqual({ args: [], mode: 'production' })
    expect(builds()).toBe('sp')
  })

  it('reads .env only in production, and environment variables override it', async () => {
    write('.env', 'A_WORD=of the file\n')
    const word = async (...call: Parameters<typeof start>) => JSON.parse((await start(...call).ended).out).word
    expect(await word(['serve'])).toBe('of the file')
    expect(await word(['worker'])).toBe('of the file')
    expect(await word(['worker'], { A_WORD: 'of the environment' })).toBe('of the environment')
    expect(await word(['worker', '--demo'])).toBeUndefined()
    expect(await word(['start'])).toBeUndefined()
  })

  it('builds only what has changed: pages, or the processes that serve them', async () => {
    await start(['start']).ended
    await start(['start']).ended
    expect(builds()).toBe('ps')
    write('src/ui/page.test.tsx', '2')
    await start(['start']).ended
    expect(builds()).toBe('ps')
    write('src/server/verb.ts', '2')
    await start(['start']).ended
    expect(builds()).toBe('pss')
    write('src/ui/page.tsx', '2')
    await start(['start']).ended
    expect(builds()).toBe('pssps')
  })

  it('installs when the lock asks for another version, and only then', async () => {
    write('package-lock.json', locked('1.0.1'))
    const { out, err } = await start(['worker']).ended
    expect(err).toContain('installing dependencies')
    expect(readFileSync(join(folder, 'npm-called'), 'utf8')).toMatch(/^ci --include=dev/)
    expect(JSON.parse(out).mode).toBe('production')
    expect((await start(['worker']).ended).err).toBe('')
  })

  it('installs and builds once when started twice at the same time; the second waits, then starts too', async () => {
    write('package-lock.json', locked('1.0.1'))
    write('npm-cli.js', `require('node:fs').appendFileSync('installs', 'x')\n${npm}`)
    const both = await Promise.all([start(['start']).ended, start(['start']).ended])
    expect(both.map(({ code }) => code)).toEqual([3, 3])
    expect(readFileSync(join(folder, 'installs'), 'utf8')).toBe('x')
    expect(builds()).toBe('ps')
    expect(existsSync(join(folder, '.installing'))).toBe(false)
  })

  it('takes over the lock of a process that was killed', async () => {
    write('package-lock.json', locked('1.0.1'))
    // above every process id of this machine
    write('.installing', '99999999')
    expect((await start(['worker']).ended).err).toContain('installing dependencies')
  })

  it('installs in a new checkout, and reports a failure', async () => {
    rmSync(join(folder, 'node_modules'), { recursive: true })
    const { code, err } = await start(['test'], { NPM_FAILS: '1' }).ended
    expect(code).toBe(1)
    expect(err).toContain('ci --include=dev')
    expect(err).toContain('failed')
  })

  it('forwards a signal and waits until the product has exited', async () => {
    const { child, ended } = start(['start', '--wait'])
    await once(child.stdout!, 'data')
    child.kill('SIGTERM')
    expect((await ended).code).toBe(7)
  })

  it.each([[], ['nonsense'], ['constructor']])('lists the commands instead of %j', async (...args: string[]) => {
    const { code, err } = await start(args).ended
    expect(code).toBe(1)
    expect(err).toContain('Use one of: start, serve, worker, dev, test')
  })
})
