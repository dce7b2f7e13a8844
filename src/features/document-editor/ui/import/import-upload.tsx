import { useMutation } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { chosenFileProblem, importKinds } from '#features/documents/rules.ts'
import { useUploads } from '#features/documents/ui/components/use-uploads.ts'
import { fileSize } from '#lib/file-size.ts'
import { errorText } from '#ui/error-text.ts'
import { IconButton } from '#ui/primitives/button.tsx'
import { DropArea } from '#ui/primitives/drop-area.tsx'
import { FileBox } from '#ui/primitives/file-box.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import './import.css'

const KEY = 'import'
const accept = importKinds.map((kind) => `.${kind}`).join(',')
const FAILED = "We couldn't import this file. Try again."

/** The first step: uploads a file and stores it as a document. The next step reads it. */
export function ImportUpload({ onStored }: { onStored: (resumeId: string) => void }) {
  const uploads = useUploads()
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string>()
  const keep = useMutation(api.imports.start.mutationOptions())
  const fail = (text: string) => {
    setProblem(text)
    setFile(null)
  }
  const take = ([first, ...more]: File[]) => {
    if (!first) return
    setProblem(undefined)
    if (more.length > 0) return fail('Choose one file.')
    const text = chosenFileProblem(first, importKinds)
    if (text) return fail(text)
    setFile(first)
    void uploads.start(
      KEY,
      first,
      { purpose: 'import' },
      {
        onDone: ({ fileId }) =>
          keep.mutate(
            { fileId },
            {
              onSuccess: ({ resumeId }) => onStored(resumeId),
              onError: (error) => {
                uploads.discard(fileId)
                fail(errorText(error, FAILED))
              },
            },
          ),
        onFail: (words) => (words === null ? setFile(null) : fail(words)),
      },
    )
  }
  const sending = uploads.of(KEY)
  return (
    <section className="card im-upload stack stack-4" aria-labelledby="import-file">
      <h2 id="import-file">Choose a file</h2>
      <DropArea
        label="Resume file to import"
        accept={accept}
        disabled={file !== null}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && 'import-problem'}
        onFiles={take}
      >
        <b className="strong">
          Drop a file or <span className="drop-browse">browse</span>
        </b>
        <span className="meta">
          PDF (also LinkedIn’s), DOC, DOCX, ODT, TXT, JSON Resume, Reactive Resume, Europass (XML) or LinkedIn’s data
          export (zip), up to 10MB
        </span>
      </DropArea>
      {problem && (
        <div id="import-problem">
          <Notice tone="error">{problem}</Notice>
        </div>
      )}
      {file && (
        <div aria-live="polite">
          <FileBox
            name={file.name}
            meta={sending ? fileSize(file.size) : 'Reading…'}
            progress={sending?.progress ?? 99}
            actions={
              sending && (
                <IconButton icon={X} label={`Cancel upload of ${file.name}`} size="sm" onClick={sending.onCancel} />
              )
            }
          />
        </div>
      )}
      <div className="meta stack stack-2">
        <p>
          <b>From LinkedIn:</b> open your profile, choose More (or Resources), then Save to PDF, and choose that file
          here.
        </p>
        <p>
          LinkedIn’s data export (ZIP) has more: Settings &gt; Data privacy &gt; Get a copy of your data. It takes
          LinkedIn up to a day. We read your profile in it, never your messages.
        </p>
        <p>The original is saved in your documents.</p>
      </div>
    </section>
  )
}
