import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { articleHtml } from '#lib/article-html.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { helpTopicKeys } from '../../articles/article.ts'
import { slugPattern } from '../../help-rules.ts'
import { findArticles } from '../find-articles.ts'
import { storeArticles } from './store-articles.ts'
import { writtenArticles } from './written-articles.ts'

const articles = writtenArticles()
const product = productOfFile()
beforeAll(async () => {
  await storeArticles(product.db)
})
const help = () => product.as(null).help

describe('searching the help centre', () => {
  it.each([
    ['how do I delete my account', 'delete-your-account'],
    ['cancel subscription', 'cancel-a-subscription'],
    ['refund', 'get-your-money-back'],
    ['forgot my password', 'sign-in-problems'],
    ['change email', 'change-email-or-password'],
    ['auto apply', 'auto-apply-explained'],
    ['what does the match score mean?', 'match-score'],
    ['importing a PDF resume', 'import-a-resume'],
    ['share links revoked', 'download-and-share'],
    ['can companies find me', 'be-found-by-companies'],
    ['how is my interview practice scored', 'how-practice-is-scored'],
    ['what does the confidence of a salary mean', 'salary-analyzer'],
    ['schedule a mock interview aloud', 'mock-interviews'],
    ['compare two offers', 'compare-offers'],
    ['why was my posting rejected', 'when-a-posting-is-reviewed'],
  ])('finds for %j (COACH-05, HELP-01)', async (words, slug) => {
    const found = await findArticles(product.db, words, 3)
    expect(found[0]?.slug).toBe(slug)
    expect(found[0]?.rank).toBeGreaterThan(0)
    expect((await help().search({ q: words }))[0]?.slug).toBe(slug)
  })

  it.each(['', ' ', 'zzzzqqq', "'; drop table users; --", '& | ! ( ) <->', '\\', '%', '\u0002'])(
    'finds no false match for %j',
    async (words) => {
      const found = await help().search({ q: words })
      if (!/table|users/.test(words)) expect(found).toEqual([])
    },
  )

  it('highlights the searched words, and never markup of an article (HELP-01)', async () => {
    const [hit] = await help().search({ q: 'passkeys' })
    expect(hit?.slug).toBe('two-factor-and-passkeys')
    expect(hit?.titleParts.filter(({ isHit }) => isHit)).toEqual([{ text: 'passkeys', isHit: true }])
    expect(hit?.titleParts.map(({ text }) => text).join('')).toBe(hit?.title)
    expect(hit?.excerpt.some(({ isHit }) => isHit)).toBe(true)
    expect(JSON.stringify(hit?.excerpt)).not.toMatch(/\*\*|##|\\u000/)
  })
})

describe('the shipped articles', () => {
  it('are at least four a topic, each with an own address, a summary and internal links (HELP-01)', () => {
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length)
    for (const topic of helpTopicKeys)
      expect(articles.filter((one) => one.topic === topic).length, topic).toBeGreaterThanOrEqual(4)
    for (const { body, summary, slug } of articles) {
      const html = articleHtml(body)
      expect(slug).toMatch(slugPattern)
      expect(body.split(/\s+/).length, slug).toBeGreaterThan(45)
      expect(summary.length, slug).toBeGreaterThan(20)
      expect(html, slug).not.toMatch(/\*\*|\]\(|^#/m)
    }
  })

  it('link only to existing screens (HELP-01)', () => {
    const routes = readdirSync(new URL('../../../../routes/', import.meta.url)).map((file) =>
      `/${file
        .replace(/\.tsx$/, '')
        .replace(/\.index$|^index$/, '')
        .replaceAll('.', '/')
        .replaceAll('_', '')}`.replace(/\$\w+/g, '[^/]+'),
    )
    const known = new Set(articles.map(({ topic, slug }) => `/help-center/${topic}/${slug}`))
    for (const { body, slug } of articles) {
      for (const [, href = ''] of articleHtml(body).matchAll(/href="([^"?#]*)/g)) {
        if (href.startsWith('/help-center/')) expect([...known], slug).toContain(href)
        else
          expect(
            routes.some((route) => new RegExp(`^${route}$`).test(href)),
            `${slug} ${href}`,
          ).toBe(true)
      }
    }
  })
})
