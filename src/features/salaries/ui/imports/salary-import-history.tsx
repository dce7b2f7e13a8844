import { useQuery } from '@tanstack/react-query'
import { api, client } from '#client/api.ts'
import { ImportHistory, type ImportKind } from '#features/import-files/ui/components/import-history.tsx'
import { resultText } from '#features/import-files/ui/components/result-text.ts'
import { counted } from '#lib/count-word.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { SalaryImport } from '../../import-contract.ts'
import { salaryImportsQuery } from './queries.ts'

/** The platform's imports of salary data. */
export const SalaryImportHistory = () => <ImportHistory query={useQuery(salaryImportsQuery())} kind={kind} />

const kind: ImportKind<SalaryImport, { removed: number; restored: number }> = {
  key: 'salary-import',
  name: ({ dataset }) => dataset,
  about: ({ fileName, by }) => `${fileName}, ${by ?? 'A former member'}`,
  result: ({ totalRows, doneRows, leftOutRows, refusedRows }) =>
    resultText(
      [doneRows, totalRows === doneRows ? 'imported' : `of ${totalRows.toLocaleString('en-US')} imported`],
      [leftOutRows, 'left out'],
      [refusedRows, 'not imported'],
    ),
  undoText: ({ doneRows, dataset, replacedRows }) =>
    `The ${counted(doneRows, 'row')} of “${dataset}” are removed from the salary analyzer.${replacedRows > 0 ? ` The ${counted(replacedRows, 'row')} that this import replaced are shown again.` : ''}`,
  canUndo: ({ state }) => state === 'done',
  undone: ({ removed, restored }) =>
    removed > 0
      ? resultText([removed, removed === 1 ? 'row removed' : 'rows removed'], [restored, 'shown again'])
      : 'A newer import has replaced this one. Undo that one first.',
  hasReport: ({ refusedRows, leftOutRows }) => refusedRows + leftOutRows > 0,
  cancel: client.salaryImports.cancel,
  undo: client.salaryImports.undo,
  report: client.salaryImports.get,
  refresh: (queryClient) => refreshQueries(queryClient, api.salaryImports.key(), api.salaries.key()),
}
