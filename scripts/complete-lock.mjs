// `node scripts/complete-lock.mjs`, after a change of versions: a registry may lack some platform's build of a package; npm
// then leaves it out of the lock, and `npm ci` refuses that lock. This names every platform, so that all machines agree.
import { readFileSync, writeFileSync } from 'node:fs'

const systems = {
  android: 'android',
  aix: 'aix',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win32: 'win32',
  windows: 'win32',
}
const processors = 'arm64|x64|ia32|loong64|mips64el|ppc64|riscv64|s390x|arm|x86_64'

/** The lock's entry for a package of which only the name is known, or undefined when the name tells no platform. */
function entryFor(name, range, parent) {
  const platform = name.split('/').at(-1)
  const system = new RegExp(`(?:^|-)(${Object.keys(systems).join('|')})(?:-|$)`).exec(platform)?.[1]
  const cpu = new RegExp(`-(${processors})(?:-|$)`).exec(platform)?.[1]
  if (!system || !cpu) return undefined
  const libc = /-(musl|gnu)/.exec(platform)?.[1]
  return {
    version: range.replace(/^[\^~]/, ''),
    cpu: [cpu === 'x86_64' ? 'x64' : cpu],
    ...(parent.dev ? { dev: true } : {}),
    ...(system === 'linux' && libc ? { libc: [libc === 'gnu' ? 'glibc' : 'musl'] } : {}),
    optional: true,
    os: [systems[system]],
  }
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const added = []
for (const [path, parent] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(parent.optionalDependencies ?? {})) {
    const place = `node_modules/${name}`
    if (lock.packages[place] || lock.packages[`${path}/${place}`]) continue
    const entry = entryFor(name, range, parent)
    if (!entry) {
      console.error(`${name} ${range} is not in the lock, and its name tells no platform`)
      process.exitCode = 1
      continue
    }
    lock.packages[place] = entry
    added.push(name)
  }
}
// addresses belong to a registry, and everybody may use another
for (const entry of Object.values(lock.packages)) delete entry.resolved

const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
writeFileSync('package-lock.json', `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`)
console.log(added.length > 0 ? `added ${added.join(', ')}` : 'the lock is complete')
