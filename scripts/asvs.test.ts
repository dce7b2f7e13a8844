import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const page = readFileSync(new URL('../docs/asvs.md', import.meta.url), 'utf8')
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([a-z ]+) \| (.*) \|$/gm)].map(
  ([, id = '', verdict = '', why = '']) => ({
    id,
    verdict,
    why,
  }),
)

it('docs/asvs.md has each requirement of levels 1 and 2 once, with a verdict and what shows it', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(253)
  expect(rows).toHaveLength(253)
  for (const { id, verdict, why } of rows) {
    expect(['holds', 'accepted', 'fails', 'does not apply'], id).toContain(verdict)
    expect(why, id).not.toBe('')
    if (verdict === 'holds' || verdict === 'accepted') expect(why, id).toMatch(/^`[\w./-]+`/)
  }
  const count = (verdict: string) => rows.filter((row) => row.verdict === verdict).length
  expect(page).toContain(
    `${count('holds')} hold, ${count('accepted')} are accepted, ${count('fails')} fail, ${count('does not apply')} do not apply.`,
  )
})

it.each(['asvs.md', 'security-policies.md', 'threat-model.md'])('docs/%s names files that exist', (name) => {
  const text = readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8')
  const named = [
    ...text.matchAll(
      /`((?:src|docs|scripts|e2e)\/[\w./$-]+\.\w+|compose\.yaml|Dockerfile|package\.json|tsconfig\.json|README\.md)`/g,
    ),
  ]
  expect(named).not.toEqual([])
  for (const [, path = ''] of named) expect(existsSync(new URL(`../${path}`, import.meta.url)), path).toBe(true)
})
