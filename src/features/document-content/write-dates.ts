const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `2022-03` as 'Mar 2022', a year as it is, '' for nothing. */
export function writeMonth(month: string | null): string {
  const [year = '', number] = (month ?? '').split('-')
  return number ? `${months[Number(number) - 1]} ${year}` : year
}

/** 'Mar 2022 – Present', 'Mar 2020 – Feb 2022', or the one of the two that is known. */
export function writePeriod(start: string, end: string | null, isCurrent = false): string {
  return [writeMonth(start), isCurrent ? 'Present' : writeMonth(end)].filter(Boolean).join(' – ')
}
