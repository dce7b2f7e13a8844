import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { uploadFile } from '#features/documents/ui/components/upload-file.ts'
import { decodeText } from '#lib/csv-decode.ts'
import { errorText } from '#ui/error-text.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { DropArea } from '#ui/primitives/drop-area.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Progress } from '#ui/primitives/progress.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { importErrors } from '../../import-errors.ts'
import { largestImportFile } from '../../imports/layout.ts'
import { importJobsQuery } from './queries.ts'

export type ChosenFile = { jobId: string; fileId: string; fileName: string }

/** Returns the chosen file converted to UTF-8 from any encoding, or the error text if it cannot be sent. */
async function asUtf8(files: File[]): Promise<File | string> {
  const [file] = files
  if (!file || files.length > 1) return 'Please choose one file.'
  if (/\.(xlsx?|numbers|ods)$/i.test(file.name)) return importErrors.IMPORT_UNREADABLE.message
  if (file.size > largestImportFile) return 'This file is larger than 10MB. Please split it.'
  const text = decodeText(new Uint8Array(await file.arrayBuffer()))
  if (text === null) return importErrors.IMPORT_UNREADABLE.message
  return new File([text], file.name.replace(/(\.(csv|tsv|txt))?$/i, '.csv'), { type: 'text/csv' })
}

/** First the job, then the file. */
export function ChooseFile({ onChosen }: { onChosen(chosen: ChosenFile): void }) {
  const { data } = useQuery(importJobsQuery())
  const [jobId, setJobId] = useState('')
  const [problem, setProblem] = useState<string>()
  const [sent, setSent] = useState<number>()
  const id = useId()
  const take = async (files: File[]) => {
    setProblem(undefined)
    setSent(0)
    try {
      const file = await asUtf8(files)
      if (typeof file === 'string') return setProblem(file)
      const { fileId } = await uploadFile(file, { purpose: 'applications' }, { onProgress: setSent })
      onChosen({ jobId, fileId, fileName: file.name })
    } catch (error) {
      setProblem(errorText(error, "This file couldn't be uploaded. Please try again."))
    } finally {
      setSent(undefined)
    }
  }
  if (data?.rows.length === 0) {
    return (
      <EmptyState
        title="Post a job first"
        action={
          <ButtonLink to="/app/company/jobs/create" variant="primary">
            Post New Job
          </ButtonLink>
        }
      >
        Imported applications need a job, and you don't have one yet.
      </EmptyState>
    )
  }
  return (
    <section className="stack stack-6" aria-label="Choose a job and a file">
      <div className="field">
        <label htmlFor={id}>Job</label>
        <Select
          id={id}
          value={jobId}
          placeholder="Choose the job they applied for"
          options={(data?.rows ?? []).map((job) => ({ value: job.id, label: job.title || 'Untitled job' }))}
          onChange={({ target }) => setJobId(target.value)}
        />
      </div>
      <DropArea
        label="A CSV file of applications"
        accept=".csv,text/csv,.tsv,.txt"
        disabled={!jobId || sent !== undefined}
        onFiles={(files) => void take(files)}
      >
        <b className="strong">
          {jobId ? (
            <>
              Drop a file or <span className="drop-browse">browse</span>
            </>
          ) : (
            'Choose a job first'
          )}
        </b>
        <span className="meta">
          CSV with up to 20,000 rows, up to 10MB. Exports from Greenhouse and OpenCATS are recognized.
        </span>
      </DropArea>
      <div role="alert">{problem && <Notice tone="error">{problem}</Notice>}</div>
      {sent !== undefined && <Progress value={sent} label="Uploading the file" />}
    </section>
  )
}
