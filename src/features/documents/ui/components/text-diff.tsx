import { wordDiff } from '../../improve/word-diff.ts'

/** What becomes of a text: what goes is struck out, what comes is set off. */
export function TextDiff({ before, after }: { before: string; after: string }) {
  return (
    <p className="diff">
      {wordDiff(before, after).map(({ kind, text }, index) => {
        const key = `${index} ${kind}`
        if (kind === 'gone') return <del key={key}>{text}</del>
        if (kind === 'new') return <ins key={key}>{text}</ins>
        return <span key={key}>{text}</span>
      })}
    </p>
  )
}
