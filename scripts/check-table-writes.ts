import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

export type TableWrite = { file: string; line: number; table: string; owner: string }

/** The employer's side changes the status of applications that the seeker's side stored, and imports store others. */
const SHARED = new Map([
  ['hiring-pipeline', 'applications'],
  ['application-import', 'applications'],
  ['tracker-import', 'job-tracker'],
])

/** Finds writes of an area to tables of another area. An area can read any table but write only its own. */
export function foreignTableWrites(folder: string): TableWrite[] {
  const owners = tableOwners(folder)
  return globSync('src/features/*/server/**/*.ts', { cwd: folder })
    .filter((file) => !/\.(test|testing)\.ts$/.test(file))
    .flatMap((file) => {
      const area = file.split(/[\\/]/)[2] ?? ''
      return writesIn(readFileSync(join(folder, file), 'utf8'), owners)
        .filter(({ owner }) => owner !== area && owner !== SHARED.get(area))
        .map((write) => ({ file, ...write }))
    })
}

type Owners = Map<string, { table: string; owner: string }>

/** Every table by its names in the code and in the database. The file schema/<area>.ts, or <area>.<part>.ts, defines its owner. */
function tableOwners(folder: string): Owners {
  const owners: Owners = new Map()
  for (const file of globSync('src/db/schema/*.ts', { cwd: folder })) {
    const [owner = ''] = basename(file).split('.')
    const text = readFileSync(join(folder, file), 'utf8')
    for (const [, constant = '', table = ''] of text.matchAll(/export const (\w+) = pgTable\(\s*['"](\w+)['"]/g)) {
      owners.set(constant, { table, owner }).set(table, { table, owner })
    }
  }
  return owners
}

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*'#db\/schema\/[\w.-]+\.ts'/g
const BUILDER = /\.(?:insert|update|delete)\(\s*(?:schema\.)?(\w+)\s*\)/g
const SQL = /\bsql(?:<[^`]*?>)?`[^`]*`/g
const STATEMENT = /\b(?:insert\s+into|update|delete\s+from)\s+(?:\$\{)?"?(\w+)/gi

function writesIn(text: string, owners: Owners): Omit<TableWrite, 'file'>[] {
  const called = importedNames(text)
  const write = (name: string, index: number) => {
    const found = owners.get(called.get(name) ?? name)
    return found ? [{ line: text.slice(0, index).split('\n').length, ...found }] : []
  }
  const built = [...text.matchAll(BUILDER)]
    .filter(([call, name = '']) => called.has(name) || call.includes('schema.'))
    .flatMap((match) => write(match[1] ?? '', match.index))
  const written = [...text.matchAll(SQL)].flatMap((query) =>
    [...query[0].matchAll(STATEMENT)].flatMap((match) => write(match[1] ?? '', query.index + match.index)),
  )
  return [...built, ...written]
}

/** Local names of the imported tables, with their original names. */
function importedNames(text: string): Map<string, string> {
  const imported = [...text.matchAll(IMPORT)].flatMap(([, names = '']) => names.split(','))
  const pairs = imported.map((name) => name.trim().split(/\sas\s/))
  return new Map(pairs.map(([name = '', alias = name]) => [alias, name]))
}

if (import.meta.main) {
  const writes = foreignTableWrites('.')
  for (const { file, line, table, owner } of writes)
    console.error(`${file}:${line} writes ${table}, a table of ${owner}`)
  console.log(`${writes.length} writes to tables of other areas`)
  process.exitCode = writes.length > 0 ? 1 : 0
}
