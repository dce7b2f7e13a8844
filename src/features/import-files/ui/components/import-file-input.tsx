import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type UploadTarget, uploadFile } from '#features/documents/ui/components/upload-file.ts'
import { fileSize } from '#lib/file-size.ts'
import { errorText } from '#ui/error-text.ts'
import { focusWhenLost } from '#ui/page/focus-when-lost.ts'
import { Button } from '#ui/primitives/button.tsx'
import { DropArea } from '#ui/primitives/drop-area.tsx'
import { FileBox } from '#ui/primitives/file-box.tsx'
import { Notice } from '#ui/primitives/notice.tsx'

const KINDS = ['csv', 'tsv', 'txt', 'xlsx', 'ods', 'json', 'xml']

export type UploadedImport = { fileId: string; fileName: string }
type Props = {
  /** The name of the input: 'File with applications'. */
  label: string
  target: UploadTarget
  maxBytes: number
  maxRows: number
  /** What is to be done before a file can be chosen. */
  blocked?: string | undefined
  /** Whether vCards can be chosen, too. */
  takesCards?: boolean
  /** A second line, such as the systems whose exports are known. */
  hint?: ReactNode
  onUploaded: (file: UploadedImport) => void
}

/** Uploads the file of an import; the server reads it. */
export function ImportFileInput(props: Props) {
  const { label, target, maxBytes, maxRows, blocked, takesCards = false, hint, onUploaded } = props
  const kinds = takesCards ? [...KINDS, 'vcf'] : KINDS
  const [problem, setProblem] = useState<string>()
  const [sent, setSent] = useState<{ name: string; percent: number }>()
  const upload = useRef<AbortController>(null)
  const input = useRef<HTMLInputElement>(null)
  const wasSending = useRef(false)
  useEffect(() => () => upload.current?.abort(), [])
  useEffect(() => {
    // it lost the focus while it was disabled
    if (wasSending.current && !sent) focusWhenLost(() => input.current)
    wasSending.current = sent !== undefined
  }, [sent])
  const take = async (files: File[]) => {
    const [file] = files
    const refusal = files.length > 1 ? 'Choose one file.' : problemOf(file, { kinds, maxBytes })
    setProblem(refusal ?? undefined)
    if (!file || refusal !== null) return
    upload.current = new AbortController()
    const onProgress = (percent: number) => setSent({ name: file.name, percent })
    onProgress(0)
    try {
      const { fileId } = await uploadFile(asKnown(file), target, { onProgress, signal: upload.current.signal })
      onUploaded({ fileId, fileName: file.name })
    } catch (error) {
      if (!isAborted(error)) setProblem(errorText(error, "This file couldn't be uploaded. Please try again."))
    } finally {
      setSent(undefined)
    }
  }
  return (
    <div className="stack stack-4">
      <DropArea
        ref={input}
        label={label}
        accept={kinds.map((kind) => `.${kind}`).join(',')}
        disabled={blocked !== undefined || sent !== undefined}
        onFiles={(files) => void take(files)}
      >
        <b className="strong">
          {blocked ?? (
            <>
              Drop a file or <span className="drop-browse">browse</span>
            </>
          )}
        </b>
        <span className="meta">
          {takesCards
            ? 'CSV, Excel (.xlsx), OpenDocument, JSON, XML or vCard'
            : 'CSV, Excel (.xlsx), OpenDocument, JSON or XML'}{' '}
          with up to {maxRows.toLocaleString('en-US')} rows, up to {sizeLabel(maxBytes)}
        </span>
        {hint && <span className="meta">{hint}</span>}
      </DropArea>
      {problem && <Notice tone="error">{problem}</Notice>}
      {sent && (
        <FileBox
          name={sent.name}
          progress={sent.percent}
          actions={
            <Button size="sm" icon={X} onClick={() => upload.current?.abort()}>
              Cancel
            </Button>
          }
        />
      )}
    </div>
  )
}

/** '25MB' */
const sizeLabel = (bytes: number): string => fileSize(bytes).replace(/(\.0)? /, '')

const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Why a file is not sent; null if it can be. */
function problemOf(
  file: File | undefined,
  { kinds, maxBytes }: { kinds: readonly string[]; maxBytes: number },
): string | null {
  if (!file) return 'Choose a file.'
  const kind = kindOf(file.name)
  if (kind === 'xls' || kind === 'numbers')
    return `We can't read .${kind} files. Save it as .xlsx or CSV, then choose that file.`
  if (!kinds.includes(kind))
    return `Choose a CSV, Excel (.xlsx), OpenDocument (.ods), JSON${kinds.includes('vcf') ? ', XML or vCard (.vcf)' : ' or XML'} file.`
  if (file.size === 0) return 'This file is empty.'
  return file.size > maxBytes ? `This file is larger than ${sizeLabel(maxBytes)}. Please split it.` : null
}

const kindOf = (name: string): string => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** Uploads know tab-separated values as text. */
const asKnown = (file: File): File =>
  kindOf(file.name) === 'tsv' ? new File([file], file.name.replace(/tsv$/i, 'txt'), { type: 'text/plain' }) : file
