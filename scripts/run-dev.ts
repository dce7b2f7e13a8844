// node scripts/run-dev.ts program.ts ...: runs the program, and restarts it whenever a loaded module or a content file is saved. Node's
// own --watch follows files, and loses a file when an editor saves it by renaming another one; this script watches the folders.
import { type ChildProcess, spawn } from 'node:child_process'
import { type FSWatcher, globSync, statSync, watch } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** An editor emits several events for one save. */
const QUIET_MS = 100
const reporter = pathToFileURL(join(dirname(fileURLToPath(import.meta.url)), 'report-modules.ts')).href

const modules = new Set<string>()
const folders = new Map<string, FSWatcher>()
let child: ChildProcess | undefined
let waiting: NodeJS.Timeout | undefined
let startedAt = 0
let isStopping = false
let isOver = false

function start(): void {
  isStopping = false
  startedAt = Date.now()
  child = spawn(process.execPath, ['--import', reporter, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  child.on('message', (file) => follow(String(file)))
  for (const file of globSync('content/**/*.{md,json}')) follow(resolve(file))
  child.on('exit', (code, signal) => {
    child = undefined
    if (isOver) process.exit(code ?? 128 + (constants.signals[signal ?? 'SIGTERM'] ?? 0))
    if (isStopping) start()
    else console.error('> The program has ended. It starts again when one of its files is saved.')
  })
}

function follow(file: string): void {
  if (modules.has(file)) return
  modules.add(file)
  const folder = dirname(file)
  if (!folders.has(folder)) {
    const watcher = watch(folder, (_, name) => name && onSaved(join(folder, name)))
    // removing a folder also removes its modules
    watcher.on('error', () => folders.delete(folder))
    folders.set(folder, watcher)
  }
  // the file may have been saved after it was loaded and before it was watched
  const { mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {}
  if (mtimeMs > startedAt) onSaved(file)
}

function onSaved(file: string): void {
  // a program that has ended may need a module that was missing
  const isLoaded = modules.has(file) || (!child && /\.\w+$/.test(file))
  if (!isLoaded || isOver) return
  clearTimeout(waiting)
  waiting = setTimeout(restart, QUIET_MS)
}

/** SIGUSR2 asks the server to close, and to leave the database running for the next start. */
function restart(): void {
  if (isStopping) return
  if (!child) {
    start()
    return
  }
  isStopping = true
  child.kill('SIGUSR2')
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isOver = true
    if (child) child.kill(signal)
    else process.exit(128 + constants.signals[signal])
  })
}
start()
