import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { placeExclusively } from './disk-files.ts'
import { createDiskStorage } from './disk-storage.ts'
import { StorageConflict, StorageUnavailable } from './storage.ts'

const PDF = { contentType: 'application/pdf' }
let parent: string
let folder: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'tandem-disk-'))
  folder = join(parent, 'files')
})
afterEach(() => rm(parent, { recursive: true, force: true }))

const modeOf = async (path: string) => (await stat(path)).mode & 0o777

describe('the disk store', () => {
  it('hides folders and files from other users of the machine (FILE-06)', async () => {
    await mkdir(folder, { mode: 0o755 })
    await createDiskStorage({ folder }).put('resumes/a.pdf', Buffer.from('x'), PDF)
    expect(await modeOf(folder)).toBe(0o700)
    expect(await modeOf(join(folder, 'resumes'))).toBe(0o700)
    expect(await modeOf(join(folder, 'resumes/a.pdf'))).toBe(0o600)
    expect(await modeOf(join(folder, 'resumes/.a.pdf.traits'))).toBe(0o600)
  })

  it('stores the plain bytes under the plain name, so that any backup tool works', async () => {
    await createDiskStorage({ folder }).put('resumes/a.pdf', Buffer.from('plain'), PDF)
    expect(await readFile(join(folder, 'resumes/a.pdf'), 'utf8')).toBe('plain')
  })

  it('does not follow a planted link out of its folder', async () => {
    const secret = join(parent, 'secret.txt')
    await writeFile(secret, 'secret')
    const storage = createDiskStorage({ folder })
    await storage.put('resumes/a.pdf', Buffer.from('x'), PDF)
    await symlink(secret, join(folder, 'resumes/link.txt'))
    expect(await storage.get('resumes/link.txt')).toBeNull()
    await storage.remove('resumes/link.txt')
    await expect(storage.put('resumes/link.txt', Buffer.from('x'), PDF)).rejects.toThrow(StorageConflict)
    await access(secret)
  })

  it('finds no file where a folder is, and none below a file', async () => {
    const storage = createDiskStorage({ folder })
    await storage.put('area/one/a.pdf', Buffer.from('x'), PDF)
    expect(await storage.get('area/one')).toBeNull()
    expect(await storage.get('area/one/a.pdf/b.pdf')).toBeNull()
    await storage.remove('area/one')
    await expect(storage.put('area/one', Buffer.from('y'), PDF)).rejects.toThrow(StorageConflict)
    await expect(storage.put('area/one/a.pdf/b.pdf', Buffer.from('y'), PDF)).rejects.toThrow(StorageConflict)
    expect(await storage.get('area/one/a.pdf').then((file) => file && buffer(file.body))).toEqual(Buffer.from('x'))
  })

  it('leaves no folder with a person id behind', async () => {
    const storage = createDiskStorage({ folder })
    await storage.put('resumes/person/a.pdf', Buffer.from('x'), PDF)
    await storage.put('resumes/other/a.pdf', Buffer.from('x'), PDF)
    await storage.remove('resumes/person/a.pdf')
    expect(await readdir(join(folder, 'resumes'))).toEqual(['other'])
  })

  it('allows writers and removers of one folder at the same time', async () => {
    const storage = createDiskStorage({ folder })
    const rounds = Array.from({ length: 60 }, async (_, index) => {
      await storage.put(`area/p/${index}.pdf`, Buffer.from('x'), PDF)
      await storage.remove(`area/p/${index}.pdf`)
    })
    await Promise.all(rounds)
    expect(await readdir(folder)).toEqual(['.incoming'])
  })

  it('removes files that a killed process left a day ago', async () => {
    await mkdir(join(folder, '.incoming'), { recursive: true })
    for (const name of ['old', 'new']) await writeFile(join(folder, '.incoming', name), 'half')
    await utimes(join(folder, '.incoming/old'), new Date(0), new Date(0))
    await createDiskStorage({ folder }).put('a.pdf', Buffer.from('x'), PDF)
    expect(await readdir(join(folder, '.incoming'))).toEqual(['new'])
  })

  it('is unavailable while its folder cannot be created, and recovers', async () => {
    await writeFile(folder, 'a file stands in the way')
    const storage = createDiskStorage({ folder })
    await expect(storage.put('a.pdf', Buffer.from('x'), PDF)).rejects.toThrow(StorageUnavailable)
    // the error does not claim that the file is missing
    await expect(storage.get('a.pdf')).rejects.toThrow(StorageUnavailable)
    await expect(storage.list('')[Symbol.asyncIterator]().next()).rejects.toThrow(StorageUnavailable)
    await rm(folder)
    await storage.put('a.pdf', Buffer.from('x'), PDF)
  })

  it('never shows a partial file, even if its process is killed', async () => {
    const script = `
      import { createDiskStorage } from ${JSON.stringify(join(import.meta.dirname, 'disk-storage.ts'))}
      const storage = createDiskStorage({ folder: process.argv[1] })
      for (let n = 0; ; n++) {
        await storage.put('area/' + n + '.bin', Buffer.alloc(1_000_000, 7), { contentType: 'application/pdf' })
        process.stdout.write(n + '\\n')
      }`
    const args = ['--input-type=module-typescript', '-e', script, folder]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] })
    let acknowledged = ''
    child.stdout.on('data', (text) => {
      acknowledged += text
      if (acknowledged.split('\n').length > 4) child.kill('SIGKILL')
    })
    await once(child, 'close')
    const storage = createDiskStorage({ folder })
    const sizes = new Map<string, number>()
    for await (const { key, size } of storage.list('')) sizes.set(key, size)
    for (const number of acknowledged.trim().split('\n')) {
      expect(sizes.get(`area/${number}.bin`)).toBe(1_000_000)
      const file = await storage.get(`area/${number}.bin`)
      file?.body.destroy()
      expect(file?.contentType).toBe('application/pdf')
    }
    expect(new Set(sizes.values())).toEqual(new Set([1_000_000]))
  })
})

describe('placeExclusively', () => {
  const noLinks = () => Promise.reject(Object.assign(new Error('no links here'), { code: 'EPERM' }))

  it('stores a file once if the file system has no hard links', async () => {
    await mkdir(folder)
    const [one, two, target] = ['one', 'two', 'target'].map((name) => join(folder, name)) as [string, string, string]
    await writeFile(one, 'first')
    await writeFile(two, 'second')
    await placeExclusively(one, target, noLinks)
    await expect(placeExclusively(two, target, noLinks)).rejects.toMatchObject({ code: 'EEXIST' })
    expect((await stat(target)).size).toBe(5)
  })
})
