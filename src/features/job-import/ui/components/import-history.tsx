import { useQuery } from '@tanstack/react-query'
import { api, client } from '#client/api.ts'
import { ImportHistory as History, type ImportKind } from '#features/import-files/ui/components/import-history.tsx'
import { resultText } from '#features/import-files/ui/components/result-text.ts'
import { refreshJobs } from '#features/job-postings/ui/queries.ts'
import { counted } from '#lib/count-word.ts'
import { TextLink } from '#ui/primitives/button.tsx'
import { refreshQueries } from '#ui/refresh.ts'
import type { JobImport } from '../../contract.ts'
import { jobImportsQuery } from '../queries.ts'

/** The company's imports of jobs. */
export const ImportHistory = () => <History query={useQuery(jobImportsQuery())} kind={kind} />

const undoneText = ({ deletedJobs, restoredJobs, kept }: JobImport): string =>
  resultText(
    [deletedJobs, deletedJobs === 1 ? 'job deleted' : 'jobs deleted'],
    [restoredJobs, 'restored'],
    [kept.length, 'kept'],
  )

const kind: ImportKind<JobImport, JobImport> = {
  key: 'job-import',
  name: ({ fileName }) => fileName || 'File with jobs',
  about: ({ by }) => by ?? 'A former member',
  result: (one) =>
    one.state === 'undone'
      ? undoneText(one)
      : resultText(
          [one.addedRows, 'added'],
          [one.changedRows, 'updated'],
          [one.sameRows, 'unchanged'],
          [one.leftOutRows, 'left out'],
          [one.refusedRows, 'not imported'],
        ),
  more: (one) => <KeptJobs kept={one.kept} />,
  view: {
    label: 'View Jobs',
    to: '/app/company/jobs',
    isThere: ({ addedRows, changedRows }) => addedRows + changedRows > 0,
  },
  undoText({ changedRows }) {
    const updates = changedRows > 0 ? ` ${counted(changedRows, 'earlier job')} will get the previous values back.` : ''
    return `Jobs that this import added are deleted, unless they have applications or were changed since then.${updates} Jobs that were changed since then are kept and listed here.`
  },
  canUndo: ({ addedRows, changedRows }) => addedRows + changedRows > 0,
  undone: undoneText,
  hasReport: ({ refusedRows, leftOutRows, notedRows }) => refusedRows + leftOutRows + notedRows > 0,
  undo: client.jobImports.undo,
  report: client.jobImports.get,
  refresh: (queryClient) => Promise.all([refreshJobs(queryClient), refreshQueries(queryClient, api.jobImports.key())]),
}

const SHOWN = 20

function KeptJobs({ kept: jobs }: Pick<JobImport, 'kept'>) {
  if (jobs.length === 0) return null
  return (
    <ul className="stack stack-2">
      {jobs.slice(0, SHOWN).map(({ jobId, title, reason }) => (
        <li key={jobId} className="meta break-words">
          <TextLink to={`/app/company/jobs/${jobId}/edit`}>{title}</TextLink> {reason}
        </li>
      ))}
      {jobs.length > SHOWN && <li className="meta">And {(jobs.length - SHOWN).toLocaleString('en-US')} more.</li>}
    </ul>
  )
}
