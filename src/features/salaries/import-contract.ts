// Imports salary data from a file of any system, for platform staff. The file is previewed with how each column and value is read, and by
// which rates amounts become US dollars; then a job in the background stores it as a dataset, which can be removed again.
import { z } from 'zod'
import {
  importChoicesShape,
  importReadingShape,
  importRecordShape,
  importReportShape,
  startedByShape,
} from '#features/import-files/contract.ts'
import { importErrors } from '#features/import-files/errors.ts'
import { Id, procedure } from '#lib/contract.ts'
import { typedLine } from '#lib/text.ts'

export const salaryImportErrors = {
  ...importErrors,
  SALARY_NO_TITLE: {
    status: 422,
    message: 'No column is read as job titles. Choose the column that has them.',
  },
  SALARY_NO_PAY: { status: 422, message: 'No column is read as pay. Choose the column that has it.' },
  DATASET_NAME_TAKEN: { status: 422, message: 'This name belongs to the sample data. Choose another one.' },
} as const

const SalaryFile = z.object({ fileId: Id, ...importChoicesShape })
export type SalaryFile = z.infer<typeof SalaryFile>

export const longestDatasetName = 100

const Conversion = z.object({
  /** ISO 4217. */
  currency: z.string(),
  /** How many amounts in it. */
  rows: z.number().int(),
  /** US dollars for one unit. */
  usd: z.number(),
  day: z.string(),
  source: z.string(),
})

export const SalaryCheck = z.object({
  ...importReadingShape,
  /** 'published': each row has figures of many people. They stay in their currency, and never count as data points. */
  kind: z.enum(['points', 'published']),
  /** The suggested name of the dataset. */
  dataset: z.string(),
  /** Active datasets, by their names, and how many rows each has: an import with the same name replaces it. */
  datasets: z.array(z.object({ name: z.string(), rows: z.number().int() })),
  conversions: z.array(Conversion),
  /** The first rows: as in the file, and as they will be stored. */
  sample: z.array(
    z.object({
      row: z.number().int(),
      title: z.string(),
      location: z.string(),
      /** '65,000 to 70,000 EUR a year' */
      stated: z.string(),
      /** Yearly pay as it is stored; null while a question is open. */
      amount: z.number().nullable(),
      currency: z.string(),
    }),
  ),
})
export type SalaryCheck = z.infer<typeof SalaryCheck>

export const SalaryImport = z.object({
  ...importRecordShape,
  ...startedByShape,
  dataset: z.string(),
  /** How many rows of an earlier import of the dataset an undo brings back. */
  replacedRows: z.number().int(),
})
export type SalaryImport = z.infer<typeof SalaryImport>

const One = z.object({ id: Id })
const imports = procedure.errors(salaryImportErrors)

export const salaryImportsContract = {
  check: imports
    .route({
      method: 'POST',
      path: '/admin/salary-imports/preview',
      summary: 'Preview an import of salary data: its columns, open questions, conversions, counts and first rows',
    })
    .input(SalaryFile)
    .output(SalaryCheck),
  start: imports
    .route({ method: 'POST', path: '/admin/salary-imports', summary: 'Import salary data as a dataset' })
    .input(
      SalaryFile.extend({
        id: Id,
        dataset: typedLine(longestDatasetName, 'Name the dataset'),
      }),
    )
    .output(SalaryImport),
  list: procedure
    .route({ method: 'GET', path: '/admin/salary-imports', summary: 'List imports of salary data, newest first' })
    .output(z.array(SalaryImport)),
  get: procedure
    .route({
      method: 'GET',
      path: '/admin/salary-imports/{id}',
      summary: 'Get an import of salary data with its progress and the rows that were not imported',
    })
    .input(One)
    .output(SalaryImport.extend(importReportShape)),
  cancel: procedure
    .route({
      method: 'POST',
      path: '/admin/salary-imports/{id}/cancel',
      summary: 'Cancel an import of salary data; nothing of it is stored',
    })
    .input(One)
    .output(SalaryImport),
  undo: imports
    .route({ method: 'POST', path: '/admin/salary-imports/{id}/undo', summary: 'Undo an import of salary data' })
    .input(One)
    .output(z.object({ removed: z.number().int(), restored: z.number().int() })),
}
