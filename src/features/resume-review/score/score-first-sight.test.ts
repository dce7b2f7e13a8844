import { describe, expect, it } from 'vitest'
import { ResumeContent } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import { maya } from '../improve/testing/maya.ts'
import { find, job, resume } from './made-up-parts.testing.ts'
import { scoreResume } from './score-resume.ts'

describe('the first impression', () => {
  it('deducts points for a job that ends after the month of the resume, and none in that month (AI-04)', () => {
    const content = resume({ workExperience: [job({ endDate: '2029-01' })] })
    const lost = (month?: string) => scoreResume(content, month).losses.find(({ id }) => id === 'dates.future')
    expect(lost('2026-11')?.evidence).toBe('Planner at Kestrel: 2020-01 to 2029-01')
    expect(lost('2029-01')).toBeUndefined()
    expect(lost()).toBeUndefined()
  })

  it('accepts an email address that contains the name of the person', () => {
    const named = (fullName: string, email: string) =>
      find(resume({ personalInfo: { ...maya.personalInfo, fullName, email } }), 'contact.email-unserious')
    expect(named('Ann Weedon', 'ann.weed@mail.example')).toBeUndefined()
    expect(named('Tom Essexy', 'tom.essexyton@mail.example')).toBeUndefined()
    expect(named('Ann Weedon', 'beer.lover@mail.example')?.points).toBe(3)
  })

  it('does not judge the numbers of an email address, which may be a year of birth', () => {
    const email = 'ngozi69@mail.example'
    expect(find(resume({ personalInfo: { ...maya.personalInfo, email } }), 'contact.email-unserious')).toBeUndefined()
  })

  it('gives projects and activities the points of jobs if there are no jobs (AI-03)', () => {
    const student = resume({
      projects: [
        {
          id: newId(),
          name: 'Bus map',
          description: 'Drew 40 stops from open data.',
          link: '',
          startDate: '',
          endDate: null,
          isOngoing: false,
          technologies: [],
        },
      ],
      customSections: [
        {
          id: newId(),
          title: 'Activities',
          content: '',
          items: ['Coached 12 children in chess', 'Edited 6 issues of the school paper'],
        },
      ],
    })
    const earned = (key: string) => scoreResume(student).parts.find((part) => part.key === key)
    expect(earned('dates')).toMatchObject({ state: 'met' })
    expect(earned('results')).toMatchObject({ state: 'met' })
    expect(earned('detail')).toMatchObject({ state: 'met' })
    expect(find(resume({}), 'dates.none')?.points).toBe(10)
  })

  it('counts licenses beside skills, and as training (AI-03)', () => {
    const certifications = ['Registered Nurse', 'BLS', 'ACLS'].map((name) => ({
      id: newId(),
      name,
      issuer: 'Board',
      date: '2022',
    }))
    const nurse = ResumeContent.parse({ certifications })
    expect(find(nurse, 'skills.few')?.points).toBeLessThan(find(resume({}), 'skills.few')?.points ?? 0)
    expect(find(nurse, 'education.none')?.points).toBe(3)
  })

  it('reads three German words as a sentence', () => {
    const content = resume({
      workExperience: [job({ responsibilities: ['Betreute 40 Bestandskunden', 'Leitete drei Messen'] })],
    })
    expect(find(content, 'detail.unfit')).toBeUndefined()
  })
})
