/** True in `npm run test:long`, which runs every night and before a release: it tests all cases, even slow ones. */
export const isLong = process.env.TEST_LONG === '1'

/** All cases in a long run, otherwise only those that `keep` selects. */
export const casesOf = <T>(cases: readonly T[], keep: (one: T, index: number) => boolean): T[] =>
  isLong ? [...cases] : cases.filter(keep)

/** In normal runs the first of every three cases. */
export const aThirdOf = <T>(cases: readonly T[]): T[] => casesOf(cases, (_, index) => index % 3 === 0)

/** The number of random cases of a property: in normal runs a fifth of those of a long run. */
export const randomCases = (all: number): number => (isLong ? all : Math.ceil(all / 5))
