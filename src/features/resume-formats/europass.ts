import { readCandidate } from './europass-candidate.ts'
import type { Element } from './europass-element.ts'
import { readSkillsPassport } from './europass-passport.ts'
import { readResumeData } from './json-resume.ts'
import type { ParsedData } from './read-data.ts'

/**
 * A Europass resume: the XML that its editor saves and embeds in its PDFs, current (Candidate) and of 2013 to 2020 (SkillsPassport); null
 * for other XML. Pictures, attachments, the date of birth, gender and nationality are ignored.
 */
export function parseEuropass(root: Element): ParsedData | null {
  const data =
    root.name === 'Candidate' ? readCandidate(root) : root.name === 'SkillsPassport' ? readSkillsPassport(root) : null
  return data && readResumeData(data, 'unknown')
}
