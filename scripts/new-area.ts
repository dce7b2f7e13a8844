import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type AreaNames, areaNames } from './area-names.ts'

const template = fileURLToPath(new URL('./area-template', import.meta.url))

const fill = (text: string, names: AreaNames): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => names[name as keyof AreaNames] ?? whole)

/** Target path of a template file: `feature/server/create-.ts.txt` becomes `server/create-referral.ts` of the area. */
function placeOf(file: string, { area, thingKebab }: AreaNames): string {
  const name = file.replace(/\.txt$/, '')
  if (name === 'schema.ts') return `src/db/schema/${area}.ts`
  if (name === 'route.tsx') return `src/routes/app.${area}.tsx`
  const inside = name
    .replace(/^feature\//, '')
    .replace(/(create|remove)-\.ts$/, `$1-${thingKebab}.ts`)
    .replace(/area\.test\.ts$/, `${area}.test.ts`)
    .replace(/-page\.tsx$/, `${area}-page.tsx`)
  return `src/features/${area}/${inside}`
}

/** Adds one import and one entry to a file that lists all areas in an object. */
function register(file: string, importLine: string, entry: string): void {
  const text = readFileSync(file, 'utf8')
  const end = text.lastIndexOf('\n}')
  const listed = `${text.slice(0, end)}\n  ${entry},${text.slice(end)}`
  const lastImport = listed.lastIndexOf('\nimport ')
  const after = listed.indexOf('\n', lastImport + 1)
  writeFileSync(file, `${listed.slice(0, after)}\n${importLine}${listed.slice(after)}`)
}

function registerArea(folder: string, { area, camel }: AreaNames, before: string): string[] {
  const order = join(folder, 'scripts/area-order.json')
  const areas = JSON.parse(readFileSync(order, 'utf8')) as string[]
  const place = areas.indexOf(before)
  if (place < 0) throw new Error(`There is no area ${before} in scripts/area-order.json`)
  writeFileSync(order, `${JSON.stringify(areas.toSpliced(place, 0, area), null, 2)}\n`)
  const edits: [file: string, importLine: string, entry: string][] = [
    [
      'src/app/contract.ts',
      `import { ${camel}Contract } from '#features/${area}/contract.ts'`,
      `${camel}: ${camel}Contract`,
    ],
    [
      'src/apps/router.ts',
      `import { ${camel}Router } from '#features/${area}/server/router.ts'`,
      `${camel}: ${camel}Router`,
    ],
    ['src/db/schema/schema.ts', `import * as ${camel} from './${area}.ts'`, `...${camel}`],
  ]
  for (const [file, importLine, entry] of edits) register(join(folder, file), importLine, entry)
  return edits.map(([file]) => file)
}

/** Writes the skeleton of an area and registers it in all lists, before the area `before`. Returns the created and changed files. */
export function makeArea(folder: string, name: string, before = 'operations'): string[] {
  const names = areaNames(name)
  if (existsSync(join(folder, 'src/features', name))) throw new Error(`src/features/${name} already exists`)
  const changed = registerArea(folder, names, before)
  const made = globSync('**/*.txt', { cwd: template }).map((file) => {
    const place = placeOf(file, names)
    mkdirSync(dirname(join(folder, place)), { recursive: true })
    writeFileSync(join(folder, place), fill(readFileSync(join(template, file), 'utf8'), names))
    return place
  })
  const files = [...made, ...changed, 'scripts/area-order.json']
  const biome = fileURLToPath(new URL('../node_modules/.bin/biome', import.meta.url))
  execFileSync(biome, ['check', '--write', ...files], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  return files.toSorted()
}

if (import.meta.main) {
  const [name = '', before] = process.argv.slice(2)
  try {
    for (const file of makeArea('.', name, before)) console.log(file)
    console.log(`
Next: npm run db:generate -- --name ${name}    writes the migration of its table
      npm run dev                              writes the route tree and shows /app/${name}
      npm run verify
Then make it yours: the contract's first lines say what it is.`)
  } catch (error) {
    console.error(
      `${(error as Error).message}\nUse: npm run new:area <name> [area to put it above, by default operations]`,
    )
    process.exitCode = 1
  }
}
