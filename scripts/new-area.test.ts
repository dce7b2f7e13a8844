import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLong } from '#testing/long.ts'
import { areaNames } from './area-names.ts'
import { checkImports } from './check-imports.ts'
import { droppedIn } from './check-refresh.ts'
import { foreignTableWrites } from './check-table-writes.ts'
import { wordsInCode } from './check-words.ts'
import { makeArea } from './new-area.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const copied = ['package.json', 'tsconfig.json', 'biome.json', '.gitignore', '.dependency-cruiser.cjs']

describe('areaNames', () => {
  it.each([
    ['referrals', 'referral', 'referrals', 'Referral'],
    ['cover-letters', 'coverLetter', 'cover_letters', 'CoverLetter'],
    ['agencies', 'agency', 'agencies', 'Agency'],
    ['bonuses', 'bonus', 'bonuses', 'Bonus'],
  ])('of %s', (area, thing, table, Thing) => {
    expect(areaNames(area)).toMatchObject({ area, thing, table, Thing })
  })

  it.each(['', 'referral', 'Referrals', '../jobs', 'two words', '-s', 'a/s', '1s'])('refuses %j', (area) => {
    expect(() => areaNames(area)).toThrow('by a plural')
  })
})

/** The files that a new area changes, which the test checks. */
const registers = ['src/app/contract.ts', 'src/apps/router.ts', 'src/db/schema/schema.ts']

/** The source code next to the new area. It has its own check, so the compiler only reads its types here. */
function copySource(copy: string): void {
  for (const file of globSync('src/**/*.{ts,tsx,css,json,html}', { cwd: root })) {
    if (/\.test\.tsx?$/.test(file)) continue
    const text = readFileSync(join(root, file), 'utf8')
    const isUnchecked = /\.tsx?$/.test(file) && !registers.includes(file)
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), isUnchecked ? `// @ts-nocheck\n${text}` : text)
  }
}

/**
 * Shortens the lists of areas to the new area and one other. The compiler needs half a minute for the types of all procedures, and one
 * neighbor is enough for this test. Returns a function that restores the lists.
 */
function keepFewAreas(copy: string): () => void {
  const whole = ['src/app/contract.ts', 'src/apps/router.ts'].map((file): [file: string, text: string] => [
    file,
    readFileSync(join(copy, file), 'utf8'),
  ])
  for (const [file, text] of whole) {
    const entries = [...text.matchAll(/^ {2}(\w+): (\w+),$/gm)]
    const others = entries.filter(([, key = '']) => !['accounts', 'fieldAgencies'].includes(key))
    const dropped = new Set(others.map(([, , name]) => name))
    const lines = text.split('\n').filter((line) => {
      const [, entry, imported] = /^ {2}\w+: (\w+),$|^import \{ (\w+) \}/.exec(line) ?? []
      return !dropped.has(entry ?? imported)
    })
    writeFileSync(join(copy, file), lines.join('\n'))
  }
  return () => {
    for (const [file, text] of whole) writeFileSync(join(copy, file), text)
  }
}

describe('a new area', () => {
  const copy = mkdtempSync(join(tmpdir(), 'tandem-area-'))
  let files: string[] = []
  const mine = (line: string) => files.some((file) => line.includes(file))
  const output = (program: string, ...args: string[]): string => {
    try {
      return execFileSync(join(root, 'node_modules/.bin', program), args, {
        cwd: copy,
        encoding: 'utf8',
        stdio: 'pipe',
      })
    } catch (error) {
      return (error as { stdout: string }).stdout
    }
  }
  beforeAll(() => {
    copySource(copy)
    for (const name of copied) cpSync(join(root, name), join(copy, name), { recursive: true })
    cpSync(join(root, 'scripts/area-order.json'), join(copy, 'scripts/area-order.json'))
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    files = makeArea(copy, 'field-agencies')
  })
  afterAll(() => rmSync(copy, { recursive: true }))

  it('has every folder, and replaces every placeholder', () => {
    const area = 'src/features/field-agencies'
    const rooms = [
      'contract.ts',
      'rules.ts',
      'policy.ts',
      'events.ts',
      'server/create-field-agency.ts',
      'server/load.ts',
    ]
    for (const room of [
      ...rooms,
      'server/queries.ts',
      'server/router.ts',
      'ui/queries.ts',
      'ui/field-agencies-page.tsx',
    ]) {
      expect(existsSync(join(copy, area, room)), room).toBe(true)
    }
    for (const file of files) expect(readFileSync(join(copy, file), 'utf8'), file).not.toContain('{{')
  })

  it('passes style, import rules, table writes, words and refreshes', () => {
    expect(output('biome', 'check', '--diagnostic-level=warn', ...files)).not.toContain('Found')
    // cycles through the rest of the source are checked only in the long run
    const report = checkImports(copy, isLong ? undefined : files)
    expect(report.modules).toBeGreaterThan(files.length)
    expect(report.violations.filter(({ from }) => mine(from))).toEqual([])
    expect(foreignTableWrites(copy).filter(({ file }) => mine(file))).toEqual([])
    for (const file of files.filter((one) => /\.tsx?$/.test(one))) {
      const code = readFileSync(join(copy, file), 'utf8')
      expect([...wordsInCode(code, file), ...droppedIn(code, file)], file).toEqual([])
    }
  })

  it('passes the type check, except for the route that the next build adds to the tree', () => {
    expect(readFileSync(join(copy, 'src/app/contract.ts'), 'utf8')).toContain('fieldAgencies: fieldAgenciesContract')
    const putBack = isLong ? () => {} : keepFewAreas(copy)
    // only the new files and the files that they import: the rest has its own check
    const include = files.filter((file) => /\.tsx?$/.test(file))
    writeFileSync(join(copy, 'tsconfig.area.json'), JSON.stringify({ extends: './tsconfig.json', include }))
    const errors = output('tsc', '--noEmit', '-p', 'tsconfig.area.json').split('\n').filter(mine)
    putBack()
    // at least the error of the new route must be found, otherwise the compiler has read nothing
    expect(errors.length).toBeGreaterThan(0)
    expect(errors.filter((line) => !line.startsWith('src/routes/'))).toEqual([])
  })

  it('is refused if the area exists', () => {
    expect(() => makeArea(copy, 'field-agencies')).toThrow('already exists')
    expect(() => makeArea(copy, 'referrals', 'nowhere')).toThrow('There is no area nowhere')
  })
})
