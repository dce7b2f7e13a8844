import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { SourceLine } from '#lib/source-line.ts'
import { codeFolder, programFile, root } from '#root.ts'

export type ChildResult =
  | { text: string; pages?: number; isCut: boolean }
  | { lines: SourceLine[]; pages?: number; isCut?: boolean }
  | { unreadable: true }
  | { failed: true; locked?: true }
/**
 * 'text': text for search; 'layout': lines with their layout; 'attached': the resume data that is attached to a PDF ('' if there is none).
 */
export type ChildMode = 'text' | 'layout' | 'attached'

const HEAP_MB = 256
/** The memory limit of the process, including buffers outside the heap. Checked if the system reports the memory (Linux). */
const MAX_RESIDENT_KB = 512 * 1024
const WATCH_EVERY_MS = 50
const MAX_RESULT_BYTES = 4 * 1024 * 1024

const entry = programFile('src/server/text/text-child.ts')
const modules = modulesFolder()

/**
 * Parses one file in a new process that may read only the program's own files: no secrets, no writing, no child processes. The result is
 * 'failed' if it crashes or exceeds its time or memory.
 */
export async function runTextChild(
  bytes: Buffer,
  extension: string,
  timeLimitMs: number,
  mode: ChildMode = 'text',
): Promise<ChildResult> {
  const child = spawn(process.execPath, childArguments(extension, mode), {
    cwd: root,
    env: {},
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    timeout: timeLimitMs,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve())
    child.once('close', () => resolve())
  })
  // If the child ends early, writing to it fails: ignore that, because its answer is what matters.
  child.stdin?.on('error', () => undefined).end(bytes)
  const watch = setInterval(() => killWhenLarge(child), WATCH_EVERY_MS)
  try {
    const answer = await readAnswer(child.stdio[3] as Readable)
    if (answer === null) child.kill('SIGKILL')
    await ended
    return parseAnswer(answer)
  } finally {
    clearInterval(watch)
  }
}

function childArguments(extension: string, mode: ChildMode): string[] {
  // if the modules folder is a symbolic link, allow both the link and its target
  const folders = new Set([modules, join(root, 'node_modules')])
  const allowed = [join(root, 'package.json'), ...[codeFolder, ...folders].map((folder) => join(folder, '*'))]
  return [
    `--max-old-space-size=${HEAP_MB}`,
    '--permission',
    ...allowed.map((path) => `--allow-fs-read=${path}`),
    '--no-warnings',
    entry,
    extension,
    mode,
  ]
}

async function killWhenLarge(child: ChildProcess): Promise<void> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
  const resident = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0)
  if (resident > MAX_RESIDENT_KB) child.kill('SIGKILL')
}

function modulesFolder(): string {
  const path = createRequire(import.meta.url).resolve('unpdf')
  const marker = `${join('/', 'node_modules', '/')}`
  return path.slice(0, path.lastIndexOf(marker) + marker.length - 1)
}

async function readAnswer(stream: Readable): Promise<string | null> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of stream) {
      length += (chunk as Buffer).length
      if (length > MAX_RESULT_BYTES) return null
      chunks.push(chunk as Buffer)
    }
  } catch {
    return null
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parseAnswer(answer: string | null): ChildResult {
  try {
    return JSON.parse(answer ?? '') as ChildResult
  } catch {
    return { failed: true }
  }
}
