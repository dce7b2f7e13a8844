import { mostImportedRows } from './imports/layout.ts'

export const importErrors = {
  IMPORT_EMPTY: { status: 422, message: 'This file holds no applications.' },
  IMPORT_UNREADABLE: { status: 422, message: 'This is no text file. Save your list as CSV, then choose that file.' },
  IMPORT_TOO_MANY: {
    status: 422,
    message: `A file can bring at most ${mostImportedRows.toLocaleString('en-US')} applications. Please split it.`,
  },
  IMPORT_NOTHING_TAKEN: { status: 422, message: 'No row of this file can be taken. See the reasons beside each.' },
  IMPORT_STATUSES_UNKNOWN: { status: 422, message: 'Please say of each status in this file what it means here.' },
  IMPORT_FILE_GONE: { status: 410, message: 'This file is no longer here. Please choose it again.' },
  IMPORT_RUNNING: { status: 409, message: 'This import is under way. Cancel it first.' },
} as const
