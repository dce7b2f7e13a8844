const DAYS = 7

/** Turns counts of rows by age in whole days (7 means seven or more) into the total on each day up to now. */
export function runningTotals(ages: readonly { age: number; rows: number }[]): { total: number; trend: number[] } {
  const trend = Array.from({ length: DAYS + 1 }, (_, day) =>
    ages.reduce((sum, { age, rows }) => (age >= DAYS - day ? sum + rows : sum), 0),
  )
  return { total: trend.at(-1) ?? 0, trend }
}

/** Text of one application in the list of recent activity (ADASH-02). */
export const describeApplication = (userId: string, jobTitle: string | null) => ({
  user: `User ${userId.slice(0, 8)}`,
  type: 'Job Application',
  details: `Applied to ${jobTitle?.trim() || 'Unknown Job'}`,
})
