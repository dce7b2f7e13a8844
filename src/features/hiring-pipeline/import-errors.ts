import { maxImportedRows } from './imports/layout.ts'

export const importErrors = {
  IMPORT_EMPTY: { status: 422, message: 'This file has no applications.' },
  IMPORT_UNREADABLE: { status: 422, message: "This isn't a text file. Save your list as CSV, then choose that file." },
  IMPORT_TOO_MANY: {
    status: 422,
    message: `A file can have up to ${maxImportedRows.toLocaleString('en-US')} applications. Please split it.`,
  },
  IMPORT_NOTHING_TAKEN: {
    status: 422,
    message: 'No row of this file can be imported. See the reason next to each row.',
  },
  IMPORT_STATUSES_UNKNOWN: { status: 422, message: 'Please map each status in this file.' },
  IMPORT_FILE_GONE: { status: 410, message: 'This file is no longer available. Please choose it again.' },
  IMPORT_RUNNING: { status: 409, message: 'This import is still running. Cancel it first.' },
} as const
