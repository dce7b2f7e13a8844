import { v5 } from 'uuid'
import { salaryImports } from '#db/schema/salaries.imports.ts'
import { salaryOffers, salarySearches } from '#db/schema/salaries.ts'
import type { Db } from '#server/context.ts'

/** The id of a user's saved search, and of an offer with the same id. */
export const salaryFixtureId = (personId: string): string => v5('salary', personId)

/** A saved search and an offer for each person, with this text. */
export async function insertSalaryFixtures(db: Db, people: { userId: string; words: string }[]): Promise<void> {
  const rows = people.map(({ userId, words }) => ({ id: salaryFixtureId(userId), userId, words }))
  await db
    .insert(salarySearches)
    .values(rows.map(({ words, ...row }) => ({ ...row, searchName: words, jobTitle: words, location: words })))
  await db.insert(salaryOffers).values(rows.map(({ words, ...row }) => ({ ...row, name: words, base: 98_000 })))
}

/** The id of an import of salary data, one for each company of the test world. */
export const salaryImportFixtureId = (companyId: string): string => v5('salary import', companyId)

export async function insertSalaryImport(db: Db, companyId: string): Promise<void> {
  const file = { fileName: 'pay.csv', dataset: `Pay ${companyId}`, columns: {}, answers: {}, rates: [] }
  await db.insert(salaryImports).values({ ...file, id: salaryImportFixtureId(companyId), state: 'done' })
}
