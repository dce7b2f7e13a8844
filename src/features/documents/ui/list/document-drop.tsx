import { Upload } from 'lucide-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { cx } from '#ui/primitives/cx.ts'
import { documentKinds } from '../../rules.ts'

type Props = {
  /** What the input is called: 'Resume files'. */
  label: string
  onFiles: (files: File[]) => void
  children: ReactNode
}

const accept = documentKinds.map((kind) => `.${kind}`).join(',')

/** Where files are dropped or browsed for, several at a time. */
export function DocumentDrop({ label, onFiles, children }: Props) {
  const [isOver, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input inside takes keyboard and click
    <div
      className={cx('drop', isOver && 'is-over')}
      onDragOver={(event: DragEvent) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      <Upload className="ic ic-lg" />
      {children}
      <input
        type="file"
        multiple
        accept={accept}
        aria-label={label}
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
