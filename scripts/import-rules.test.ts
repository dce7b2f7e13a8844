import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkImports, findLargeAreas, type ImportReport } from './check-imports.ts'
import { foreignTableWrites } from './check-table-writes.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

// violations that each rule must find: rule, file, content of the file
const broken: [rule: string, file: string, text: string][] = [
  ['lib-imports-nothing-of-ours', 'lib/p1.ts', "import { q } from '#ui/q.ts'; q()"],
  [
    'lib-imports-nothing-of-ours',
    'lib/p2.ts',
    "import type { S } from '#features/job-board/server/q.ts'; export type T = S",
  ],
  ['ui-imports-only-ui-and-lib', 'ui/p3.ts', "import { q } from '#features/job-board/contract-q.ts'; q()"],
  ['shared-core-is-pure', 'features/job-board/p4.ts', "import { q } from '#server/q.ts'; q()"],
  ['shared-core-is-pure', 'features/job-board/match/p5.ts', "import type { S } from '#db/q.ts'; export type T = S"],
  ['shared-core-is-pure', 'features/job-board/p6.ts', "import { readFileSync } from 'node:fs'; readFileSync('x')"],
  ['browser-never-imports-server', 'app/p7.ts', "import { q } from '#server/q.ts'; q()"],
  [
    'browser-never-imports-server',
    'features/job-board/ui/p8.tsx',
    "import { q } from '#features/job-board/server/q.ts'; q()",
  ],
  ['browser-never-imports-server', 'routes/p9.tsx', "import { q } from '#db/q.ts'; q()"],
  ['server-never-imports-ui', 'server/p10.ts', "import { q } from '#ui/q.ts'; q()"],
  [
    'server-never-imports-ui',
    'features/job-board/server/p11.ts',
    "import { q } from '#features/job-board/ui/queries.ts'; q()",
  ],
  ['server-never-imports-ui', 'apps/p12.ts', "import { q } from '#app/q.ts'; q()"],
  ['platform-knows-no-feature', 'server/p13.ts', "import { q } from '#features/job-board/server/q.ts'; q()"],
  [
    'areas-only-through-their-interface',
    'features/billing/server/p14.ts',
    "import { q } from '#features/job-board/server/load.ts'; q()",
  ],
  [
    'areas-only-through-their-interface',
    'features/billing/server/p15.ts',
    "import { q } from '#features/job-board/server/mail/q.ts'; q()",
  ],
  [
    'areas-only-through-their-interface',
    'features/billing/ui/p16.tsx',
    "import { q } from '#features/job-board/ui/q-page.tsx'; q()",
  ],
  [
    'areas-only-downward',
    'features/accounts/p17.ts',
    "import type { S } from '#features/job-board/contract-q.ts'; export type T = S",
  ],
  ['areas-only-downward', 'apps/router.ts', "import { q } from '#features/unheard-of/contract.ts'; q()"],
  ['no-cycles', 'lib/p18.ts', "import { p } from './p19.ts'; export const q = () => p()"],
  ['no-barrels', 'features/job-board/p20.ts', "export { q } from './contract-q.ts'"],
  ['only-tests-use-testing', 'server/p21.ts', "import { q } from '#testing/q.ts'; q()"],
  ['database-imports-no-server', 'db/p23.ts', "import type { S } from '#server/q.ts'; export type T = S"],
  ['areas-import-nothing-above', 'features/job-board/ui/p24.tsx', "import { q } from '#app/q.ts'; q()"],
  ['everything-resolves', 'lib/p22.ts', "import { q } from './not-there.ts'; q()"],
]

// allowed imports that are similar to violations
const sound: [file: string, text: string][] = [
  ['features/job-board/ui/a1.tsx', "import type { S } from '#features/job-board/server/q.ts'; export type T = S"],
  ['features/billing/server/a2.ts', "import { q } from '#features/job-board/server/q.ts'; export const t = q()"],
  ['features/billing/ui/a3.tsx', "import { q } from '#features/job-board/ui/queries.ts'; q()"],
  ['features/billing/ui/a4.tsx', "import { q } from '#features/job-board/ui/components/q.tsx'; q()"],
  ['features/billing/a5.ts', "import { q } from '#features/job-board/contract-q.ts'; q()"],
  ['lib/p19.ts', "import { q } from './p18.ts'; export const p = () => q()"],
]

