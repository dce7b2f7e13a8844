// Jobs from a file: shown first, line by line, then brought in, exactly once however often it is asked. As drafts unless the
// company says otherwise. The layout is ours: posting-import/layout.ts.
import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { postingErrors } from './contract.ts'
import { importColumnNames, largestImport, mostImported } from './import/layout.ts'
import { employmentTypes } from './rules.ts'

export const importErrors = {
  NO_COMPANY: postingErrors.NO_COMPANY,
  IMPORT_EMPTY: { status: 422, message: 'This file holds no jobs.' },
  IMPORT_NO_TITLES: { status: 422, message: 'The first line of the file names no column “title”.' },
  IMPORT_COLUMN_TWICE: { status: 422, message: 'Two columns of the file mean the same. Take one of them out.' },
  IMPORT_TOO_MANY: {
    status: 422,
    message: `A file can bring at most ${mostImported.toLocaleString('en-US')} jobs. Please split it.`,
  },
  IMPORT_NOTHING_TAKEN: { status: 422, message: 'No line of this file can be taken. See the reasons beside each.' },
} as const

const File = {
  csv: z.string().max(largestImport, 'This file is too large'),
  /** Everything comes as a draft, whatever the file says of its status. */
  asDrafts: z.boolean().default(true),
}

const RefusedLine = z.object({ line: z.number().int(), column: z.string(), reason: z.string() })
export type RefusedLine = z.infer<typeof RefusedLine>

const ShownPosting = z.object({
  line: z.number().int(),
  title: z.string(),
  location: z.string().nullable(),
  remoteAllowed: z.boolean(),
  employmentType: z.enum(employmentTypes),
  salaryMin: z.number().int().nullable(),
  salaryMax: z.number().int().nullable(),
  applicationDeadline: z.string().nullable(),
  status: z.enum(['draft', 'active']),
})

export const ImportPreview = z.object({
  postings: z.array(ShownPosting),
  refused: z.array(RefusedLine),
  /** Of the lines that are taken: what is to be done before they can be posted. */
  noted: z.array(RefusedLine),
  columns: z.array(z.enum(importColumnNames)),
  /** Columns that we do not know: nothing of them is kept. */
  unknownColumns: z.array(z.string()),
  /** When this very file was brought in last; null where it never was. */
  importedBefore: Timestamp.nullable(),
})
export type ImportPreview = z.infer<typeof ImportPreview>

export const ImportResult = z.object({
  imported: z.number().int(),
  refused: z.array(RefusedLine),
  noted: z.array(RefusedLine),
})
export type ImportResult = z.infer<typeof ImportResult>

const imports = procedure.errors(importErrors)
export const postingImportsContract = {
  preview: imports
    .route({ method: 'POST', path: '/posting-imports/preview', summary: 'What a file of jobs would bring' })
    .input(z.object(File))
    .output(ImportPreview),
  run: imports
    .route({ method: 'POST', path: '/posting-imports', summary: 'Bring in the jobs of a file' })
    .input(z.object({ ...File, id: Id }))
    .output(ImportResult),
}
