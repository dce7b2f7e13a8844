import { Fragment } from 'react'
import { wordDiff } from '#features/resume-review/improve/word-diff.ts'
import './assist.css'

/** A text change: removed text is struck out, added text is highlighted. */
export function TextDiff({ before, after }: { before: string; after: string }) {
  return (
    <p className="diff">
      {wordDiff(before, after).map(({ kind, text }, index) => {
        const key = `${index} ${kind}`
        if (kind === 'same') return <span key={key}>{text}</span>
        // a leading space is not part of the visible change
        const words = text.trimStart()
        return (
          <Fragment key={key}>
            {text.slice(0, text.length - words.length)}
            {kind === 'gone' ? <del>{words}</del> : <ins>{words}</ins>}
          </Fragment>
        )
      })}
    </p>
  )
}
