import { useQuery } from '@tanstack/react-query'
import { api, client } from '#client/api.ts'
import { ImportHistory as History, type ImportKind } from '#features/import-files/ui/components/import-history.tsx'
import { resultText } from '#features/import-files/ui/components/result-text.ts'
import { counted } from '#lib/count-word.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { QuestionImport } from '../../contract.ts'
import { questionImportsQuery } from '../queries.ts'

/** The company's imports of questions. */
export const ImportHistory = () => <History query={useQuery(questionImportsQuery())} kind={kind} />

const undoneText = ({ removedRows, restoredRows, kept }: QuestionImport): string =>
  resultText(
    [removedRows, removedRows === 1 ? 'question deleted' : 'questions deleted'],
    [restoredRows, 'restored'],
    [kept.length, 'kept'],
  )

const kind: ImportKind<QuestionImport, QuestionImport> = {
  key: 'question-import',
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
  more: (one) => (
    <>
      <Sets sets={one.sets} />
      <KeptQuestions kept={one.kept} />
    </>
  ),
  view: { label: 'View Jobs', to: '/app/company/jobs', isThere: ({ sets }) => sets.length > 0 },
  undoText: () =>
    "Questions that this import added are deleted from their sets, and updated ones get their previous values back. Questions that were changed since then are kept and listed here. Jobs that already use them don't change.",
  canUndo: ({ addedRows, changedRows }) => addedRows + changedRows > 0,
  undone: undoneText,
  hasReport: ({ refusedRows, leftOutRows, notedRows }) => refusedRows + leftOutRows + notedRows > 0,
  undo: client.questionImports.undo,
  report: client.questionImports.get,
  refresh: (queryClient) => refreshQueries(queryClient, api.questionSets.key(), api.questionImports.key()),
}

const SHOWN = 20

function Sets({ sets }: Pick<QuestionImport, 'sets'>) {
  if (sets.length === 0) return null
  const more = sets.length - SHOWN
  return (
    <p className="meta break-words">
      Now in {sets.slice(0, SHOWN).join(', ')}
      {more > 0 && ` and ${counted(more, 'more set')}`}. Add them to a job under Questions with “Insert a saved set”.
    </p>
  )
}

function KeptQuestions({ kept }: Pick<QuestionImport, 'kept'>) {
  if (kept.length === 0) return null
  return (
    <ul className="stack stack-2">
      {kept.slice(0, SHOWN).map(({ question, set, reason }) => (
        <li key={`${set} ${question}`} className="meta break-words">
          “{question}” in {set} {reason}
        </li>
      ))}
      {kept.length > SHOWN && <li className="meta">And {(kept.length - SHOWN).toLocaleString('en-US')} more.</li>}
    </ul>
  )
}
