import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Progress } from './progress.tsx'

/** A small drawn page: written here, or uploaded (then with the kind of file on its corner). */
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

/** A chosen or stored file: its page, name, size or date, what can be done with it, and progress while it travels. */
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
