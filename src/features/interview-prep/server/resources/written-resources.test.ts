import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { articleHtml, articleText } from '#lib/article-html.ts'
import { resourceCategories } from '../../resource-rules.ts'
import { interviewTabs } from '../../ui/interview-tabs.ts'
import { writtenResources } from './written-resources.ts'

const resources = writtenResources()
const routes = join(import.meta.dirname, '../../../../routes')
const wordsOf = (text: string) => articleText(text).split(/\s+/).filter(Boolean)
const texts = resources.filter(({ resourceType }) => resourceType !== 'link')
const links = resources.filter(({ resourceType }) => resourceType === 'link')
const keys = new Set(resources.map(({ key }) => key))

/** True if a route file exists for a path of this site. */
const hasRoute = (path: string) => {
  const name = path.slice(1).replaceAll('/', '.')
  return [`${name}.tsx`, `${name}.index.tsx`].some((file) => existsSync(join(routes, file)))
}

it('contains at least 42 articles and guides, in all categories and for at least twelve roles (INTV-37)', () => {
  expect(texts.length).toBeGreaterThanOrEqual(42)
  expect(keys.size).toBe(resources.length)
  for (const category of resourceCategories) {
    expect(texts.filter((one) => one.category === category).length, category).toBeGreaterThanOrEqual(5)
  }
  expect(new Set(texts.flatMap(({ jobRole }) => jobRole ?? [])).size).toBeGreaterThanOrEqual(12)
  expect(new Set(texts.map(({ resourceType }) => resourceType))).toEqual(new Set(['article', 'guide']))
})

it.each(texts.map((one) => [one.key, one] as const))(
  '%s is complete: it has a title, a summary, tags and a text',
  (_, one) => {
    expect(one.key).toMatch(/^[a-z0-9-]{4,60}$/)
    expect(one.title.length).toBeLessThanOrEqual(90)
    expect(one.summary.length).toBeGreaterThan(40)
    expect(one.summary.length).toBeLessThanOrEqual(150)
    expect(one.tags.length).toBeGreaterThanOrEqual(3)
    expect(new Set(one.tags).size).toBe(one.tags.length)
    expect(wordsOf(one.content).length).toBeGreaterThanOrEqual(350)
    expect(wordsOf(one.content).length).toBeLessThanOrEqual(700)
    expect(articleHtml(one.content).match(/<h2>/g)?.length ?? 0).toBeGreaterThanOrEqual(2)
    expect(one.externalUrl).toBeNull()
  },
)

it.each(links.map((one) => [one.key, one] as const))('%s links to an official page and describes it', (_, one) => {
  const { protocol, hostname } = new URL(one.externalUrl ?? '')
  expect(protocol).toBe('https:')
  expect(hostname).toMatch(/(^|\.)(gov|gov\.uk|askjan\.org|onetonline\.org)$/)
  expect(wordsOf(one.content).length).toBeGreaterThanOrEqual(80)
})

describe('links to pages of this site', () => {
  const found = resources.flatMap(({ key, content }) =>
    [...articleHtml(content).matchAll(/href="([^"]+)"/g)].map(
      ([, href = '']) => [key, href.replaceAll('&amp;', '&')] as const,
    ),
  )

  it('are more than 60', () => expect(found.length).toBeGreaterThan(60))

  it.each(found)('%s links to %s, which exists', (key, href) => {
    const { pathname, searchParams } = new URL(href, 'http://local')
    expect(hasRoute(pathname)).toBe(true)
    const resource = searchParams.get('resource')
    if (resource) expect(keys).toContain(resource)
    expect(resource).not.toBe(key)
    const tab = searchParams.get('tab')
    if (tab) expect(interviewTabs.map(({ value }) => value)).toContain(tab)
  })
})

it('produces HTML without leftover markup', () => {
  for (const { key, content } of resources) {
    const html = articleHtml(content)
    expect(html, key).not.toMatch(/\*\*|\]\(|^#|<p>(- |\d+\. |&gt; )/m)
    expect(content, key).not.toMatch(/\b(TODO|lorem)\b|[ \t]\n| {2}/)
  }
})

it('has no duplicate titles, summaries or long passages', () => {
  for (const part of ['title', 'summary'] as const) {
    expect(new Set(resources.map((one) => one[part].toLowerCase())).size).toBe(resources.length)
  }
  const runs = resources.map(({ content }) => {
    const words = wordsOf(content.replace(/\[[^\]]*\]\([^)]*\)/g, '')).map((word) =>
      word.toLowerCase().replace(/\W/g, ''),
    )
    return new Set(words.slice(7).map((_, at) => words.slice(at, at + 8).join(' ')))
  })
  const alike = runs.flatMap((one, at) =>
    runs.slice(at + 1).flatMap((other, more) => {
      const shared = [...one].filter((run) => other.has(run))
      return shared.length > 8 ? [[resources[at]?.key, resources[at + more + 1]?.key, shared.length, shared[0]]] : []
    }),
  )
  expect(alike).toEqual([])
})
