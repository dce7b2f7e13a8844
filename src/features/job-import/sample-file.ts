import { CSV_BEGIN, csvLine } from '#lib/csv.ts'
import type { JobField } from './fields.ts'

/** One job with the fields that a job can have. */
const example: [JobField, string][] = [
  ['title', 'Nurse Educator'],
  ['description', 'Teach 41 clinics how to keep learning.'],
  ['requirements', '- RN license\n- Two years of teaching'],
  ['location', 'Gresham, OR; Portland, OR'],
  ['work_mode', 'hybrid, 3 days in the office'],
  ['employment_type', 'part-time'],
  ['salary', '$84,000 - $101,000 a year'],
  ['openings', '1'],
  ['level', 'mid'],
  ['external_id', 'REQ-1042'],
  ['applicant_places', ''],
  ['time_zones', ''],
  ['deadline', '2027-01-31'],
  ['status', 'draft'],
]

/** A sample file for those whose jobs are not in another system. */
export const sampleFile = (): string =>
  CSV_BEGIN + csvLine(example.map(([field]) => field)) + csvLine(example.map(([, text]) => text))
