/** True in `npm run test:long`, which runs every night and before a release: all cases, however long they take. */
export const isLong = process.env.TEST_LONG === '1'

/** All cases in a long run, otherwise only those that `keep` picks. */
export const casesOf = <T>(cases: readonly T[], keep: (one: T, index: number) => boolean): T[] =>
  isLong ? [...cases] : cases.filter(keep)

/** In plain runs the first of each three cases. */
export const aThirdOf = <T>(cases: readonly T[]): T[] => casesOf(cases, (_, index) => index % 3 === 0)

/** How many random cases a property is asked: a fifth of what the long run asks. */
export const randomCases = (all: number): number => (isLong ? all : Math.ceil(all / 5))
