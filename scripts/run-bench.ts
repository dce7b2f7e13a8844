import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename } from 'node:path'

// npm run bench [-- name ...]: runs every bench/<name>.bench.ts one after the other, or only the named ones. Each prints its results.
const requested = process.argv.slice(2)
const files = globSync('bench/*.bench.ts').toSorted()
const names = files.map((file) => basename(file, '.bench.ts'))
const unknown = requested.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; there is: ${names.join(', ')}`)
  process.exit(1)
}
for (const [place, file] of files.entries()) {
  const name = names[place] ?? ''
  if (requested.length > 0 && !requested.includes(name)) continue
  console.log(`\n> ${name}`)
  const { status } = spawnSync(process.execPath, [file], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
