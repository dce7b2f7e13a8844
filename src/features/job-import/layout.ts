import { employmentTypes } from '#features/job-postings/rules.ts'

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
  location: {
    names: ['place', 'city', 'job location', 'standort', 'arbeitsort'],
    holds: 'City, state or country; several as Berlin; Hamburg',
    example: 'Gresham, OR',
  },
  more_locations: {
    names: [
      ...['locations', 'more locations', 'other locations', 'additional locations', 'further locations', 'location 2'],
      ...['weitere standorte', 'standorte', 'autres lieux', 'otras ubicaciones'],
    ],
    holds: 'More locations of the same job, separated by semicolons',
    example: 'Portland, OR; Salem, OR',
  },
  employment_type: { names: ['type', 'contract type'], holds: employmentTypes.join(', '), example: 'part-time' },
  salary_min: {
    names: ['salary from', 'minimum salary'],
    holds: 'US dollars per year, unless stated otherwise',
    example: '84000',
  },
  salary_max: {
    names: ['salary to', 'maximum salary'],
    holds: 'US dollars per year, unless stated otherwise',
    example: '101000',
  },
  salary: {
    names: ['pay', 'salary range', 'pay range', 'compensation'],
    holds: 'Instead of salary_min and salary_max, for example €3,500 – €4,200 a month',
    example: '',
  },
  salary_currency: { names: ['currency', 'pay currency'], holds: 'USD, EUR, GBP or another currency', example: 'USD' },
  salary_period: {
    names: ['pay period', 'salary interval', 'salary type', 'pay type'],
    holds: 'hour, day, week, month, year or project',
    example: 'year',
  },
  work_mode: {
    names: ['workplace type', 'workplace', 'work type', 'remote type', 'arbeitsmodell'],
    holds: 'on-site, hybrid or remote',
    example: 'hybrid',
  },
  remote: { names: ['remote allowed', 'is remote'], holds: 'Instead of the work mode: yes or no', example: '' },
  openings: {
    names: ['number of openings', 'vacancies', 'positions', 'headcount', 'anzahl stellen'],
    holds: 'How many people are hired: 1 to 999',
    example: '1',
  },
  level: {
    names: ['seniority', 'seniority level', 'experience level', 'career level', 'karrierestufe'],
    holds: 'intern, entry, mid, senior, lead or executive',
    example: 'mid',
  },
  external_id: {
    names: [
      ...['id', 'job id', 'reference', 'reference number', 'requisition id', 'req id', 'job reference', 'job code'],
      ...['external reference', 'referenz', 'referenznummer', 'kennziffer', 'stellen id'],
    ],
    holds: 'The id of the job in your system. Importing it again updates the job',
    example: 'REQ-1042',
  },
  source: { names: ['system', 'ats', 'external source'], holds: 'The name of that system', example: '' },
  applicant_places: {
    names: ['open to', 'applicant countries', 'eligible countries', 'hiring countries', 'remote countries'],
    holds: 'For remote and hybrid jobs: the countries and states from which people may apply',
    example: '',
  },
  time_zones: {
    names: ['time zone range', 'timezone range', 'applicant time zones'],
    holds: 'For remote and hybrid jobs: a range such as UTC-3 to UTC+2',
    example: '',
  },
  deadline: { names: ['application deadline', 'closes'], holds: 'A day as YYYY-MM-DD', example: '2027-01-31' },
  status: { names: ['state'], holds: 'draft or active', example: 'draft' },
} as const
export type ImportColumn = keyof typeof importColumns
export const importColumnNames = Object.keys(importColumns) as ImportColumn[]

/** The maximum number of jobs in one file. */
export const maxImportedRows = 1_000

/** The largest file, in bytes of UTF-8. */
export const largestImport = 1_500_000
