import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defaultDesign } from '#features/document-content/design.ts'
import { emptyResume, ResumeContent } from '#features/document-content/resume-content.ts'
import { parseJsonResume } from '#features/resume-formats/json-resume.ts'
import { newId } from '#lib/ids.ts'
import { anyResume, withoutIds } from './any-resume.testing.ts'
import { jsonResume } from './json-resume.ts'
import { madeUpResumes } from './made-up-resumes.testing.ts'

// the part of JSON Resume 1.0.0 that the product writes: no other keys at the top level; dates and URLs have the right formats
const text = z.string().optional()
const day = z
  .string()
  .regex(/^([1-2]\d{3}-[0-1]\d-[0-3]\d|[1-2]\d{3}-[0-1]\d|[1-2]\d{3})$/)
  .optional()
const url = z.url().optional()
const texts = z.array(z.string()).optional()
const listOf = (shape: z.ZodRawShape) => z.array(z.looseObject(shape)).optional()
const Schema = z.strictObject({
  $schema: url,
  basics: z
    .looseObject({
      name: text,
      label: text,
      email: z.email().optional(),
      phone: text,
      url,
      summary: text,
      location: z.looseObject({ address: text }).optional(),
      profiles: listOf({ network: text, username: text, url }),
    })
    .optional(),
  work: listOf({ name: text, position: text, location: text, startDate: day, endDate: day, highlights: texts }),
  education: listOf({ institution: text, studyType: text, endDate: day, score: text }),
  certificates: listOf({ name: text, date: day, issuer: text }),
  skills: listOf({ name: text, level: text }),
  languages: listOf({ language: text, fluency: text }),
  projects: listOf({ name: text, description: text, keywords: texts, startDate: day, endDate: day, url }),
  publications: listOf({ name: text, publisher: text, releaseDate: day, url, summary: text }),
  volunteer: listOf({ organization: text, position: text, url, startDate: day, endDate: day, highlights: texts }),
  awards: listOf({ title: text, awarder: text, date: day, summary: text }),
  meta: z.looseObject({ canonical: url, version: text, lastModified: z.iso.datetime({ local: true }) }),
})

const write = (content: ResumeContent) =>
  jsonResume({ content, design: defaultDesign(), updatedAt: new Date('2026-11-22T10:00:00Z') })

const hostile = ResumeContent.parse({
  personalInfo: {
    fullName: '</script><b>"\\',
    email: 'no mail',
    linkedIn: 'javascript:alert(1)',
    website: 'not an address',
    portfolio: 'https://a.example/"><x>',
  },
  professionalSummary: 'line\nline\t\u202e\u200f 👩🏽‍💻',
  education: [{ id: newId(), degree: 'MA', graduationYear: 'expected 2027' }],
  projects: [{ id: newId(), name: '__proto__', link: 'javascript:alert(1)' }],
})

describe('JSON Resume', () => {
  it.each([...Object.entries(madeUpResumes), ['hostile words', hostile] as const, ['nothing', emptyResume()] as const])(
    'is valid: %s (PREV-06)',
    (_, content) => {
      const written = JSON.parse(JSON.stringify(write(content)))
      expect(Schema.safeParse(written).error?.issues ?? []).toEqual([])
    },
  )

  it.each(Object.entries(madeUpResumes))('is read back without loss: %s (PREV-06)', (_, content) => {
    const read = parseJsonResume(JSON.parse(JSON.stringify(write(content))))
    expect(withoutIds(read?.content)).toEqual(withoutIds(content))
  })

  it('is read back without loss, whatever was typed: 1,000 random resumes', () => {
    fc.assert(
      fc.property(anyResume, (content) => {
        const read = parseJsonResume(JSON.parse(JSON.stringify(write(content))))
        expect(withoutIds(read?.content)).toEqual(withoutIds(content))
        expect(read?.unplaced).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  it('stores values that are no valid address or date under other keys', () => {
    const written = write(hostile)
    expect(written).toMatchObject({
      basics: {
        contact: 'no mail',
        link: 'not an address',
        profiles: [{ network: 'LinkedIn', link: 'javascript:alert(1)' }, { network: 'Portfolio' }],
      },
      education: [{ graduation: 'expected 2027' }],
      projects: [{ link: 'javascript:alert(1)' }],
    })
    expect(JSON.stringify(written)).not.toMatch(/"url":"javascript/)
  })
})
