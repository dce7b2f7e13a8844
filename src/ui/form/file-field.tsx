import { X } from 'lucide-react'
import { fileSize } from '#lib/file-size.ts'
import { IconButton } from '../primitives/button.tsx'
import { DropArea } from '../primitives/drop-area.tsx'
import { FileBox } from '../primitives/file-box.tsx'
import type { FieldProps } from './field-parts.tsx'
import { FieldShell, useField } from './field-shell.tsx'

export type FileFieldProps = FieldProps & {
  /** As of the input element: '.pdf,.docx'. Type and size are checked by the schema and the server. */
  accept?: string
  /** 'PDF, DOC, DOCX, TXT up to 10MB' */
  hint?: string
  /** 0 to 100 while the chosen file is on its way. */
  progress?: number
  /** Stops an upload that is under way. */
  onCancel?: () => void
}

/** One file, dropped or chosen: the value is a File or null. While it travels, the bar shows how far and it can be stopped. */
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
