import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#app/api.ts'
import { decodeText } from '#lib/csv-decode.ts'
import { errorText } from '#ui/error-text.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { DropArea } from '#ui/primitives/drop-area.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Textarea } from '#ui/primitives/textarea.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { type ImportProblem, type ImportReport, mostImported, subscriberErrors } from '../../subscriber-contract.ts'
import { counted } from './campaign-status.tsx'

export const problemWords: Record<ImportProblem, string> = {
  no_address: 'no address',
  bad_address: 'not a valid address',
  too_long: 'too long',
  repeated: 'twice in the file',
  suppressed: 'never mailed: it bounced, or its owner complained',
  opted_out: 'unsubscribed before, and stays so',
  known: 'subscribed already',
}
const LARGEST = 1_800_000

/** Brings in a list: what the file would do is shown before, and how these people agreed is asked (CAMP-09). */
export function ImportDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [file, setFile] = useState<{ name: string; csv: string; report: ImportReport } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [consent, setConsent] = useState('')
  const queryClient = useQueryClient()
  const preview = useMutation(api.subscribers.previewImport.mutationOptions())
  const bring = useMutation(
    api.subscribers.import.mutationOptions({
      onSuccess: ({ added }) => {
        toast.success(`${counted(added)} ${added === 1 ? 'subscriber' : 'subscribers'} added`)
      },
      onError: (error) => setProblem(errorText(error, 'Failed to import subscribers')),
      onSettled: () => refreshQueries(queryClient, api.subscribers.key()),
    }),
  )
  const read = async ([chosen]: File[]) => {
    if (!chosen) return
    setProblem(null)
    setFile(null)
    const csv = chosen.size > LARGEST * 2 ? null : decodeText(new Uint8Array(await chosen.arrayBuffer()))
    if (!csv || csv.length > LARGEST)
      return setProblem(csv ? 'This file is too large.' : subscriberErrors.FILE_INVALID.message)
    try {
      setFile({ name: chosen.name, csv, report: await preview.mutateAsync({ csv }) })
    } catch (error) {
      setProblem(errorText(error, 'The file could not be read. Please try again.'))
    }
  }
  const done = () => {
    setFile(null)
    setConsent('')
    onOpenChange(false)
  }
  const send = () => {
    setProblem(null)
    if (consent.trim() === '') return setProblem(subscriberErrors.CONSENT_REQUIRED.message)
    if (file) bring.mutate({ csv: file.csv, consent }, { onSuccess: done })
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title="Import subscribers"
      description={`A CSV file with a column “email”, and “name” if there is one. Up to ${counted(mostImported)} rows.`}
    >
      <DialogBody>
        <div className="stack stack-4">
          <DropArea label="Choose a CSV file" accept=".csv,text/csv" onFiles={(files) => void read(files)}>
            {file ? file.name : 'Drop a CSV file here, or choose one'}
          </DropArea>
          {preview.isPending && <p role="status">Reading the file</p>}
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
              By importing you say that each of them agreed to get our newsletter. What you write here is kept with each
              address.
            </div>
          </div>
          {problem && <Notice tone="error">{problem}</Notice>}
        </div>
      </DialogBody>
      <DialogFoot>
        <Button variant="ghost" onClick={() => onOpenChange(false)}>
          Cancel
        </Button>
        <Button variant="primary" busy={bring.isPending} disabled={!file || file.report.added === 0} onClick={send}>
          {file ? `Import ${counted(file.report.added)}` : 'Import'}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

function Report({ added, leftOut, lines, isCut }: ImportReport) {
  const reasons = Object.entries(leftOut) as [ImportProblem, number][]
  return (
    <section className="stack" aria-label="What the file would do" role="status">
      <p>
        <b className="strong">{counted(added)}</b> {added === 1 ? 'person is' : 'people are'} new.
        {isCut && ` Only the first ${counted(mostImported)} rows are read: please bring in the rest in another file.`}
      </p>
      {reasons.length > 0 && (
        <>
          <ul className="list">
            {reasons.map(([reason, n]) => (
              <li key={reason}>
                {counted(n)} left out: {problemWords[reason]}
              </li>
            ))}
          </ul>
          <details>
            <summary>Which lines</summary>
            <ul className="meta">
              {lines.map(({ line, problem }) => (
                <li key={`${line} ${problem}`}>
                  Line {line}: {problemWords[problem]}
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
    </section>
  )
}
