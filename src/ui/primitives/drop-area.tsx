import { Upload } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { cx } from './cx.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange' | 'children'> & {
  /** What the input is called, where no label element names it: 'Resume files'. */
  label?: string
  onFiles: (files: File[]) => void
  /** Its text while a file is dragged over it. */
  over?: string | undefined
  /** A file is chosen already. */
  filled?: boolean
  children: ReactNode
}

/** Where files are dropped or browsed for; `onFiles` says which of them are refused. Other props are the input's. */
export function DropArea({ label, disabled = false, onFiles, over, filled, children, ...input }: Props) {
  const [isDragged, setDragged] = useState(false)
  const isOver = isDragged && !disabled
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input inside takes keyboard and click
    <div
      className={cx('drop', isOver && 'is-over', input['aria-invalid'] && 'is-bad', filled && 'is-filled')}
      onDragOver={(event) => {
        event.preventDefault()
        setDragged(true)
      }}
      onDragLeave={() => setDragged(false)}
      onDrop={(event) => {
        event.preventDefault()
        setDragged(false)
        if (!disabled) onFiles([...event.dataTransfer.files])
      }}
    >
      <Upload className="ic ic-lg" />
      {over && isOver ? <b className="strong">{over}</b> : children}
      <input
        aria-label={label}
        {...input}
        type="file"
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
