import { Fragment } from 'react'
import { wordDiff } from '#features/resume-review/improve/word-diff.ts'
import './assist.css'

/** What becomes of a text: what goes is struck out, what comes is set off. */
export function TextDiff({ before, after }: { before: string; after: string }) {
  return (
    <p className="diff">
      {wordDiff(before, after).map(({ kind, text }, index) => {
        const key = `${index} ${kind}`
        if (kind === 'same') return <span key={key}>{text}</span>
        // a blank before a change is no part of what one sees change
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
