import { prepareJob } from '#features/matching/job.ts'
import type { MatchItem, MatchJob, MatchResult } from '#features/matching/shapes.ts'
import { FROM_POSTING } from '../rules.ts'
import { aboutRequirement } from './about-requirement.ts'
import { dutiesOf } from './duties.ts'
import type { MadeQuestion } from './made-question.ts'

type Posting = { job: MatchJob; companyName: string; match: MatchResult | null }

/**
 * The maximum number of requirements in each state that become questions. Gaps are first, because interviewers ask about them.
 */
const maxByState: Record<MatchItem['state'], number> = { missing: 6, partly: 4, met: 6, unknown: 6 }
const maxDuties = 3

/**
 * The likely interview questions for a posting and the match of the person's resume (INTV-11): one for each requirement, and some
 * about the work, the role and the company. The function is pure and uses no language model: the same posting and match always
 * give the same questions. Without a match (no readable resume), the state of every requirement is unknown.
 */
export function writeQuestions({ job, companyName, match }: Posting): MadeQuestion[] {
  const requirements = prepareJob(job).requirements.map((requirement, index) => {
    const item = match?.items.find(({ id }) => id === `requirement-${index + 1}`)
    return { state: item?.state ?? 'unknown', made: aboutRequirement({ requirement, item }) }
  })
  const of = (state: MatchItem['state']) =>
    requirements
      .filter((one) => one.state === state)
      .slice(0, maxByState[state])
      .map(({ made }) => made)
  const all = [
    ...of('missing'),
    ...of('partly'),
    ...aboutStep(job.title, match),
    ...of('met'),
    ...of('unknown'),
    ...dutiesOf(job.descriptionHtml).slice(0, maxDuties).map(aboutDuty),
    ...aboutPlace(job.title, companyName),
  ]
  return [...new Map(all.map((one) => [one.title, one])).values()]
}

/** A question about a job title or seniority that the resume does not show yet. */
function aboutStep(title: string, match: MatchResult | null): MadeQuestion[] {
  const item = match?.items.find(
    ({ kind, state }) => (kind === 'seniority' || kind === 'title') && (state === 'missing' || state === 'partly'),
  )
  if (!item) return []
  return [
    {
      title: `${title} would be a new step for you. Why are you ready for it?`,
      content: `${item.note} Name two things you've already done that are part of the new job, and one you still need to learn.`,
      questionType: 'behavioral',
      difficultyLevel: 'hard',
      tags: ['role'],
      reason: item.kind === 'title' ? 'Not in your resume: a title like this' : 'Not in your resume: this seniority',
      gap: item.state === 'missing' ? 'missing' : 'partly',
    },
  ]
}

const aboutDuty = (duty: string, index: number): MadeQuestion => ({
  title:
    index % 2 === 0
      ? `The posting says: “${duty}”. How would you approach it in your first weeks?`
      : `The posting says: “${duty}”. What's the hardest part, and how would you know it's done well?`,
  content:
    'Based on the work the posting describes. Say what you would find out first, who you would talk to, your first steps, and how everyone would see that it works.',
  questionType: 'situational',
  difficultyLevel: 'medium',
  tags: ['the work'],
  reason: `${FROM_POSTING}: the work`,
  gap: null,
})

const aboutPlace = (title: string, companyName: string): MadeQuestion[] => [
  {
    title: `What would you want to have learned and achieved after 90 days as ${title}?`,
    content:
      'Shows whether you understand the purpose of the job. A good answer starts with learning, leads to one result that others would notice, and says what you would leave for later.',
    questionType: 'situational',
    difficultyLevel: 'medium',
    tags: ['role'],
    reason: `${FROM_POSTING}: the role`,
    gap: null,
  },
  {
    title: `Why ${companyName}, and why now?`,
    content: `Name one thing about ${companyName} that isn't true of other companies, and connect it to something you've done. Then say what you want to do next, and how this job lets you do it.`,
    questionType: 'behavioral',
    difficultyLevel: 'easy',
    tags: ['company', 'motivation'],
    reason: `${FROM_POSTING}: the company`,
    gap: null,
  },
]
