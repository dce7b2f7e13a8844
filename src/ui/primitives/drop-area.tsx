import { Upload } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { cx } from './cx.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange' | 'children'> & {
  /** The input's name, if no label element names it: 'Resume files'. */
  label?: string
  onFiles: (files: File[]) => void
  /** The text while a file is dragged over the area. */
  over?: string | undefined
  /** Whether a file is already chosen. */
  filled?: boolean
  children: ReactNode
}

/** An area to drop files on or browse for them; `onFiles` decides which to refuse. Other props go to the input. */
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
          // reset, so that the same file can be chosen again after it was refused
          target.value = ''
        }}
      />
    </div>
  )
}
