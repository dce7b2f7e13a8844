import { findRange } from './find-dates.ts'
import type { NumberedLine, Section } from './lines.ts'
import { headingKind } from './section-headings.ts'
import { languageIn } from './vocabulary/language-names.ts'
import { isCompany, isDegree, isRole, isSchool } from './words.ts'

const MAX_HEAD = 140

/**
 * What sections with an unknown heading are about, from their lines: only where no heading is known for it, so that a list of
 * voluntary work beside the jobs of a resume stays one.
 */
export function inferKinds(sections: readonly Section[]): void {
  const known = new Set(sections.map(({ kind }) => kind))
  for (const section of sections) {
    const isWithoutNames = !section.lines.some(({ text }) => text.split(/[\t,:]\s?/).some(languageIn))
    if (section.kind === 'languages' && section.lines.length > 0 && isWithoutNames) section.kind = 'skills'
    if (section.kind !== 'custom' || headingKind(section.title)) continue
    const kind = kindOfLines(section.lines)
    if (kind && !known.has(kind)) section.kind = kind
  }
}

/** Jobs have periods and roles, studies have dates with degrees or schools. */
function kindOfLines(lines: readonly NumberedLine[]): 'jobs' | 'education' | undefined {
  const short = lines.filter(({ text }) => text.length <= MAX_HEAD)
  const count = (isWanted: (text: string) => boolean) => short.filter(({ text }) => isWanted(text)).length
  const periods = count((text) => findRange(text) !== null)
  const studies = count((text) => isSchool(text) || isDegree(text))
  const jobs = count((text) => isRole(text) || isCompany(text))
  if (periods >= 2 && jobs * 2 >= periods && jobs > studies) return 'jobs'
  const dates = count((text) => findRange(text, true) !== null)
  return dates >= 1 && studies * 2 >= dates && studies >= 2 && studies >= jobs ? 'education' : undefined
}
