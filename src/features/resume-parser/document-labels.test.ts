import { describe, expect, it } from 'vitest'
import { type DocumentLanguage, documentLabels, documentLanguages } from '#features/document-content/document-labels.ts'
import { dateFormats, writePeriod } from '#features/document-content/write-dates.ts'
import { findRange } from './find-dates.ts'
import { findDocumentLanguage } from './find-document-language.ts'
import { headingKind } from './section-headings.ts'
import { furtherSection } from './vocabulary/further-sections.ts'

const headingsOf = (language: DocumentLanguage) => Object.values(documentLabels[language].headings)

describe.each(documentLanguages)('the labels of a document in %s', (language) => {
  it('have headings that an import recognizes', () => {
    expect(headingsOf(language).map(headingKind)).toEqual([
      'summary',
      'jobs',
      'education',
      'skills',
      'projects',
      'certifications',
      'languages',
      'custom',
      'custom',
      'custom',
    ])
    expect(headingsOf(language).map(furtherSection).slice(-3)).toEqual(['publications', 'volunteering', 'awards'])
  })

  it.each(dateFormats)('have periods that an import reads, as %s', (dates) => {
    for (let month = 1; month <= 12; month += 1) {
      const start = `2019-${String(month).padStart(2, '0')}`
      const written = dates === 'year' ? '2019' : start
      const style = { language, dates }
      expect(findRange(writePeriod(start, null, true, style))).toMatchObject({ start: written, isCurrent: true })
      expect(findRange(writePeriod(start, '2021-03', false, style))).toMatchObject({
        start: written,
        end: dates === 'year' ? '2021' : '2021-03',
      })
    }
  })

  it('are recognized as this language', () => {
    expect(findDocumentLanguage(headingsOf(language).map((text) => ({ text })))).toBe(language)
  })
})

describe('findDocumentLanguage', () => {
  const of = (...texts: string[]) => findDocumentLanguage(texts.map((text) => ({ text })))

  it.each([
    ['no headings', ['Maya Okafor', 'I plan fleets.']],
    ['one heading that two languages share', ['Maya Okafor', 'Profil']],
    ['a language without headings of ours', ['Trần Minh Anh', 'Kinh nghiệm làm việc', 'Học vấn', 'Kỹ năng']],
  ])('is English for %s', (_, texts) => {
    expect(of(...texts)).toBe('en')
  })

  it('is the language of most headings if a few are English', () => {
    expect(of('Jan Kowalski', 'Doświadczenie zawodowe', 'Wykształcenie', 'Umiejętności', 'Soft skills')).toBe('pl')
  })
})
