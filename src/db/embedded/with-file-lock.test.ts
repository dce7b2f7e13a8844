import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withFileLock } from './with-file-lock.ts'

describe('withFileLock', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tandem-lock-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('runs one caller at a time, and the next one after an error', async () => {
    const file = join(folder, 'turns')
    let inside = 0
    const work = async () => {
      inside += 1
      expect(inside).toBe(1)
      await new Promise(setImmediate)
      inside -= 1
    }
    await expect(withFileLock(file, () => Promise.reject(new Error('work failed')))).rejects.toThrow('work failed')
    await Promise.all([withFileLock(file, work), withFileLock(file, work), withFileLock(file, work)])
  })

  it('releases the lock when its holder is killed', async () => {
    const file = join(folder, 'killed')
    const module = new URL('./with-file-lock.ts', import.meta.url).href
    const script = `import { withFileLock } from '${module}'
      await withFileLock(process.argv[1], async () => { console.log('held'); setInterval(() => {}, 1000); await new Promise(() => {}) })`
    const args = ['--input-type=module', '-e', script, file]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    let isMine = false
    const waiting = withFileLock(file, async () => {
      isMine = true
    })
    expect(isMine).toBe(false)
    child.kill('SIGKILL')
    await waiting
    expect(isMine).toBe(true)
  })
})
