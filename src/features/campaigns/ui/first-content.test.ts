import { describe, expect, it } from 'vitest'
import { newId } from '#lib/ids.ts'
import { campaignLimits } from '../rules.ts'
import { firstContentOf } from './first-content.ts'

const picture = `<img src="/api/blog-pictures/${newId()}" alt="A desk" width="80" height="40" />`
const cover = { url: `/api/blog-pictures/${newId()}`, width: 1600, height: 900 }
const writing = {
  ...{ title: 'A gap', slug: 'a-gap', excerpt: 'Say < it.', content: `<p>It is a fact.</p>${picture}` },
  ...{ categoryId: null, authorId: null, tags: [], coverId: null, coverAlt: '', drawing: null },
  ...{ seoTitle: '', seoDescription: '', canonicalUrl: '' },
}

describe('firstContentOf', () => {
  it('starts with the text of an article and its images', () => {
    expect(firstContentOf({ writing, cover: null })).toEqual({
      title: 'A gap',
      subject: 'A gap',
      content: writing.content,
      templateType: 'newsletter',
    })
  })

  it('starts with its uploaded cover', () => {
    const { content } = firstContentOf({ writing: { ...writing, coverAlt: 'Two "desks"' }, cover })
    expect(content).toBe(
      `<img src="${cover.url}" alt="Two &quot;desks&quot;" width="1600" height="900">${writing.content}`,
    )
  })

  it('starts with cover and summary where the text is too long for an email', () => {
    const long = { ...writing, content: `<p>${'x'.repeat(campaignLimits.content)}</p>` }
    expect(firstContentOf({ writing: long, cover }).content).toMatch(/^<img [^>]*><p>Say &lt; it\.<\/p>$/)
  })
})