const q = 'export const q = () => undefined as never\nexport type S = string\n'
const targets = [
  'ui/q.ts',
  'db/q.ts',
  'app/q.ts',
  'server/q.ts',
  'testing/q.ts',
  'features/job-board/contract-q.ts',
  'features/job-board/server/q.ts',
  'features/job-board/server/load.ts',
  'features/job-board/server/mail/q.ts',
  'features/job-board/ui/q-page.tsx',
  'features/job-board/ui/queries.ts',
  'features/job-board/ui/components/q.tsx',
  'features/unheard-of/contract.ts',
]

describe('import rules', () => {
  const copy = mkdtempSync(join(tmpdir(), 'tandem-imports-'))
  let report: ImportReport
  const plant = (file: string, text: string) => {
    mkdirSync(dirname(join(copy, 'src', file)), { recursive: true })
    writeFileSync(join(copy, 'src', file), `${text}\n`)
  }
  beforeAll(() => {
    for (const file of ['package.json', '.dependency-cruiser.cjs', 'scripts/area-order.json']) {
      cpSync(join(root, file), join(copy, file))
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    for (const file of targets) plant(file, q)
    for (const [file, text] of sound) plant(file, text)
    for (const [, file, text] of broken) plant(file, text)
    report = checkImports(copy)
  })
  afterAll(() => rmSync(copy, { recursive: true }))

  it.each(broken)('reports a violation of %s in src/%s', (rule, file) => {
    expect(report.violations.filter(({ from }) => from === `src/${file}`).map((found) => found.rule)).toContain(rule)
  })

  it.each(sound)('reports nothing in src/%s', (file) => {
    const found = report.violations.filter(({ from, rule }) => from === `src/${file}` && rule !== 'no-cycles')
    expect(found).toEqual([])
  })

  it('tests a violation of every rule', () => {
    const config: { forbidden: { name: string }[] } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')
    const names = config.forbidden.map((rule) => rule.name)
    expect([...new Set(names)].toSorted()).toEqual([...new Set(broken.map(([rule]) => rule))].toSorted())
  })
})

describe('writes to tables', () => {
  const copy = mkdtempSync(join(tmpdir(), 'tandem-writes-'))
  afterAll(() => rmSync(copy, { recursive: true }))

  it('are found where an area writes to a table of another, in every way of writing', () => {
    const server = join(copy, 'src/features/billing/server')
    mkdirSync(server, { recursive: true })
    mkdirSync(join(copy, 'src/db/schema'), { recursive: true })
    writeFileSync(join(copy, 'src/db/schema/job-postings.ts'), "export const savedJobs = pgTable('saved_jobs', {})\n")
    writeFileSync(join(copy, 'src/db/schema/billing.ts'), "export const plans = pgTable(\n  'plans', {})\n")
    const text = [
      "import { savedJobs as s } from '#db/schema/job-postings.ts'",
      "import { plans } from '#db/schema/billing.ts'",
      'await db.insert(plans).values({})',
      'await db.insert(s).values({})',
      'await db.update(s).set({})',
      'const all = await db.select().from(s)',
      'known.delete(savedJobs)',
      'await db.execute(sql`delete from saved_jobs`)',
      `await db.execute(sql<x>\`select 1; insert into \${s} values (1)\`)`,
      '// update saved_jobs',
    ]
    writeFileSync(join(server, 'write.ts'), text.join('\n'))
    const found = foreignTableWrites(copy)
    expect(found.map(({ line }) => line)).toEqual([4, 5, 8, 9])
    expect(found[0]).toEqual({
      file: 'src/features/billing/server/write.ts',
      line: 4,
      table: 'saved_jobs',
      owner: 'job-postings',
    })
  })
})

describe('findLargeAreas', () => {
  it('finds areas above the limit, and counts neither tests nor styles', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tandem-large-'))
    try {
      const write = (file: string, lines: number) => {
        const path = join(folder, 'src/features', file)
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, 'x\n'.repeat(lines))
      }
      for (const area of ['large', 'full']) {
        write(`${area}/rules.ts`, 6)
        write(`${area}/ui/page.tsx`, area === 'large' ? 5 : 4)
      }
      for (const file of ['rules.test.ts', 'server/world.testing.ts', 'ui/page.css']) write(`full/${file}`, 50)
      expect(findLargeAreas(folder, 10)).toEqual([{ area: 'large', lines: 11 }])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
