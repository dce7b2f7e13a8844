import { describe, expect, it } from 'vitest'
import { arrangeSections, withoutHidden } from './arrange-sections.ts'
import { Design } from './design.ts'
import { ResumeContent } from './resume-content.ts'

const content = ResumeContent.parse({
  professionalSummary: 'Plans fleets.',
  skills: [{ id: '0199d1f0-0000-7000-8000-000000000001', name: 'SQL' }],
  customSections: [
    { id: '0199d1f0-0000-7000-8000-00000000000a', title: 'Volunteering', items: ['Food bank'] },
    { id: '0199d1f0-0000-7000-8000-00000000000b', title: 'Interests', items: ['Chess'] },
  ],
})
const [volunteering, interests] = content.customSections.map(({ id }) => id) as [string, string]
const titlesBy = (design: unknown) => arrangeSections(content, Design.parse(design)).map(({ title }) => title)

describe('arrangeSections', () => {
  it('uses the order of the builder and English headings by default', () => {
    expect(titlesBy({})).toEqual([
      'Summary',
      'Experience',
      'Education',
      'Skills',
      'Projects',
      'Certifications',
      'Languages',
      'Volunteering',
      'Interests',
    ])
  })

  it('uses the order and headings of a design, with unlisted sections last', () => {
    const sections = [{ id: interests }, { id: 'skills', title: 'What I can do' }, { id: 'education' }]
    expect(titlesBy({ language: 'de', sections }).slice(0, 5)).toEqual([
      'Interests',
      'What I can do',
      'Ausbildung',
      'Profil',
      'Berufserfahrung',
    ])
  })

  it('keeps the title of a custom section, and is not confused by ids of sections that were removed', () => {
    const sections = [
      { id: 'gone', title: 'Gone' },
      { id: interests, title: 'Another' },
    ]
    expect(titlesBy({ sections })[0]).toBe('Interests')
    expect(titlesBy({ sections })).toHaveLength(9)
  })
})

it('withoutHidden leaves out the content of hidden sections, and nothing else', () => {
  const sections = [{ id: 'skills', isHidden: true }, { id: volunteering, isHidden: true }, { id: interests }]
  expect(withoutHidden(content, Design.parse({ sections }))).toEqual({
    ...content,
    skills: [],
    customSections: content.customSections.slice(1),
  })
})

it('lists an added section once it has entries, with its heading, and can hide it', () => {
  const awards = [{ id: '0199d1f0-0000-7000-8000-00000000000c', name: 'Best paper' }]
  const written = ResumeContent.parse({ awards })
  const design = Design.parse({ language: 'de' })
  const idsOf = (of: ResumeContent) => arrangeSections(of, design).map(({ id }) => id)
  expect(idsOf(ResumeContent.parse({}))).not.toContain('awards')
  expect(arrangeSections(written, design).at(-1)).toEqual({ id: 'awards', title: 'Auszeichnungen', isHidden: false })
  expect(withoutHidden(written, { sections: [{ id: 'awards', title: '', isHidden: true }] }).awards).toEqual([])
})
