import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

export type Running = { pid: number; line: string }

/** The machine's processes with their command lines, arguments separated by spaces: from /proc, or from ps if there is no /proc. */
export function runningProcesses(hasProc: boolean = existsSync('/proc/self/cmdline')): Running[] {
  return hasProc ? fromProc() : fromPs()
}

/** Only the command lines. */
export const commandLines = (hasProc?: boolean): string[] => runningProcesses(hasProc).map(({ line }) => line)

function fromProc(): Running[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      const pid = Number(name)
      try {
        return { pid, line: readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() }
      } catch {
        return { pid, line: '' } // the process ended in the meantime
      }
    })
}

function fromPs(): Running[] {
  return execFileSync('ps', ['-axww', '-o', 'pid=,command='], { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .flatMap((row) => {
      const [pid = '', ...words] = row.trim().split(/\s/)
      return /^\d+$/.test(pid) ? [{ pid: Number(pid), line: words.join(' ').trim() }] : []
    })
}
