import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, Download } from 'lucide-react'
import { useState } from 'react'
import { decodeText } from '#lib/csv-decode.ts'
import { downloadCsv } from '#ui/download-csv.ts'
import { errorText } from '#ui/error-text.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { DropArea } from '#ui/primitives/drop-area.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { largestImport } from '../layout.ts'
import { sampleFile } from '../sample-file.ts'
import { ImportLayout } from './components/import-layout.tsx'
import { type ChosenFile, ImportReview } from './components/import-review.tsx'
import { importPreviewQuery } from './queries.ts'

const LIST = '/app/company/jobs'

/** /app/company/jobs/import: imports jobs from a file, after a preview line by line. */
export function PostingImportPage() {
  const [file, setFile] = useState<ChosenFile | null>(null)
  return (
    <>
      <PageHeader
        title="Import Jobs"
        purpose="Import jobs from a CSV file. You can review every row before anything is saved."
        actions={
          <ButtonLink to={LIST} icon={ArrowLeft}>
            Back to Jobs
          </ButtonLink>
        }
      />
      {file ? <ImportReview file={file} onAgain={() => setFile(null)} /> : <ChooseFile onFile={setFile} />}
    </>
  )
}

/** Checks a file before it is sent; otherwise returns its text. */
async function readChosen(files: File[]): Promise<{ problem: string } | ChosenFile> {
  const [first] = files
  if (!first) return { problem: 'Please choose a file.' }
  if (files.length > 1) return { problem: 'Please choose one file.' }
  if (/\.(xlsx?|numbers|ods)$/i.test(first.name)) {
    return { problem: 'This is a spreadsheet file. Save it as CSV, then choose that file.' }
  }
  if (first.size > largestImport * 2) return { problem: 'This file is larger than 1.5MB. Please split it.' }
  const csv = decodeText(new Uint8Array(await first.arrayBuffer()))
  if (csv === null) return { problem: "This isn't a text file. Save your list as CSV, then choose that file." }
  if (new TextEncoder().encode(csv).length > largestImport)
    return { problem: 'This file is larger than 1.5MB. Please split it.' }
  return { name: first.name, csv }
}

function ChooseFile({ onFile }: { onFile: (file: ChosenFile) => void }) {
  const [problem, setProblem] = useState<string>()
  const [isReading, setReading] = useState(false)
  const queryClient = useQueryClient()
  const take = async (files: File[]) => {
    setProblem(undefined)
    setReading(true)
    try {
      const read = await readChosen(files)
      if ('problem' in read) return setProblem(read.problem)
      await queryClient.fetchQuery(importPreviewQuery({ csv: read.csv, asDrafts: true }))
      onFile(read)
    } catch (error) {
      setProblem(errorText(error, "This file couldn't be read. Please try again."))
    } finally {
      setReading(false)
    }
  }
  return (
    <div className="stack stack-8">
      <section className="stack stack-4" aria-label="Choose a file">
        <DropArea
          label="A CSV file of jobs"
          accept=".csv,text/csv,.tsv,.txt"
          disabled={isReading}
          onFiles={(files) => void take(files)}
        >
          <b className="strong">
            Drop a file or <span className="drop-browse">browse</span>
          </b>
          <span className="meta">CSV with up to 1,000 jobs, up to 1.5MB</span>
        </DropArea>
        {problem && <Notice tone="error">{problem}</Notice>}
        {isReading && <SkeletonRows rows={3} lead="none" label="Reading the file..." />}
      </section>
      <section className="stack stack-4" aria-label="What goes in the file">
        <SectionHead title="What goes in the file">
          <Button size="sm" icon={Download} onClick={() => downloadCsv(sampleFile(), 'jobs.csv')}>
            Download a sample
          </Button>
        </SectionHead>
        <ImportLayout />
      </section>
    </div>
  )
}
