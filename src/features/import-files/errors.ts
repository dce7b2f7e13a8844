export const tableErrors = {
  TABLE_EMPTY: { status: 422, message: 'This file has no rows.' },
  TABLE_UNREADABLE: {
    status: 422,
    message:
      "This file isn't a table that we can read. Save it as CSV or as an Excel workbook (.xlsx), then choose that file.",
  },
} as const

/** The refusals that all imports of files have. */
export const importErrors = {
  ...tableErrors,
  IMPORT_NOTHING_TAKEN: {
    status: 422,
    message: 'No row of this file can be imported. See the reason next to each row.',
  },
  IMPORT_QUESTIONS_OPEN: { status: 422, message: 'Please answer each question about this file.' },
  IMPORT_FILE_GONE: { status: 410, message: 'This file is no longer available. Please choose it again.' },
  IMPORT_RUNNING: { status: 409, message: 'This import is still running. Cancel it first.' },
} as const
