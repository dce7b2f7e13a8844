import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'

/** A separate folder for each test, with only the files that the test writes, so that the findings in them are known. */
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
