import { describe, expect, it } from 'vitest'
import { hostileRichTexts } from '#server/rich-text.corpus.ts'
import { cleanArticle, picturesIn } from './clean-article.ts'

const CLEAN =
  /^(?:[^<>]|<\/?(?:p|h[2-4]|strong|em|u|s|ul|ol|li|blockquote|code)>|<\/a>|<(?:br|hr) \/>|<a href="(?:(?:https?|mailto|tel):[^"<>]*" rel="noopener"|\/(?!\/)[^"<>]*")>|<img src="\/api\/blog-pictures\/[0-9a-f-]{36}"(?: (?:alt|width|height)="[^"<>]*")* \/>)*$/
const picture = '/api/blog-pictures/0199d1f0-0000-7000-8000-000000000001'

describe('the text of an article', () => {
  it.each(hostileRichTexts)('has nothing harmful of %j', (text) => {
    const clean = cleanArticle(text)
    expect(clean).toMatch(CLEAN)
    expect(cleanArticle(clean)).toBe(clean)
  })

  it('retains only our images, with their descriptions', () => {
    const ours = `<p>One</p><img src="${picture}" alt="A desk" width="10" height="10" />`
    expect(cleanArticle(ours)).toBe(ours)
    expect(picturesIn(ours)).toEqual([{ id: picture.split('/').at(-1), alt: 'A desk' }])
    for (const src of [
      '//evil.example/x',
      'https://evil.example/x.png',
      'data:image/png;base64,x',
      `${picture}/..`,
      '/api/avatar/x',
    ])
      expect(cleanArticle(`<p>One</p><img src="${src}" alt="x" onerror="x">`)).toBe('<p>One</p>')
  })
})
