import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articleHtml } from '#lib/article-html.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { articles } from '../articles/articles.ts'
import { searchHelp } from './search-help.ts'

let product: TestProduct
beforeAll(async () => {
  product = await testProduct()
})
afterAll(() => product.close())

describe('the help centre', () => {
  it.each([
    ['how do I delete my account', 'delete-your-account'],
    ['cancel subscription refund', 'cancel-a-subscription'],
    ['forgot my password', 'sign-in-problems'],
    ['what does the match score mean?', 'match-score'],
    ['importing a PDF resume', 'import-a-resume'],
    ['share links revoked', 'download-and-share'],
    ['can companies find me', 'be-found-by-companies'],
    ['how is my interview practice scored', 'how-practice-is-scored'],
    ['what does the confidence of a salary mean', 'salary-analyzer'],
    ['schedule a mock interview aloud', 'mock-interviews'],
    ['compare two offers', 'compare-offers'],
  ])('COACH-05 finds for %j', async (words, slug) => {
    const found = await searchHelp(product.db, words)
    expect(found[0]?.article.slug).toBe(slug)
    expect(found[0]?.rank).toBeGreaterThan(0)
  })

  it.each(['', ' ', 'zzzzqqq', "'; drop table users; --", '& | ! ( ) <->', '\\'])(
    'finds nothing false for %j',
    async (words) => {
      const found = await searchHelp(product.db, words)
      if (!/table|users/.test(words)) expect(found).toEqual([])
    },
  )

  it('has at least twenty articles, each with its own address, a summary and links that stay here', async () => {
    expect(articles.length).toBeGreaterThanOrEqual(20)
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length)
    for (const { body, summary, slug } of articles) {
      const html = articleHtml(body)
      expect(body.split(/\s+/).length, slug).toBeGreaterThan(45)
      expect(summary.length, slug).toBeGreaterThan(20)
      for (const [, href] of html.matchAll(/href="([^"]*)"/g)) expect(href, slug).toMatch(/^\/(app|auth)/)
      expect(html, slug).not.toMatch(/\*\*|\]\(|^#/m)
    }
  })

  it('is read by anybody; an article that nobody wrote is NOT_FOUND', async () => {
    expect((await product.as(null).support.articles({ q: '' })).length).toBe(articles.length)
    expect(await product.as(null).support.article({ slug: 'match-score' })).toMatchObject({
      title: 'What the match figure means',
    })
    await expect(product.as(null).support.article({ slug: '__proto__' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
