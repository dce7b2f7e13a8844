import type { Questions } from '#features/import-files/questions.ts'
import { companyKey, isSameCompany } from '#features/job-tracker/is-same-job.ts'
import { longDay } from '#lib/dates.ts'

export type OwnApplication = {
  id: string
  isExternal: boolean
  title: string
  companyName: string
  /** 'YYYY-MM-DD' */
  appliedOn: string
}
type Placed = { kind: 'placed'; aboutId: string } | { kind: 'asked' } | { kind: 'left-out'; reason: string }

const MAX_OPTIONS = 50
const skip = { value: '', label: "Don't import these contacts" }

/**
 * Finds the application that a contact of a company belongs to: the newest to this company, which the person can change. A company with a
 * similar name is asked, and without an application the contact is left out.
 */
export function placeContacts(
  own: readonly OwnApplication[],
  { column, ask }: { column: string; ask: Questions['ask'] },
): (companyName: string) => Placed {
  const byKey = new Map<string, OwnApplication[]>()
  for (const one of own) {
    const key = companyKey(one.companyName)
    byKey.set(key, [...(byKey.get(key) ?? []), one])
  }
  const similarTo = (key: string) => [...byKey].flatMap(([other, all]) => (isSameCompany(key, other) ? all : []))
  const known = new Map<string, OwnApplication[]>()
  return (companyName) => {
    if (companyName === '') return { kind: 'left-out', reason: 'names no company' }
    const key = companyKey(companyName)
    const exact = byKey.get(key) ?? []
    const found = exact.length > 0 ? exact : (known.get(key) ?? similarTo(key))
    known.set(key, found)
    const none = { kind: 'left-out', reason: `you have no application to “${companyName.slice(0, 80)}”` } as const
    if (found.length === 0) return none
    const answer = ask({
      kind: 'choice',
      column,
      field: 'Application',
      text: companyName,
      options: [...found.slice(0, MAX_OPTIONS).map(asOption), skip],
      suggestion: exact[0]?.id ?? null,
    })
    if (answer === null) return { kind: 'asked' }
    return answer === ''
      ? { kind: 'left-out', reason: `contacts of “${companyName.slice(0, 80)}” are not imported` }
      : { kind: 'placed', aboutId: answer }
  }
}

const asOption = ({ id, title, companyName, appliedOn }: OwnApplication) => ({
  value: id,
  label: `${title}, ${companyName} (${longDay(appliedOn)})`,
})
