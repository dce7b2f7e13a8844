import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** The command lines of the machine's processes, arguments parted by blanks: from /proc, and from ps where there is none. */
export function commandLines(hasProc: boolean = existsSync('/proc/self/cmdline')): string[] {
  return hasProc ? fromProc() : fromPs()
}

function fromProc(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
      } catch {
        return '' // it ended while we looked
      }
    })
}

function fromPs(): string[] {
  return execFileSync('ps', ['-axww', '-o', 'command='], { encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\n')
}
