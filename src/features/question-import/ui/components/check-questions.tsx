import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api, client } from '#client/api.ts'
import type { UploadedImport } from '#features/import-files/ui/components/import-file-input.tsx'
import { ImportPreview } from '#features/import-files/ui/components/import-preview.tsx'
import { ImportSample } from '#features/import-files/ui/components/import-rows.tsx'
import { useImportPreview } from '#features/import-files/ui/components/use-import-preview.ts'
import { questionTypeNames } from '#features/job-postings/question-types.ts'
import { counted } from '#lib/count-word.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Input } from '#ui/primitives/input.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { useSettled } from '#ui/use-settled.ts'
import { type ImportCheck, maxSetName, type QuestionImport } from '../../contract.ts'
import { ImportedSets } from './imported-sets.tsx'

type Props = { file: UploadedImport; onStarted: () => void; onAgain: () => void }

/** The preview is requested after the last key. */
const REST_MS = 350

/** The preview of an import of questions; nothing is stored before the button is pressed. */
export function CheckQuestions({ file, onStarted, onAgain }: Props) {
  /** '' for the name that the server proposes. */
  const [typed, setTyped] = useState('')
  const setName = useSettled(typed, REST_MS)
  const queryClient = useQueryClient()
  const preview = useImportPreview({
    file,
    check: (request) => api.questionImports.check.queryOptions({ input: { ...request, setName } }),
    start: (request) => client.questionImports.start({ ...request, setName }),
    onStarted: async (done) => {
      await refreshQueries(queryClient, api.questionSets.key(), api.questionImports.list.key())
      toast.success(doneLabel(done))
      onStarted()
    },
  })
  const { choices } = preview
  return (
    <ImportPreview
      {...preview}
      noun="question"
      choices={{ ...choices, isSettled: choices.isSettled && setName === typed }}
      onAgain={onAgain}
      notices={(check) => (
        <>
          {check.setName !== null && <SetName proposed={check.setName} typed={typed} onType={setTyped} />}
          <ImportedSets sets={check.sets} />
        </>
      )}
      sample={({ sample }, isReading) => (
        <ImportSample label="First questions of the file" rows={sample} columns={columns} busy={isReading} />
      )}
    />
  )
}

const doneLabel = ({ addedRows, changedRows }: QuestionImport): string =>
  changedRows === 0
    ? `${counted(addedRows, 'question')} imported`
    : `${counted(addedRows, 'question')} imported, ${counted(changedRows, 'question')} updated`

type NameProps = { proposed: string; typed: string; onType: (name: string) => void }

/** The set of questions for which the file names none. */
function SetName({ proposed, typed, onType }: NameProps) {
  const id = useId()
  // while nothing is typed, the proposal is the value; a name that was cleared stays empty
  const [isTouched, setTouched] = useState(false)
  return (
    <div className="field max-w-sm">
      <label htmlFor={id}>Set name</label>
      <Input
        id={id}
        value={isTouched ? typed : proposed}
        placeholder={isTouched ? proposed : undefined}
        maxLength={maxSetName}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => {
          setTouched(true)
          onType(target.value)
        }}
      />
      <p className="meta" id={`${id}-help`}>
        For questions that have no set in the file. Enter the name of an existing set to add to it.
      </p>
    </div>
  )
}

type Question = ImportCheck['sample'][number]

const changeLabels = { new: null, changed: 'Updates a question', same: 'Unchanged' } as const
const SHOWN_OPTIONS = 6

const columns = [
  { id: 'question', head: 'Question', lead: true, cell: Label },
  { id: 'set', head: 'Set', cell: SetCell },
  { id: 'type', head: 'Type', cell: TypeCell },
  { id: 'required', head: 'Required', cell: ({ required }: Question) => (required ? 'Yes' : 'No') },
]

function Label({ label, change, helpText }: Question) {
  const changes = changeLabels[change]
  return (
    <>
      <b className="strong break-words">{label}</b> {changes && <Badge tone="line">{changes}</Badge>}
      {helpText && <div className="meta break-words">{helpText}</div>}
    </>
  )
}

function SetCell({ set, groupName }: Question) {
  return (
    <>
      <span className="break-words">{set}</span>
      {groupName && <div className="meta break-words">{groupName}</div>}
    </>
  )
}

function TypeCell({ questionType, options }: Question) {
  const more = options.length - SHOWN_OPTIONS
  const shown = options.slice(0, SHOWN_OPTIONS).join(' · ')
  return (
    <>
      {questionTypeNames[questionType]}
      {options.length > 0 && <div className="meta break-words">{more > 0 ? `${shown} and ${more} more` : shown}</div>}
    </>
  )
}
