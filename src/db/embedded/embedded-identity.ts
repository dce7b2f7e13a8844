import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'

/** The user that PostgreSQL runs as: `wrap` goes in front of its command line, `uid` and `gid` own its files as this process sees them. */
export type EmbeddedIdentity = {
  name: 'self' | 'userns' | 'setpriv' | 'nobody'
  wrap: string[]
  uid: number
  gid: number
  spawnAs?: { uid: number; gid: number }
}

type Account = { uid: number; gid: number }

export const isRoot = (): boolean => process.getuid?.() === 0

/** initdb refuses a user id without a name, so use an account that the machine has. */
function unprivilegedAccount(): Account {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length > 4 && fields[2] !== '0')
  const found = accounts.find(([name]) => name === 'nobody') ?? accounts[0]
  return found ? { uid: Number(found[2]), gid: Number(found[3]) } : { uid: 65534, gid: 65534 }
}

function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

/** The identities that may work for this process, best first. PG_RUN_AS selects one of them. */
export function candidateIdentities(): EmbeddedIdentity[] {
  const own = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  const self: EmbeddedIdentity = { name: 'self', wrap: [], ...own }
  if (!isRoot() && hasName()) return [self]
  const { uid, gid } = unprivilegedAccount()
  const mapped = ['unshare', '-U', `--map-user=${uid}`, `--map-group=${gid}`]
  const userns: EmbeddedIdentity = { name: 'userns', wrap: mapped, ...own }
  if (!isRoot()) return [userns, self]
  const privileges = ['--clear-groups', '--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  const all: EmbeddedIdentity[] = [
    userns,
    { name: 'setpriv', wrap: ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, ...privileges], uid, gid },
    { name: 'nobody', wrap: [], uid, gid, spawnAs: { uid, gid } },
  ]
  const forced = process.env.PG_RUN_AS
  if (!forced) return all
  const chosen = all.filter((identity) => identity.name === forced)
  if (chosen.length === 0) throw new Error(`PG_RUN_AS is ${forced}; use userns, setpriv or nobody`)
  return chosen
}

/** Makes the identity the owner of the folder; the user `nobody` also needs access to the parent folder. */
export function prepareFolder(folder: string, identity: EmbeddedIdentity): void {
  if (!isRoot()) return
  chownSync(folder, identity.uid >>> 0, identity.gid >>> 0)
  const above = dirname(folder)
  if (identity.name === 'nobody') chmodSync(above, statSync(above).mode | 0o011)
}

/** Makes the identity the owner of everything in the folder, for data that another identity created. */
export function chownFolder(path: string, identity: EmbeddedIdentity): void {
  if (!isRoot()) return
  chownSync(path, identity.uid >>> 0, identity.gid >>> 0)
  if (!lstatSync(path).isDirectory()) return
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chownFolder(join(path, entry.name), identity)
  }
}

/** Whether the identity can run this program with this folder as its own, which is tested by running it. */
export function canRunIn(folder: string, program: string, identity: EmbeddedIdentity): boolean {
  const script = 'cd "$0" && : > .probe && rm .probe && exec "$1" --version'
  const [command = 'sh', ...args] = [...identity.wrap, 'sh', '-c', script, folder, program]
  return spawnSync(command, args, { stdio: 'ignore', cwd: '/', ...identity.spawnAs }).status === 0
}
