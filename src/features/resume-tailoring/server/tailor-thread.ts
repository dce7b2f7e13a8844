// Runs in a thread (tailoring.ts), because texts of candidates and companies can take long to process.
import { createHash } from 'node:crypto'
import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { explainMatch } from '#features/matching/explain-match.ts'
import { prepareJob } from '#features/matching/job.ts'
import type { MatchCandidate, MatchJob, MatchResult } from '#features/matching/shapes.ts'
import { proposeTailoring } from '../propose-tailoring.ts'
import type { TailorProposal } from '../tailor-proposals.ts'

type Resume = { id: string; content: ResumeContent }

/** An id that is the same for the same skill of the same resume, so that repeated proposals are equal. */
function idFrom(resumeId: string): (name: string) => string {
  return (name) => {
    const hex = createHash('sha256').update(`${resumeId} ${name}`).digest('hex')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  }
}

/** How a resume matches a job, and the proposals to tailor it. */
export const tailorInThread = (
  job: MatchJob,
  candidate: MatchCandidate,
  { id, content }: Resume,
): { match: MatchResult; proposals: TailorProposal[] } => ({
  match: explainMatch(job, candidate),
  proposals: proposeTailoring(content, prepareJob(job), idFrom(id)),
})
