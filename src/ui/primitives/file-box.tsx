import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Progress } from './progress.tsx'

/** A small page icon: for a document written here, or, with the file type in its corner, for an uploaded one. */
export function FileIcon({ ext, empty }: { ext?: string; empty?: boolean }) {
  return (
    <span
      className={cx('file-icon', ext && 'up', empty && 'is-empty')}
      data-ext={ext?.toUpperCase()}
      aria-hidden="true"
    >
      <i />
      <i />
      <i />
      <i />
    </span>
  )
}

/** A chosen or stored file: its icon, name, size or date, its actions, and the progress of its upload. */
export function FileBox({
  name,
  meta,
  ext,
  progress,
  actions,
}: {
  name: string
  meta?: ReactNode
  ext?: string
  /** 0 to 100 while uploading. */
  progress?: number
  actions?: ReactNode
}) {
  return (
    <div className="filebox">
      <FileIcon ext={ext ?? name.match(/\.([a-z0-9]{1,4})$/i)?.[1]} />
      <div className="grow">
        <b className="file-name">{name}</b>
        {meta && <div className="meta">{meta}</div>}
        {progress !== undefined && <Progress value={progress} label={`Uploading ${name}`} />}
      </div>
      {actions && <div className="row">{actions}</div>}
    </div>
  )
}
