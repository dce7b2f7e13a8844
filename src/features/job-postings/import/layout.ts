import { employmentTypes } from '../rules.ts'

/** The columns of a jobs file: their other accepted names, and their content. */
export const importColumns = {
  title: { names: ['job title', 'position', 'name'], holds: 'The name of the role', example: 'Nurse Educator' },
  description: {
    names: ['job description', 'text'],
    holds: 'Plain text or HTML. Blank lines separate paragraphs; lines with a dash become a list',
    example: 'Teach 41 clinics how to keep learning.',
  },
  requirements: {
    names: ['qualifications', 'skills'],
    holds: 'Like the description; one per line works best',
    example: '- RN license\n- Two years of teaching',
  },
  location: { names: ['place', 'city'], holds: 'City, state or country', example: 'Gresham, OR' },
  employment_type: { names: ['type', 'contract type'], holds: employmentTypes.join(', '), example: 'part-time' },
  salary_min: { names: ['salary from', 'minimum salary'], holds: 'Per year, in whole dollars', example: '84000' },
  salary_max: { names: ['salary to', 'maximum salary'], holds: 'Per year, in whole dollars', example: '101000' },
  remote: { names: ['remote allowed', 'is remote'], holds: 'yes or no', example: 'no' },
  deadline: { names: ['application deadline', 'closes'], holds: 'A day as YYYY-MM-DD', example: '2027-01-31' },
  status: { names: ['state'], holds: 'draft or active', example: 'draft' },
} as const
export type ImportColumn = keyof typeof importColumns
export const importColumnNames = Object.keys(importColumns) as ImportColumn[]

/** The most jobs in one file. */
export const mostImported = 1_000

/** The largest file, in bytes of UTF-8. */
export const largestImport = 1_500_000
