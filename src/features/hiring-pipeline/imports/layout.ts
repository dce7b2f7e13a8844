import { readHeaderLine } from '#lib/csv-header.ts'

export const maxImportedRows = 20_000
/** 10 MB, like every upload. */
export const largestImportFile = 10_485_760

/** The fields of a row, and their column names in this product, in Greenhouse's reports and in OpenCATS's export. */
export const importFields = {
  name: { label: 'Full name', names: ['full name', 'candidate name', 'candidate', 'applicant'] },
  first_name: { label: 'First name', names: ['firstname', 'given name'] },
  last_name: { label: 'Last name', names: ['lastname', 'surname', 'family name'] },
  email: {
    label: 'Email',
    names: ['e mail', 'email address', 'email addresses', 'candidate email', 'candidate emails', 'email1', 'mail'],
  },
  phone: {
    label: 'Phone',
    names: ['phone number', 'phone numbers', 'cell phone', 'phone cell', 'phonecell', 'mobile', 'telephone'],
  },
  other_phone: { label: 'Other phone', names: ['home phone', 'phone home', 'phonehome', 'work phone', 'phone work'] },
  applied: {
    label: 'Applied on',
    names: [
      'applied on',
      'applied at',
      'application date',
      'date applied',
      'date of application',
      'created',
      'date created',
    ],
  },
  status: { label: 'Status', names: ['application status', 'recent status', 'candidate status'] },
  resume: { label: 'Resume (text)', names: ['resume text', 'cv', 'cv text', 'curriculum vitae'] },
  skills: { label: 'Skills', names: ['key skills', 'keyskills'] },
  cover_letter: { label: 'Cover letter', names: ['cover letter text', 'letter'] },
} as const
export type ImportField = keyof typeof importFields
export const importFieldNames = Object.keys(importFields) as ImportField[]

/** The column of each field, from 0: by field, or by 'question:' and the question's id. */
export type ImportMapping = Record<string, number>
export const questionKey = (id: string): string => `question:${id}`

export type ImportLayout = 'own' | 'greenhouse' | 'opencats' | 'other'
export const layoutNames: Record<ImportLayout, string> = {
  own: "Tandem's own columns",
  greenhouse: "Greenhouse's export",
  opencats: "OpenCATS's export",
  other: 'Custom columns',
}

/** Columns that identify an export: two of them are enough. */
const marks: Record<'greenhouse' | 'opencats', RegExp> = {
  greenhouse:
    /^(application id|candidate id|candidate name|application date|applied on|current stage|milestone|job name|rejected on|rejection reason|hired on|prospect pool|who gets credit|email addresses|phone numbers)$/,
  opencats:
    /^(e mail|2nd e mail|email1|email2|key skills|cell phone|home phone|phone cell|phone home|recent status|can relocate|current employer|misc notes|date available)$/,
}
const known = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Used as the status in a file without a status column, such as Greenhouse's pipeline report. */
const stageColumn = /^((current )?stage|milestone)$/

/** Columns that end an application, whatever its stage: Workable's 'Disqualified', Lever's 'Archive Reason'. */
const endColumn =
  /^((is )?(disqualified|rejected|archived|withdrawn)( (on|at|date|reason))?|(disqualification|rejection|archive|withdrawal) (reason|date)|reason for (disqualification|rejection))$/

/** The end columns of a file that no field or question uses. */
export function endColumnsOf(header: readonly string[], mapping: ImportMapping): number[] {
  const used = new Set(Object.values(mapping))
  return header.flatMap((name, at) => (!used.has(at) && endColumn.test(known(name)) ? [at] : []))
}

/** The named columns that are not used. */
export function unreadColumns(header: readonly string[], mapping: ImportMapping): string[] {
  const used = new Set([...Object.values(mapping), ...endColumnsOf(header, mapping)])
  return header.map((name) => name.trim()).filter((name, at) => name !== '' && !used.has(at))
}

type QuestionColumn = { id: string; label: string }

/**
 * Detects which export a header line belongs to and what each column is; a column with the name of a job's question
 * answers it.
 */
export function recognise(header: readonly string[], questions: readonly QuestionColumn[]) {
  const names = Object.fromEntries(importFieldNames.map((field) => [field, importFields[field].names])) as never
  const { places } = readHeaderLine<ImportField>(header, names)
  const stage = header.findIndex((name) => stageColumn.test(known(name)))
  if (!places.has('status') && stage >= 0) places.set('status', stage)
  const mapping: ImportMapping = Object.fromEntries(places)
  const used = new Set(places.values())
  for (const { id, label } of questions) {
    const place = header.findIndex((name, index) => !used.has(index) && known(name) === known(label))
    if (place >= 0) mapping[questionKey(id)] = place
  }
  return { layout: layoutOf(header, places), mapping }
}

function layoutOf(header: readonly string[], places: Map<ImportField, number>): ImportLayout {
  const columns = header.map(known)
  const count = (pattern: RegExp) => columns.filter((name) => pattern.test(name)).length
  const [greenhouse, opencats] = [count(marks.greenhouse), count(marks.opencats)]
  if (Math.max(greenhouse, opencats) >= 2) return greenhouse >= opencats ? 'greenhouse' : 'opencats'
  const own = [...places].filter(
    ([field, place]) => known(field) === columns[place] || known(importFields[field].label) === columns[place],
  )
  return own.length >= 2 && own.length === places.size ? 'own' : 'other'
}
