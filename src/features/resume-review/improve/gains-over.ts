import { type ResumeContent, WorkExperience } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import { scoreResume } from '../score/score-resume.ts'
import { type ImprovedKind, jobOf } from './about-text.ts'
import { beginsInPast } from './grammar.ts'

type Change = { kind: ImprovedKind; text: string; rewrite: string; material: ResumeContent }

/** Fewer characters than this are no shorter text. */
const SHORTER = 3

/**
 * Whether a rewrite is better by the score's own rubric: fewer points are lost, or fewer finds. With equal ones it must be shorter
 * or put an ended job into the past. A text that is in no resume, as of a letter, is read as a line or summary of its own.
 */
export function isGain({ kind, text, rewrite, material }: Change): boolean {
  const [before, after] = [weight(kind, text, text, material), weight(kind, text, rewrite, material)]
  if (after.points !== before.points) return after.points < before.points
  if (after.finds !== before.finds) return after.finds < before.finds
  const isShorter = rewrite.length <= text.trim().length - SHORTER
  const isEnded = kind === 'responsibility' && !jobOf(text, material)?.isCurrentRole
  return isShorter || (isEnded && beginsInPast(rewrite) && !beginsInPast(text))
}

function weight(kind: ImprovedKind, text: string, written: string, material: ResumeContent) {
  const { losses } = scoreResume(withText(kind, text, written, material))
  return {
    points: losses.reduce((sum, { points }) => sum + points, 0),
    finds: losses.reduce((sum, { finds }) => sum + finds.length, 0),
  }
}

const aJob = () => WorkExperience.parse({ id: newId() })

function withText(kind: ImprovedKind, text: string, written: string, material: ResumeContent): ResumeContent {
  if (kind === 'summary') return { ...material, professionalSummary: written }
  if (kind !== 'responsibility') return material
  const job = jobOf(text, material)
  if (!job) return { ...material, workExperience: [{ ...aJob(), responsibilities: [written] }] }
  const responsibilities = job.responsibilities.map((line) => (line.trim() === text.trim() ? written : line))
  return {
    ...material,
    workExperience: material.workExperience.map((one) => (one === job ? { ...job, responsibilities } : one)),
  }
}
