import { X } from 'lucide-react'
import { fileSize } from '#lib/file-size.ts'
import { IconButton } from '../primitives/button.tsx'
import { DropArea } from '../primitives/drop-area.tsx'
import { FileBox } from '../primitives/file-box.tsx'
import type { FieldProps } from './field-parts.tsx'
import { FieldShell, useField } from './field-shell.tsx'

export type FileFieldProps = FieldProps & {
  /** The input element's `accept`: '.pdf,.docx'. The schema and the server check type and size. */
  accept?: string
  /** 'PDF, DOC, DOCX, TXT up to 10MB' */
  hint?: string
  /** 0 to 100 while the chosen file is being uploaded. */
  progress?: number
  /** Cancels a running upload. */
  onCancel?: () => void
}

/** One file, dropped or chosen: the value is a File or null. During the upload it shows the progress and can be canceled. */
export function FileField({ accept, hint, progress, onCancel, ...props }: FileFieldProps) {
  const state = useField(props, props.help != null)
  const { value, onChange, onBlur, ref, name, disabled } = state.field
  const file = value instanceof File ? value : null
  const take = ([first]: File[]) => {
    if (first) onChange(first)
    onBlur()
  }
  const isUploading = progress !== undefined
  return (
    <FieldShell {...props} state={state}>
      <DropArea
        ref={ref}
        name={name}
        accept={accept}
        disabled={disabled || isUploading}
        filled={file !== null}
        onBlur={onBlur}
        onFiles={take}
        {...state.aria}
      >
        <b className="strong">
          Drop a file or <span className="drop-browse">browse</span>
        </b>
        {hint && <span className="meta">{hint}</span>}
      </DropArea>
      {file && (
        <FileBox
          name={file.name}
          meta={fileSize(file.size)}
          progress={progress}
          actions={
            isUploading ? (
              onCancel && <IconButton icon={X} label={`Cancel upload of ${file.name}`} size="sm" onClick={onCancel} />
            ) : (
              <IconButton
                icon={X}
                label={`Remove ${file.name}`}
                size="sm"
                disabled={disabled}
                onClick={() => onChange(null)}
              />
            )
          }
        />
      )}
    </FieldShell>
  )
}
