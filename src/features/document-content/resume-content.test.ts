import { describe, expect, it } from 'vitest'
import { emptyResume, limits, ResumeContent } from './resume-content.ts'
import { readStoredLetter, readStoredResume } from './stored-content.ts'

const messagesOf = (content: object) => ResumeContent.safeParse(content).error?.issues.map(({ message }) => message)

describe('links of a person', () => {
  const withLinks = (...links: object[]) => ({ personalInfo: { links } })

  it.each(['mailto:maya@okafor.example', 'tel:555', 'javascript:alert(1)'])('refuses %s', (url) => {
    expect(messagesOf(withLinks({ url }))).toEqual(['Please write a web address, such as https://example.org/you'])
  })

  it('refuses a seventh link, and a label or an address that is too long', () => {
    const link = { label: 'GitHub', url: 'github.com/maya' }
    expect(ResumeContent.safeParse(withLinks(...Array(limits.links).fill(link))).success).toBe(true)
    expect(messagesOf(withLinks(...Array(limits.links + 1).fill(link)))).toEqual(['Please add at most 6 links'])
    expect(messagesOf(withLinks({ label: 'x'.repeat(61) }))).toEqual(['Please write at most 60 characters'])
    expect(messagesOf(withLinks({ url: 'x'.repeat(301) }))).toEqual(['Please write at most 300 characters'])
  })
})

it('reads a resume that was stored before some fields existed', () => {
  const stored = JSON.stringify({
    personalInfo: { fullName: 'Maya Okafor', email: 'maya@okafor.example' },
    workExperience: [{ id: '0199d1f0-0000-7000-8000-000000000001', jobTitle: 'Analyst' }],
  })
  const { content, isUnreadable } = readStoredResume(stored)
  expect(isUnreadable).toBe(false)
  expect(content).toMatchObject({ personalInfo: { fullName: 'Maya Okafor', links: [] } })
  expect(content.workExperience).toMatchObject([{ jobTitle: 'Analyst', company: '' }])
  expect(Object.keys(content)).toEqual(Object.keys(emptyResume()))
})

it('reads what is valid of a resume that another release stored, and marks it as not completely readable', () => {
  const id = '0199d1f0-0000-7000-8000-000000000001'
  const stored = JSON.stringify({
    personalInfo: { fullName: 'Maya Okafor', links: [{ url: 'ftp://files.example' }, { url: 'github.com/maya' }] },
    workExperience: [
      { id: 'old-1', jobTitle: 'Analyst', startDate: 'March 2019', responsibilities: 'Reports\nAudits' },
    ],
    skills: [
      { id, name: 'SQL', level: 'Wizard' },
      { id, name: 'R', level: 'Expert' },
    ],
    hobbies: ['Chess'],
  })
  const { content, isUnreadable } = readStoredResume(stored)
  expect(isUnreadable).toBe(true)
  expect(content.personalInfo.fullName).toBe('Maya Okafor')
  expect(content.personalInfo.links.map(({ url }) => url)).toContain('github.com/maya')
  expect(content.workExperience).toMatchObject([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      jobTitle: 'Analyst',
      startDate: '',
      responsibilities: ['Reports', 'Audits'],
    },
  ])
  expect(content.skills).toMatchObject([
    { name: 'SQL', level: 'Intermediate' },
    { name: 'R', level: 'Expert' },
  ])
  expect(ResumeContent.safeParse(content).success).toBe(true)
})

it('reads the paragraphs of a letter that another release stored as one text', () => {
  const { content, isUnreadable } = readStoredLetter(JSON.stringify({ paragraphs: { body: 'First.\n\nSecond.' } }))
  expect([content.paragraphs.body, isUnreadable]).toEqual([['First.', 'Second.'], true])
})
