/** '1 row', '12,000 rows' */
export const countLabel = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
