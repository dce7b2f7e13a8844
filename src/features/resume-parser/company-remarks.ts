import type { ResumeContent } from '#features/document-content/resume-content.ts'
import type { Draft } from './draft.ts'
import { isCompany, isRole, mayBePlace } from './words.ts'

type Job = ResumeContent['workExperience'][number]

const BRACKETED = /^(.*[^\s(\uff08])\s*[(\uff08]([^()\uff08\uff09]{2,60})[)\uff09]$/u

/**
 * Moves texts in brackets from the end of companies: a town to the place if several companies have one there, and a remark such as
 * '(since the second year)' to the description. An abbreviation stays.
 */
export function withoutRemarks(draft: Draft, jobs: readonly Job[]): Job[] {
  const areTowns = jobs.filter((job) => !job.location && isTown(remarkOf(job))).length >= 2
  return jobs.map((job) => {
    const [, name = '', remark = ''] = BRACKETED.exec(job.company) ?? []
    const company = { ...job, company: name }
    if (name && !job.location && areTowns && isTown(remark)) {
      copyNote(draft, job, 'location')
      return { ...company, location: remark }
    }
    if (!name || !isRemark(remark)) return job
    copyNote(draft, job, 'responsibilities')
    return { ...company, responsibilities: [remark, ...job.responsibilities] }
  })
}

const remarkOf = ({ company }: Job): string => BRACKETED.exec(company)?.[2] ?? ''

const isTown = (text: string): boolean =>
  text !== '' &&
  text
    .split(/,\s*/)
    .every((name) => /^\p{Lu}\p{Ll}/u.test(name) && mayBePlace(name) && !isRole(name) && !isCompany(name))

/** Words in lower case, as in a remark about the time or the kind of work. */
const isRemark = (text: string): boolean => /^\p{Ll}/u.test(text) && /\s/.test(text)

function copyNote(draft: Draft, { id }: Job, to: 'location' | 'responsibilities'): void {
  const note = draft.notes.find(({ at }) => at === `${id}.company`)
  if (note) draft.note(`${id}.${to}`, note.lines, note.confidence)
}
