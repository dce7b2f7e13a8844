// The entry point of all commands. It runs on any Node from 20 on with built-in modules only, installs and builds what is missing, and
// then starts the command with the Node 24 that npm installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
/** The results of `build`: the pages with the files for browsers, and the processes that serve them. */
const builds = {
  pages: { folder: 'dist/server', args: [], isSource: (file) => !isServerSource(file) && !/^scripts\//.test(file) },
  processes: { folder: 'dist/processes', args: ['--config', 'vite.processes.config.ts'], isSource: () => true },
}
/** The lock file of the command that is installing or building. It contains the process id. */
const lock = '.installing'

/** The arguments that run a built program. Source maps make its stack traces show the lines of our sources. */
const program = (name) => ['--enable-source-maps', `dist/processes/${name}.js`]
const tool = (name) => ({ build: ['processes'], mode: 'production', run: program(name), settings: true })

// `settings`: the command works on a real installation, so its variables may be in .env
const commands = {
  start: { build: ['pages', 'processes'], mode: 'production', run: [...program('web'), '--demo'] },
  serve: { build: ['pages', 'processes'], mode: 'production', run: program('web'), settings: true },
  worker: tool('worker'),
  dev: { mode: 'development', run: ['scripts/run-dev.ts', 'src/apps/web.ts', '--dev', '--demo'] },
  test: { run: ['scripts/run-tests.ts'] },
  verify: { run: ['scripts/run-tests.ts', '--quick'] },
  'test-long': { run: ['scripts/run-tests.ts', '--long'] },
  'test-area': { run: ['scripts/run-tests.ts', 'area'] },
  'test-changed': { run: ['scripts/run-tests.ts', 'changed'] },
  'test-journey': { build: ['pages', 'processes'], run: ['scripts/run-tests.ts', 'journey'] },
  'test-watch': { run: ['node_modules/vitest/vitest.mjs'] },
  build: { build: ['pages', 'processes'] },
  bench: { build: ['pages', 'processes'], run: ['scripts/run-bench.ts'] },
  acceptance: { run: ['scripts/acceptance.ts'] },
  admin: tool('create-admin'),
  'remove-two-factor': tool('remove-two-factor'),
  salaries: tool('salaries'),
  backup: tool('backup'),
  restore: tool('restore'),
  'rotate-secret': tool('rotate-secret'),
  'audit-verify': tool('verify-audit'),
  mails: { run: ['scripts/render-mails.ts'] },
  'new-area': { run: ['scripts/new-area.ts'] },
}

const say = (text) => console.error(`> ${text}`)

function fail(text) {
  say(text)
  process.exit(1)
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Whether node_modules matches the lock file. npm writes its own list there at the end of each install. */
function isInstalled() {
  const asked = readJson('package-lock.json')?.packages
  const found = readJson('node_modules/.package-lock.json')?.packages
  if (!asked || !found || !existsSync(node)) return false
  return Object.entries(asked).every(([path, entry]) => {
    if (path === '' || (entry.optional && !found[path])) return true
    return found[path]?.version === entry.version
  })
}

function mustRun(command, args, env) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) fail(`${basename(command)} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`)
}

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const readLockHolder = () => Number(existsSync(lock) ? readFileSync(lock, 'utf8') : 0)
const releaseLock = () => readLockHolder() === process.pid && rmSync(lock, { force: true })

/** Takes the lock, or returns the id of the process that has it. The lock of a process that has ended is removed. */
function takeLock() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    process.on('exit', releaseLock)
    return undefined
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  const holder = readLockHolder()
  // an empty file means that another process is just writing its id
  if (holder > 0 && !isAlive(holder)) rmSync(lock, { force: true })
  return holder
}

/**
 * Runs the work in one process at a time. If two commands start together, for example after an update, the second one waits and finds the
 * work done.
 */
function oneAtATime(isDone, work) {
  if (isDone()) return
  let isSaid = false
  while (takeLock() !== undefined) {
    if (!isSaid) say('another command is installing or building: waiting until it is done')
    isSaid = true
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  }
  try {
    if (!isDone()) work()
  } finally {
    releaseLock()
  }
}

function install() {
  say('installing dependencies')
  const script = process.env.npm_execpath ?? ''
  // use npm's own Node, because the current one may be in node_modules, which is about to be deleted
  const npm = /npm-cli\.c?js$/.test(script) ? [process.env.npm_node_execpath ?? process.execPath, script] : ['npm']
  mustRun(npm[0], [...npm.slice(1), 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  if (!existsSync(node)) fail('npm did not install Node 24: is "ignore-scripts" set? Allow the scripts of package.json')
}

const isTest = (file) => /\.test(?:ing)?\.tsx?$|^src\/testing\//.test(file)
const isServerSource = (file) => /^src\/(?:apps|server|db|features\/[^/]+\/server)\//.test(file)

/** A hash of all files that a build reads. If it changes, a new build is needed. */
function hashOf({ isSource }) {
  const listed = ['src', 'public', 'scripts']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name).replaceAll('\\', '/'))
        .filter((file) => !isTest(file) && isSource(file)),
    )
  const hash = createHash('sha256')
  for (const file of ['vite.config.ts', 'vite.processes.config.ts', 'package-lock.json', ...listed].sort()) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

const stampOf = ({ folder }) => `${folder}/.stamp`
const isBuilt = (one) => existsSync(stampOf(one)) && readFileSync(stampOf(one), 'utf8') === hashOf(one)

function build(one) {
  say(`building ${one.folder}`)
  // only errors, because 'npm test' reports Rolldown's warnings about our imports
  const args = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', ...one.args]
  mustRun(node, args, { NODE_ENV: 'production' })
  writeFileSync(stampOf(one), hashOf(one)) // after the build, because the build writes the route tree
}

/** Variables of the environment take precedence over those in .env. With --demo, a command uses the data of `npm start`, without .env. */
const settingsFile = (rest) => (existsSync('.env') && !rest.includes('--demo') ? ['--env-file=.env'] : [])

function handOver({ run, mode, settings }, rest) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  const cache = join(root, 'node_modules/.cache/tandem')
  // glibc has a pool of freed memory for each thread: two pools are enough, and use a tenth less memory in total
  const env = { NODE_COMPILE_CACHE: cache, MALLOC_ARENA_MAX: '2', ...process.env, PATH: path }
  if (mode) env.NODE_ENV = mode
  const child = spawn(node, [...(settings ? settingsFile(rest) : []), ...run, ...rest], { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // Ctrl-C in a terminal reaches the child directly, and the child ends when everything is closed
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal))
  }
  child.on('error', (error) => fail(error.message))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}

function main([name, ...rest]) {
  const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined
  if (!command) fail(`Use one of: ${Object.keys(commands).join(', ')}`)
  if (Number(process.versions.node.split('.')[0]) < 20) fail(`Node 20 or newer is needed, this is ${process.version}`)
  process.chdir(root)
  oneAtATime(isInstalled, install)
  for (const name of command.build ?? []) {
    const one = builds[name]
    oneAtATime(
      () => isBuilt(one),
      () => build(one),
    )
  }
  if (command.run) handOver(command, rest)
}

main(process.argv.slice(2))
