import { plainWords } from '#lib/names.ts'

export const maxHiddenCompanies = 100
export const maxInvitationCharacters = 1000
export const candidatesPageSize = 20

/** Legal forms: part of a company's registered name, but often left out in a profile. */
const legalForms = /\b(inc|incorporated|llc|ltd|limited|gmbh|ag|corp|corporation|co|company|plc|sa|bv)\b/g

/** A company's name reduced to letters and digits, without its legal form, so that two spellings of one name are equal. */
const plainCompanyName = (name: string): string => plainWords(name).replace(legalForms, ' ').replace(/\s+/g, '')

/** Whether two names may be of the same company. In doubt it answers yes, so that a candidate is never shown to their employer. */
export function isLikelySameCompany(one: string, other: string): boolean {
  const [a, b] = [plainCompanyName(one), plainCompanyName(other)]
  if (a.length < 2 || b.length < 2) return a !== '' && a === b
  return a === b || (a.length >= 4 && b.includes(a)) || (b.length >= 4 && a.includes(b))
}
