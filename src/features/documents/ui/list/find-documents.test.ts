import { describe, expect, it } from 'vitest'
import { findDocuments, tagsOf } from './find-documents.ts'
import type { ListedDocument } from './listed-document.ts'

const document = (title: string, more: Partial<ListedDocument> = {}): ListedDocument => ({
  id: title,
  kind: 'resume',
  title,
  documentType: 'platform_created',
  isDefault: false,
  file: null,
  jobTitle: null,
  companyName: null,
  downloadCount: 0,
  aiScore: null,
  tags: [],
  createdAt: new Date('2026-01-01'),
  updatedAt: new Date('2026-01-01'),
  ...more,
})
const all = [
  document('Resume 10', { aiScore: 70, updatedAt: new Date('2026-03-01') }),
  document('resume 9', { aiScore: 90, downloadCount: 4 }),
  document('Lebenslauf Müller', { updatedAt: new Date('2026-05-01') }),
  document('To Fernway', { jobTitle: 'Nurse', companyName: 'Fernway Health' }),
]
const titles = (by: Parameters<typeof findDocuments>[1]) => findDocuments(all, by).map(({ title }) => title)

describe('findDocuments', () => {
  it('finds every word in title, job or company, without case and accents', () => {
    expect(titles({ q: ' MULLER leben ' })).toEqual(['Lebenslauf Müller'])
    expect(titles({ q: 'nurse health' })).toEqual(['To Fernway'])
    expect(titles({ q: 'nurse müller' })).toEqual([])
    expect(titles({ q: '(.*' })).toEqual([])
  })

  it('finds by a tag, and by the words of tags', () => {
    const tagged = [
      document('One', { tags: ['Nursing', 'Élan'] }),
      document('Two', { tags: ['nursing'] }),
      document('Nursing three'),
    ]
    const found = (by: Parameters<typeof findDocuments>[1]) => findDocuments(tagged, by).map(({ title }) => title)
    expect(found({ tag: 'NURSING', sort: 'title' })).toEqual(['One', 'Two'])
    expect(found({ q: 'elan' })).toEqual(['One'])
    expect(found({ tag: 'nursing', q: 'two' })).toEqual(['Two'])
    expect(tagsOf(tagged)).toEqual(['Élan', 'nursing'])
  })

  it.each([
    ['updated', ['Lebenslauf Müller', 'Resume 10', 'resume 9', 'To Fernway']],
    ['title', ['Lebenslauf Müller', 'resume 9', 'Resume 10', 'To Fernway']],
    ['score', ['resume 9', 'Resume 10', 'Lebenslauf Müller', 'To Fernway']],
    ['downloads', ['resume 9', 'Lebenslauf Müller', 'Resume 10', 'To Fernway']],
  ] as const)('sorts by %s', (sort, expected) => {
    expect(titles({ sort })).toEqual(expected)
  })
})
