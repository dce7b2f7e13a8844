import { employmentTypes } from '../rules.ts'

/** The columns of a file of jobs: the names by which each is known besides its own, and what it holds. */
export const importColumns = {
  title: { names: ['job title', 'position', 'name'], holds: 'The name of the role', example: 'Nurse Educator' },
  description: {
    names: ['job description', 'text'],
    holds: 'Plain text or HTML. Blank lines part paragraphs, lines with a dash become a list',
    example: 'Teach 41 clinics how to keep learning.',
  },
  requirements: {
    names: ['qualifications', 'skills'],
    holds: 'As the description; one line each reads best',
    example: '- RN licence\n- Two years of teaching',
  },
  location: { names: ['place', 'city'], holds: 'City, state or country', example: 'Gresham, OR' },
  employment_type: { names: ['type', 'contract type'], holds: employmentTypes.join(', '), example: 'part-time' },
  salary_min: { names: ['salary from', 'minimum salary'], holds: 'A year, in whole dollars', example: '84000' },
  salary_max: { names: ['salary to', 'maximum salary'], holds: 'A year, in whole dollars', example: '101000' },
  remote: { names: ['remote allowed', 'is remote'], holds: 'yes or no', example: 'no' },
  deadline: { names: ['application deadline', 'closes'], holds: 'A day as YYYY-MM-DD', example: '2027-01-31' },
  status: { names: ['state'], holds: 'draft or active', example: 'draft' },
} as const
export type ImportColumn = keyof typeof importColumns
export const importColumnNames = Object.keys(importColumns) as ImportColumn[]

/** The most jobs that one file brings. */
export const mostImported = 1_000

/** The longest file, in bytes of UTF-8 as it is sent. */
export const largestImport = 1_500_000
