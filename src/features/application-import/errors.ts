import { tableErrors } from '#features/import-files/errors.ts'

export const importErrors = {
  ...tableErrors,
  IMPORT_NO_JOB: {
    status: 422,
    message: 'No column of this file names a job. Choose the job that these people applied for.',
  },
  IMPORT_NOTHING_TAKEN: {
    status: 422,
    message: 'No row of this file can be imported. See the reason next to each row.',
  },
  IMPORT_QUESTIONS_OPEN: { status: 422, message: 'Please answer each question about this file.' },
  IMPORT_FILE_GONE: { status: 410, message: 'This file is no longer available. Please choose it again.' },
  IMPORT_RUNNING: { status: 409, message: 'This import is still running. Cancel it first.' },
} as const
