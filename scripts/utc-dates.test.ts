import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, expectTypeOf, it } from 'vitest'
import * as dates from '../src/lib/dates.ts'

/** Modules of screens that show dates in UTC, each with the reason. */
const inUtc: Record<string, string> = {
  'analytics/ui/components/platform-analytics/applications-chart.tsx': 'counted by days in UTC',
  'analytics/ui/components/platform-analytics/day-name.ts': 'counted by days in UTC',
  'analytics/ui/components/platform-analytics/signups-chart.tsx': 'counted by days in UTC, and labeled so',
  'blog/ui/components/article-byline.tsx': 'a public page that all readers share',
  'job-board/ui/landing/landing-facts.tsx': 'a public page that all readers share',
  'job-board/ui/landing/landing-head.ts': 'a public page that all readers share',
  'job-board/ui/public/job-page.tsx': 'a public page that all readers share',
  'job-postings/ui/components/job-facts.tsx': 'a deadline is a calendar day',
  'operations/ui/components/audit/audit-details.tsx': 'the audit log is in UTC, as its page explains',
  'operations/ui/components/log-cells.tsx': 'the audit and security logs are in UTC, as their pages explain',
  'site/ui/help/public-article-page.tsx': 'a public page that all readers share',
}

const features = join(import.meta.dirname, '../src/features')

it("writes the dates of screens in the reader's time zone, except in the modules listed", () => {
  const modules = globSync('*/ui/**/*.{ts,tsx}', { cwd: features })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test(?:ing)?\.tsx?$/.test(file))
  const found = modules.filter((file) => /(['"`])UTC\1/.test(readFileSync(join(features, file), 'utf8')))
  expect(found.toSorted()).toEqual(Object.keys(inUtc).toSorted())
})

type Absolute = [date: Date, timeZone: string]
type Relative = [date: Date, now: Date, timeZone: string]

// tsc checks this: with a default time zone, a call without the reader's zone would show UTC
it('has formatters that cannot be called without a time zone', () => {
  expectTypeOf(dates.longDate).parameters.toEqualTypeOf<Absolute>()
  expectTypeOf(dates.shortDate).parameters.toEqualTypeOf<Absolute>()
  expectTypeOf(dates.dayAndMonth).parameters.toEqualTypeOf<Absolute>()
  expectTypeOf(dates.clockTime).parameters.toEqualTypeOf<Absolute>()
  expectTypeOf(dates.longDateTime).parameters.toEqualTypeOf<Absolute>()
  expectTypeOf(dates.exactDateTime).parameters.toEqualTypeOf<Absolute>()
  expectTypeOf(dates.weekdayAndTime).parameters.toEqualTypeOf<Absolute>()
  expectTypeOf(dates.timeAgo).parameters.toEqualTypeOf<Relative>()
  expectTypeOf(dates.timeAgoInside).parameters.toEqualTypeOf<Relative>()
})
