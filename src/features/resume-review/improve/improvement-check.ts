import { type ResumeContent, WorkExperience } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import { scoreResume } from '../score/score-resume.ts'
import { type ImprovedKind, jobOf } from './about-text.ts'
import { beginsInPast } from './grammar.ts'

type Improved = { kind: ImprovedKind; text: string; material: ResumeContent }

/** A rewrite must be at least this number of characters shorter to count as shorter. */
const SHORTER = 3

/**
 * Returns a function that decides whether a rewrite is better by the score's own rubric: fewer points are lost, or there are fewer
 * findings. If they are equal, it must be shorter or put an ended job into the past tense. The rubric reads lines of jobs and summaries; a
 * line without a job is read as one of its own.
 */
export function createImprovementCheck({ kind, text, material }: Improved): (rewrite: string) => boolean {
  const job = kind === 'responsibility' ? jobOf(text, material) : null
  const put = putting(kind, text, material, job)
  const before = put && weight(put(text))
  const isEnded = kind === 'responsibility' && !job?.isCurrentRole && !beginsInPast(text)
  return (rewrite) => {
    const after = put && weight(put(rewrite))
    if (before && after && after.points !== before.points) return after.points < before.points
    if (before && after && after.finds !== before.finds) return after.finds < before.finds
    return rewrite.length <= text.trim().length - SHORTER || (isEnded && beginsInPast(rewrite))
  }
}

function weight(content: ResumeContent) {
  const { losses } = scoreResume(content)
  return {
    points: losses.reduce((sum, { points }) => sum + points, 0),
    finds: losses.reduce((sum, { finds }) => sum + finds.length, 0),
  }
}

type Job = ResumeContent['workExperience'][number]

/** Replaces this text in the resume; null for texts that the rubric does not read. */
function putting(
  kind: ImprovedKind,
  text: string,
  material: ResumeContent,
  job: Job | null,
): ((written: string) => ResumeContent) | null {
  if (kind === 'summary') return (professionalSummary) => ({ ...material, professionalSummary })
  if (kind !== 'responsibility') return null
  if (!job) {
    const alone = WorkExperience.parse({ id: newId() })
    return (written) => ({ ...material, workExperience: [{ ...alone, responsibilities: [written] }] })
  }
  return (written) => {
    const responsibilities = job.responsibilities.map((line) => (line.trim() === text.trim() ? written : line))
    const workExperience = material.workExperience.map((one) => (one === job ? { ...job, responsibilities } : one))
    return { ...material, workExperience }
  }
}
