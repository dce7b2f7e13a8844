import { Upload } from 'lucide-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { cx } from './cx.ts'

type Props = {
  /** What the input is called: 'Resume files'. */
  label: string
  /** As of the input element: '.pdf,.docx'. */
  accept: string
  multiple?: boolean
  disabled?: boolean
  onFiles: (files: File[]) => void
  /** Its text while a file is dragged over it. */
  over?: string | undefined
  children: ReactNode
}

/** Where files are dropped or browsed for; `onFiles` says which of them are refused. */
export function DropArea({ label, accept, multiple = false, disabled = false, onFiles, over, children }: Props) {
  const [isOver, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input inside takes keyboard and click
    <div
      className={cx('drop', isOver && !disabled && 'is-over')}
      onDragOver={(event: DragEvent) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        if (!disabled) onFiles([...event.dataTransfer.files])
      }}
    >
      <Upload className="ic ic-lg" />
      {over && isOver && !disabled ? <b className="strong">{over}</b> : children}
      <input
        type="file"
        multiple={multiple}
        accept={accept}
        aria-label={label}
        disabled={disabled}
        className="drop-input"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // the same file may be chosen again after it was refused
          target.value = ''
        }}
      />
    </div>
  )
}
