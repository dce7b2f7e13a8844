import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { decodeText } from '#lib/csv-decode.ts'
import { errorText } from '#ui/error-text.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { DropArea } from '#ui/primitives/drop-area.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Textarea } from '#ui/primitives/textarea.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import type { StateAnswer } from '../../leaver-signs.ts'
import { type ImportProblem, type ImportReport, maxImportedRows, subscriberErrors } from '../../subscriber-contract.ts'
import { counted } from './campaign-status.tsx'
import { StateQuestions } from './state-questions.tsx'

export const formatProblem: Record<ImportProblem, string> = {
  no_address: 'no address',
  bad_address: 'invalid address',
  too_long: 'too long',
  repeated: 'duplicate in the file',
  suppressed: 'never emailed: bounced or complained',
  opted_out: 'unsubscribed before, and not subscribed again',
  left: 'unsubscribed, bounced, complained or never agreed, according to the file',
  asked: 'needs your answer',
  known: 'already subscribed',
}
const LARGEST = 1_800_000
type Answers = StateAnswer[]
type Chosen = { csv: string; fileName: string; answers: Answers; report: ImportReport }

/** The chosen file with its preview, read again with each answer. */
function useChosenFile(setProblem: (problem: string | null) => void) {
  const [file, setFile] = useState<Chosen | null>(null)
  const preview = useMutation(api.subscribers.previewImport.mutationOptions())
  const read = async ([chosen]: File[]) => {
    if (!chosen) return
    setProblem(null)
    setFile(null)
    const csv = chosen.size > LARGEST * 2 ? null : decodeText(new Uint8Array(await chosen.arrayBuffer()))
    if (!csv || csv.length > LARGEST)
      return setProblem(csv ? 'This file is too large.' : subscriberErrors.FILE_INVALID.message)
    try {
      const input = { csv, fileName: chosen.name.slice(0, 255), answers: [] }
      setFile({ ...input, report: await preview.mutateAsync(input) })
    } catch (error) {
      setProblem(errorText(error, "The file couldn't be read. Please try again."))
    }
  }
  const answer = async (answers: Answers) => {
    if (!file) return
    setProblem(null)
    const input = { ...file, answers }
    setFile(input)
    try {
      const report = await preview.mutateAsync(input)
      setFile((now) => (now?.answers === answers ? { ...input, report } : now))
    } catch (error) {
      setProblem(errorText(error, "The file couldn't be read. Please try again."))
    }
  }
  return { file, setFile, isReading: preview.isPending, read, answer }
}

/** Imports a list: after a preview and a statement about how these people agreed (CAMP-09). */
export function ImportDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [problem, setProblem] = useState<string | null>(null)
  const [consent, setConsent] = useState('')
  const queryClient = useQueryClient()
  const { file, setFile, isReading, read, answer } = useChosenFile(setProblem)
  const bring = useMutation(
    api.subscribers.import.mutationOptions({
      onSuccess: ({ added }) => {
        toast.success(`${counted(added)} ${added === 1 ? 'subscriber' : 'subscribers'} added`)
      },
      onError: (error) => setProblem(errorText(error, 'Failed to import subscribers')),
      onSettled: () => refreshQueries(queryClient, api.subscribers.key()),
    }),
  )
  const done = () => {
    setFile(null)
    setConsent('')
    onOpenChange(false)
  }
  const send = () => {
    setProblem(null)
    if (consent.trim() === '') return setProblem(subscriberErrors.CONSENT_REQUIRED.message)
    if (file)
      bring.mutate({ csv: file.csv, fileName: file.fileName, answers: file.answers, consent }, { onSuccess: done })
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title="Import subscribers"
      description={`A CSV file with an “email” column, and optionally a “name” column. Up to ${counted(maxImportedRows)} rows.`}
    >
      <DialogBody>
        <div className="stack stack-4">
          <DropArea label="Choose a CSV file" accept=".csv,text/csv" onFiles={(files) => void read(files)}>
            {file ? file.fileName : 'Drop a CSV file here, or choose one'}
          </DropArea>
          {isReading && <p role="status">Reading the file</p>}
          {file && (
            <StateQuestions {...file} questions={file.report.questions} onAnswer={(answers) => void answer(answers)} />
          )}
          {file && <Report {...file.report} />}
          <div className="field">
            <label className="label" htmlFor="import-consent">
              How did these people agree?
            </label>
            <Textarea
              id="import-consent"
              rows={2}
              maxLength={500}
              value={consent}
              onChange={({ target }) => setConsent(target.value)}
              aria-describedby="import-consent-help"
            />
            <div className="help" id="import-consent-help">
              By importing, you confirm that each of them agreed to get our newsletter. Your answer is saved with each
              address.
            </div>
          </div>
          {problem && <Notice tone="error">{problem}</Notice>}
        </div>
      </DialogBody>
      <DialogFoot>
        <Button onClick={() => onOpenChange(false)}>Cancel</Button>
        <Button
          variant="primary"
          busy={bring.isPending}
          disabled={!file || file.report.added === 0 || Boolean(file.report.leftOut.asked)}
          onClick={send}
        >
          {file ? `Import ${counted(file.report.added)}` : 'Import'}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

function Report({ added, leftOut, lines, isCut, unread }: ImportReport) {
  const reasons = Object.entries(leftOut) as [ImportProblem, number][]
  return (
    <section className="stack" aria-label="Preview" role="status">
      <p>
        <b className="strong">{counted(added)}</b> {added === 1 ? 'person is' : 'people are'} new.
        {unread.length > 0 && ` Ignored: ${unread.join(', ')}.`}
        {isCut && ` Only the first ${counted(maxImportedRows)} rows are read. Import the rest from another file.`}
      </p>
      {reasons.length > 0 && (
        <>
          <ul className="list">
            {reasons.map(([reason, n]) => (
              <li key={reason}>
                {counted(n)} skipped: {formatProblem[reason]}
              </li>
            ))}
          </ul>
          <details>
            <summary>Show rows</summary>
            <ul className="meta">
              {lines.map(({ line, problem }) => (
                <li key={`${line} ${problem}`}>
                  Row {line}: {formatProblem[problem]}
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
    </section>
  )
}
