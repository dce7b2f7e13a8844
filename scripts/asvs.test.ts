import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const page = readFileSync(new URL('../docs/asvs.md', import.meta.url), 'utf8')
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([a-z ]+) \| (.*) \|$/gm)].map(
  ([, id = '', verdict = '', why = '']) => ({
    id,
    verdict,
    why,
  }),
)

it('docs/asvs.md has each requirement of levels 1 and 2 once, with a verdict and its evidence', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(253)
  expect(rows).toHaveLength(253)
  for (const { id, verdict, why } of rows) {
    expect(['holds', 'accepted', 'fails', 'does not apply'], id).toContain(verdict)
    expect(why, id).not.toBe('')
    if (verdict === 'accepted') expect(why, id).toMatch(/^`[\w./-]+`/)
  }
  const count = (verdict: string) => rows.filter((row) => row.verdict === verdict).length
  expect(page).toContain(
    `${count('holds')} hold, ${count('accepted')} are accepted, ${count('fails')} fail, ${count('does not apply')} do not apply.`,
  )
})

const policies = readFileSync(new URL('../docs/security-policies.md', import.meta.url), 'utf8')
/** The kind of evidence for a requirement: a test or check, otherwise a section of the policies, otherwise a reason of several words. */
function shownBy(why: string): 'test' | 'policy' | 'reason' | null {
  if (/^`(?:[\w./$-]+\.(?:test|spec)\.tsx?|scripts\/check-[\w-]+\.ts)`/.test(why)) return 'test'
  const [, section] = why.match(/^policy: (.+)$/) ?? []
  if (section) return policies.includes(`\n## ${section}\n`) ? 'policy' : null
  return /^reason: \S+ \S+ \S+/.test(why) ? 'reason' : null
}

it('docs/asvs.md names a test, a check, a policy or a reason for each requirement that holds', () => {
  const held = rows.filter(({ verdict }) => verdict === 'holds').map(({ id, why }) => ({ id, by: shownBy(why) }))
  expect(held.filter(({ by }) => by === null)).toEqual([])
  const count = (kind: string) => held.filter(({ by }) => by === kind).length
  expect(page).toContain(
    `Of those that hold, ${count('test')} name a test or check, ${count('policy')} a policy, ${count('reason')} a reason.`,
  )
})

it.each([
  ['`src/server/log.ts`; JSON', null],
  ['`docs/security-policies.md`', null],
  ['policy: Nothing of the kind', null],
  ['reason: none', null],
  ['`src/server/log.test.ts`; JSON', 'test'],
  ['`scripts/check-security.ts`', 'test'],
  ['policy: Sessions', 'policy'],
  ['reason: there are none', 'reason'],
])('reads the verdict %s as %s', (why, by) => expect(shownBy(why)).toBe(by))

it.each(['asvs.md', 'security-policies.md', 'threat-model.md'])('docs/%s names files that exist', (name) => {
  const text = readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8')
  const named = [
    ...text.matchAll(
      /`((?:src|docs|scripts|e2e)\/[\w./$-]+\.\w+|compose\.yaml|biome\.json|Dockerfile|package\.json|tsconfig\.json|README\.md)`/g,
    ),
  ]
  expect(named).not.toEqual([])
  for (const [, path = ''] of named) expect(existsSync(new URL(`../${path}`, import.meta.url)), path).toBe(true)
})

it('docs/threat-model.md names tests that exist, most of them by the end of their path', () => {
  const text = readFileSync(new URL('../docs/threat-model.md', import.meta.url), 'utf8')
  const tests = globSync('{src,e2e,scripts}/**/*.{test,spec}.ts', { cwd: new URL('..', import.meta.url) })
  const named = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((path) => !tests.some((test) => `/${test}`.endsWith(`/${path}`)))).toEqual([])
})
