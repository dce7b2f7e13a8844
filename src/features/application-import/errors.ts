import { importErrors as errorsOfImports } from '#features/import-files/errors.ts'

export const importErrors = {
  ...errorsOfImports,
  IMPORT_NO_JOB: {
    status: 422,
    message: 'No column of this file names a job. Choose the job that these people applied for.',
  },
} as const
