import { expect, it } from 'vitest'
import { ResumeContent } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import { maya } from '../improve/testing/maya.ts'
import { find, resume } from './made-up-parts.testing.ts'
import { scoreResume } from './score-resume.ts'

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

it('counts a link that has a label of its own', () => {
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
