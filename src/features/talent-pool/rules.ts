import { plainWords } from '#lib/names.ts'

export const mostHiddenCompanies = 100
export const mostInvitationCharacters = 1000
export const candidatesPageSize = 20

/** Words that companies add to their names and people leave out. */
const legalForms = /\b(inc|incorporated|llc|ltd|limited|gmbh|ag|corp|corporation|co|company|plc|sa|bv)\b/g

/** A company's name as two spellings of it agree: letters and digits alone, without its legal form. */
const plainCompanyName = (name: string): string => plainWords(name).replace(legalForms, ' ').replace(/\s+/g, '')

/** May these be the same company? Rather yes than no: who wants to stay hidden from their employer stays so. */
export function isSameCompany(one: string, other: string): boolean {
  const [a, b] = [plainCompanyName(one), plainCompanyName(other)]
  if (a.length < 2 || b.length < 2) return a !== '' && a === b
  return a === b || (a.length >= 4 && b.includes(a)) || (b.length >= 4 && a.includes(b))
}
