import { useQuery } from '@tanstack/react-query'
import { api, client } from '#client/api.ts'
import { ImportHistory as History, type ImportKind } from '#features/import-files/ui/components/import-history.tsx'
import { resultText } from '#features/import-files/ui/components/result-text.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { SubscriberImport } from '../../subscriber-import-contract.ts'
import { counted } from '../components/campaign-status.tsx'
import { subscriberImportsQuery } from '../queries.ts'

/** The platform's imports of subscribers. */
export const ImportHistory = () => <History query={useQuery(subscriberImportsQuery())} kind={kind} />

const kind: ImportKind<SubscriberImport, { removed: number; reopened: number }> = {
  key: 'subscriber-import',
  about: ({ by }) => by ?? 'A former member',
  result: (one) =>
    resultText(
      [one.addedRows, 'added'],
      [one.changedRows, 'updated'],
      [one.sameRows, 'unchanged'],
      [one.endedRows, 'unsubscribed'],
      [one.keptOffRows, 'who left kept off'],
      [one.leftOutRows, 'left out'],
      [one.refusedRows, 'not imported'],
    ),
  more: ({ consent }) => consent !== '' && <p className="meta break-words">Agreed: {consent}</p>,
  undoText: ({ addedRows, endedRows }) =>
    `${counted(addedRows)} added people are removed, and ${counted(endedRows)} who were unsubscribed get the newsletter again. People who changed something here since then aren't affected.`,
  undone: ({ removed, reopened }) => resultText([removed, 'removed'], [reopened, 'subscribed again']),
  hasReport: ({ refusedRows, leftOutRows, keptOffRows }) => refusedRows + leftOutRows + keptOffRows > 0,
  cancel: client.subscriberImports.cancel,
  undo: client.subscriberImports.undo,
  report: client.subscriberImports.get,
  refresh: (queryClient) =>
    refreshQueries(queryClient, api.subscriberImports.key(), api.subscribers.key(), api.campaigns.key()),
}
