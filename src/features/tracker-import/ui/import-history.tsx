import { useQuery } from '@tanstack/react-query'
import { api, client } from '#client/api.ts'
import { ImportHistory as History, type ImportKind } from '#features/import-files/ui/components/import-history.tsx'
import { resultText } from '#features/import-files/ui/components/result-text.ts'
import { counted } from '#lib/count-word.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { TrackerImport } from '../contract.ts'
import { trackerImportsQuery } from './queries.ts'

/** The person's imports into the tracker. */
export const ImportHistory = () => <History query={useQuery(trackerImportsQuery())} kind={kind} title="Your imports" />

const kind: ImportKind<TrackerImport, { removed: number; restored: number; kept: number }> = {
  key: 'tracker-import',
  about: (one) => (one.kind === 'contacts' ? 'Contacts' : 'Applications'),
  result: ({ addedRows, addedContacts, changedRows, sameRows, leftOutRows, refusedRows }) =>
    resultText(
      [addedRows, addedContacts > 0 ? `added with ${counted(addedContacts, 'contact')}` : 'added'],
      [changedRows, 'updated'],
      [sameRows, 'unchanged'],
      [leftOutRows, 'left out'],
      [refusedRows, 'not imported'],
    ),
  view: {
    label: 'View Job Tracker',
    to: '/app/tracker',
    isThere: ({ addedRows, changedRows }) => addedRows + changedRows > 0,
  },
  undoText: () =>
    'Everything this import added is removed, and everything it changed is restored. Your own later changes are kept.',
  undone: ({ removed, restored, kept }) =>
    resultText([removed, 'removed'], [restored, 'restored'], [kept, 'kept because of later changes']),
  // parts of imported rows have notes, too
  hasReport: () => true,
  cancel: client.trackerImports.cancel,
  undo: client.trackerImports.undo,
  report: client.trackerImports.get,
  refresh: (queryClient) => refreshQueries(queryClient, api.trackerImports.key(), api.jobTracker.key()),
}
