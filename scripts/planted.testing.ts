import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'

/** A folder of its own for each test, with the files that the test writes: what a check finds in them is known. */
export function plantedFolder() {
  let path = ''
  beforeEach(() => {
    path = mkdtempSync(join(tmpdir(), 'tandem-planted-'))
  })
  afterEach(() => rmSync(path, { recursive: true }))
  return {
    path: () => path,
    write(file: string, text: string) {
      mkdirSync(dirname(join(path, file)), { recursive: true })
      writeFileSync(join(path, file), text)
    },
  }
}
