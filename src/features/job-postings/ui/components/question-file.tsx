import { X } from 'lucide-react'
import type { AriaAttributes, Ref } from 'react'
import { fileSize } from '#lib/file-size.ts'
import { IconButton } from '#ui/primitives/button.tsx'
import { DropArea } from '#ui/primitives/drop-area.tsx'
import { FileBox } from '#ui/primitives/file-box.tsx'
import type { Question } from '../../question-shapes.ts'
import { type Answer, type AnswerFile, acceptedFileTypes } from '../../questions.ts'

export type Upload = {
  /** 0 to 100 while the file is uploading. */
  progress?: number
  onCancel?: () => void
}

type Props = {
  id: string
  question: Question
  value: Answer
  onChange: (answer: Answer) => void
  onBlur?: () => void
  disabled?: boolean
  upload?: Upload
  ref?: Ref<HTMLInputElement>
  aria: AriaAttributes
}

/** The file of an answer, dropped or chosen: `onChange` gets the browser's File, or null when it is removed. */
export function QuestionFile({ question, value, onChange, onBlur, disabled, upload, ref, aria, id }: Props) {
  const file: AnswerFile | null = value !== null && typeof value === 'object' && !Array.isArray(value) ? value : null
  return (
    <>
      <DropArea
        {...aria}
        ref={ref}
        id={id}
        accept={acceptAttribute(question)}
        disabled={disabled === true || upload?.progress !== undefined}
        filled={file !== null}
        onBlur={onBlur}
        onFiles={([first]) => first && onChange(first)}
      >
        <b className="strong">
          {file ? 'Drop another file or ' : 'Drop a file or '}
          <span className="drop-browse">browse</span>
        </b>
      </DropArea>
      {file && (
        <FileBox
          name={file.name}
          meta={fileSize(file.size)}
          progress={upload?.progress}
          actions={<FileAction {...{ file, upload, disabled }} onRemove={() => onChange(null)} />}
        />
      )}
    </>
  )
}

function FileAction({
  file,
  upload,
  disabled,
  onRemove,
}: Pick<Props, 'upload' | 'disabled'> & { file: AnswerFile; onRemove: () => void }) {
  if (upload?.progress === undefined) {
    return <IconButton icon={X} label={`Remove ${file.name}`} size="sm" disabled={disabled} onClick={onRemove} />
  }
  if (!upload.onCancel) return null
  return <IconButton icon={X} label={`Cancel upload of ${file.name}`} size="sm" onClick={upload.onCancel} />
}

/** '.pdf,.jpg,.jpeg' */
function acceptAttribute(question: Props['question']): string {
  return acceptedFileTypes(question)
    .flatMap((type) => (type === 'jpg' ? ['.jpg', '.jpeg'] : [`.${type}`]))
    .join(',')
}
