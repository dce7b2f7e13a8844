const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Formats `2022-03` as 'Mar 2022'; a year alone is unchanged, and null gives ''. */
export function writeMonth(month: string | null): string {
  const [year = '', number] = (month ?? '').split('-')
  return number ? `${months[Number(number) - 1]} ${year}` : year
}

/** 'Mar 2022 – Present', 'Mar 2020 – Feb 2022', or only the known one of the two; once where both are the same. */
export function writePeriod(start: string, end: string | null, isCurrent = false): string {
  const written = [writeMonth(start), isCurrent ? 'Present' : writeMonth(end)].filter(Boolean)
  return [...new Set(written)].join(' – ')
}
