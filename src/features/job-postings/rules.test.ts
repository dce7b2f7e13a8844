import { describe, expect, it } from 'vitest'
import type { Viewer } from '#lib/viewer.ts'
import { canManageJob } from './policy.ts'
import { publishProblems } from './publish-problems.ts'
import { fieldsOfType, reversedRule, tidyOptions } from './question-rules.ts'
import { canSetPostingStatus, employmentTypes, postingStatuses, settableStatuses } from './rules.ts'

it('has exactly the five employment types (PLAT-16)', () => {
  expect(employmentTypes).toEqual(['full-time', 'part-time', 'contract', 'internship', 'temporary'])
})

it('pauses only active jobs, activates any other, closes any (CJOB-04)', () => {
  const allowed = postingStatuses.flatMap((from) =>
    settableStatuses.filter((to) => canSetPostingStatus(from, to)).map((to) => `${from} to ${to}`),
  )
  expect(allowed.sort()).toEqual(
    [
      'active to paused',
      'active to closed',
      'paused to active',
      'paused to closed',
      'closed to active',
      'draft to active',
      'draft to closed',
    ].sort(),
  )
})

it.each([
  [{ title: '', description: '' }, ['POSTING_TITLE_MISSING', 'POSTING_DESCRIPTION_MISSING']],
  [{ title: ' ', description: '<p>Words</p>' }, ['POSTING_TITLE_MISSING']],
  [{ title: 'Analyst', description: '<p>&nbsp;</p><ul><li></li></ul>' }, ['POSTING_DESCRIPTION_MISSING']],
  [{ title: 'Analyst', description: '<p>Words</p>' }, []],
])('requires a title and a description with words before posting: %j (CJOB-10)', (posting, problems) => {
  expect(publishProblems(posting)).toEqual(problems)
})

it('trims options, without blanks and repeats (CJOB-26)', () => {
  expect(tidyOptions([' dbt', 'Looker ', '', '  ', 'dbt', 'DBT'])).toEqual(['dbt', 'Looker', 'DBT'])
})

it('keeps only what a type uses (CJOB-26, CJOB-27, CJOB-28)', () => {
  const all = {
    placeholder: 'Write here',
    options: ['A'],
    validationRules: {
      min_length: 1,
      max_length: 2,
      min_value: 3,
      max_value: 4,
      max_file_size: 20_000,
      allowed_file_types: ['pdf' as const],
    },
  }
  const nothing = { placeholder: null, options: [], validationRules: {} }
  expect(fieldsOfType({ ...all, questionType: 'text' })).toMatchObject({
    placeholder: 'Write here',
    options: [],
    validationRules: { min_length: 1, max_length: 2 },
  })
  expect(fieldsOfType({ ...all, questionType: 'yes_no' })).toMatchObject(nothing)
  expect(fieldsOfType({ ...all, questionType: 'checkbox' })).toMatchObject({ ...nothing, options: ['A'] })
  expect(fieldsOfType({ ...all, questionType: 'number' }).validationRules).toEqual({ min_value: 3, max_value: 4 })
  expect(fieldsOfType({ ...all, questionType: 'file_upload' })).toMatchObject({
    placeholder: null,
    validationRules: { max_file_size: 20_000, allowed_file_types: ['pdf'] },
  })
})

it('finds reversed bounds (CJOB-28)', () => {
  expect(reversedRule({ min_length: 5, max_length: 4 })).toBe('max_length')
  expect(reversedRule({ min_value: 0, max_value: -1 })).toBe('max_value')
  expect(reversedRule({ min_length: 4, max_length: 4, min_value: 9 })).toBeNull()
})

describe('canManageJob', () => {
  const viewer = (overrides: Partial<Viewer>): Viewer => ({
    userId: 'u',
    name: 'Ada',
    email: 'ada@example.test',
    image: null,
    roles: [],
    memberships: [],
    activeCompanyId: null,
    mustChangePassword: false,
    needsSecondFactor: false,
    ...overrides,
  })
  const member = (companyId: string, role: 'client_admin' | 'client_user') => ({
    companyId,
    companyName: companyId,
    role,
  })
  const cases: [string, Viewer | null, boolean][] = [
    ['nobody', null, false],
    ['a seeker', viewer({ roles: ['job_seeker'] }), false],
    [
      'client_user',
      viewer({ roles: ['client_user'], memberships: [member('c', 'client_user')], activeCompanyId: 'c' }),
      true,
    ],
    [
      'client_admin',
      viewer({ roles: ['client_admin'], memberships: [member('c', 'client_admin')], activeCompanyId: 'c' }),
      true,
    ],
    [
      'an admin elsewhere',
      viewer({ roles: ['client_admin'], memberships: [member('d', 'client_admin')], activeCompanyId: 'd' }),
      false,
    ],
    [
      'a member with another portal open',
      viewer({ memberships: [member('c', 'client_admin'), member('d', 'client_admin')], activeCompanyId: 'd' }),
      false,
    ],
    ['an open company without membership', viewer({ activeCompanyId: 'c' }), false],
    ['platform_user', viewer({ roles: ['platform_user'] }), true],
    ['platform_admin', viewer({ roles: ['platform_admin'] }), true],
  ]
  it.each(cases)('%s (CJOB-08)', (_who, person, isAllowed) => {
    expect(canManageJob(person, { companyId: 'c' }).allowed).toBe(isAllowed)
  })
})
