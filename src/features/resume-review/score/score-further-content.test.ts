import { describe, expect, it } from 'vitest'
import { ResumeContent } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import { maya } from '../improve/testing/maya.ts'
import { find, job, resume } from './made-up-parts.testing.ts'
import { scoreResume, thingsToFix } from './score-resume.ts'

it('reads marked texts by their words', () => {
  const marked = {
    ...maya,
    professionalSummary: `**${maya.professionalSummary}**`,
    workExperience: maya.workExperience.map((one) => ({
      ...one,
      responsibilities: one.responsibilities.map((text, at) => `${at > 0 ? '\t' : ''}**${text}**`),
    })),
  }
  expect(scoreResume(marked)).toEqual(scoreResume(maya))
})

it('counts a link with its own label', () => {
  const links = [{ label: 'Blog', url: 'maya.example' }]
  const { losses } = scoreResume(resume({ personalInfo: { ...maya.personalInfo, linkedIn: '', links } }))
  expect(losses.filter(({ id }) => id.startsWith('links.'))).toEqual([])
})

it('counts volunteering and publications for a person without jobs, and checks their links', () => {
  const { volunteering, publications } = ResumeContent.parse({
    volunteering: [{ id: newId(), role: 'Driver', organization: 'Food bank', link: 'not a link' }],
    publications: [{ id: newId(), name: 'Counting refunds' }],
  })
  const links = [{ label: '', url: 'maya.example' }]
  const content = resume({ personalInfo: { ...maya.personalInfo, links }, volunteering, publications })
  expect(find(resume({}), 'dates.none')?.points).toBe(10)
  expect(find(resume({ volunteering }), 'dates.none')?.points).toBe(3)
  expect(find(content, 'dates.none')).toBeUndefined()
  expect(find(content, 'links.broken')?.place).toEqual({ part: volunteering[0]?.id, field: 'link' })
})

describe('points', () => {
  it('are listed as one fix if several criteria lose points for the same reason', () => {
    const report = scoreResume(resume({ workExperience: [job({ responsibilities: [] })], projects: [] }))
    const unwritten = report.losses.filter(({ says }) => says === 'No responsibilities yet')
    expect(unwritten.map(({ points }) => points)).toEqual([11, 10, 7])
    const [first, ...others] = thingsToFix(report)
    expect(first).toMatchObject({ says: 'No responsibilities yet', points: 28 })
    expect(others).toEqual(report.losses.filter((loss) => !unwritten.includes(loss)))
  })

  it('are not lost for a skill with its category in brackets', () => {
    const skills = (name: string) => [{ id: newId(), name, category: 'Other' as const, level: '' as const }]
    const workExperience = [job({ responsibilities: ['Wrote the planner in Python.'] })]
    const of = (name: string) => scoreResume(resume({ workExperience, skills: skills(name) })).score
    expect(of('Python (Programming Language)')).toBe(of('Python'))
    expect(of('Python (Programming Language)')).toBeGreaterThan(of('Perl (Programming Language)'))
  })
})
