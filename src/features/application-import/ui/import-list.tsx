import { useQuery } from '@tanstack/react-query'
import { api, client } from '#client/api.ts'
import { reviewKeys } from '#features/hiring-pipeline/ui/queries.ts'
import { ImportHistory, type ImportKind } from '#features/import-files/ui/components/import-history.tsx'
import { resultText } from '#features/import-files/ui/components/result-text.ts'
import { counted } from '#lib/count-word.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { ApplicationImport } from '../contract.ts'
import { importsQuery } from './queries.ts'

/** The company's imports of applications. */
export const ImportList = () => <ImportHistory query={useQuery(importsQuery())} kind={kind} />

const jobOf = ({ jobId, jobTitle }: ApplicationImport): string =>
  jobId === null ? 'several jobs' : jobTitle || 'Untitled job'

const kind: ImportKind<ApplicationImport, { deleted: number; restored: number }> = {
  key: 'application-import',
  about: (one) => `for ${jobOf(one)}, ${one.by ?? 'A former member'}`,
  result: ({ importedRows, rejectedRows, changedRows, sameRows, leftOutRows, refusedRows }) =>
    resultText(
      [importedRows, 'imported'],
      [rejectedRows, 'of them rejected as incomplete'],
      [changedRows, 'updated'],
      [sameRows, 'unchanged'],
      [leftOutRows, 'left out'],
      [refusedRows, 'not imported'],
    ),
  view: {
    label: 'View Applications',
    to: '/app/company/applications',
    isThere: ({ importedRows, changedRows }) => importedRows + changedRows > 0,
  },
  undoText(one) {
    const restored = ` ${counted(one.changedRows, 'application')} from earlier imports will get the previous values back, except for later changes.`
    return `${counted(one.importedRows, 'imported application')} for ${jobOf(one)} will be deleted with all data about these people.${one.changedRows > 0 ? restored : ''}`
  },
  undone: ({ deleted, restored }) => resultText([deleted, 'deleted'], [restored, 'restored']),
  hasReport: ({ refusedRows, leftOutRows }) => refusedRows + leftOutRows > 0,
  cancel: client.applicationImports.cancel,
  undo: client.applicationImports.remove,
  report: client.applicationImports.get,
  refresh: (queryClient) =>
    refreshQueries(queryClient, api.applicationImports.key(), api.postings.key(), ...reviewKeys()),
}
