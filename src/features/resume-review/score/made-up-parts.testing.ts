import { emptyResume, type ResumeContent } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import type { Loss } from './score-report.ts'
import { scoreResume } from './score-resume.ts'

type Job = ResumeContent['workExperience'][number]
export const job = (overrides: Partial<Job> = {}): Job => ({
  id: newId(),
  jobTitle: 'Planner',
  company: 'Kestrel',
  location: '',
  startDate: '2020-01',
  endDate: '2021-05',
  isCurrentRole: false,
  isSameEmployer: false,
  responsibilities: ['Planned 40 routes a week for the fleet.', 'Wrote the manual for new planners.'],
  ...overrides,
})
export const resume = (overrides: Partial<ResumeContent>): ResumeContent => ({ ...emptyResume(), ...overrides })
export const find = (content: ResumeContent, id: string): Loss | undefined =>
  scoreResume(content).losses.find((loss) => loss.id === id)
