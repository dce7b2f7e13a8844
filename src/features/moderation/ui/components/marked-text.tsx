import { Highlight } from '#ui/primitives/notice.tsx'
import '#ui/styles/talk.css'

/** Splits a paragraph into pieces: a finding's words are separate, with its number from 1 on. */
export function markedPieces(text: string, quotes: readonly string[]): { text: string; mark: number | null }[] {
  let pieces: { text: string; mark: number | null }[] = [{ text, mark: null }]
  quotes.forEach((quote, index) => {
    pieces = pieces.flatMap((piece) => {
      const at = piece.mark === null && quote !== '' ? piece.text.indexOf(quote) : -1
      if (at < 0) return [piece]
      const parts = [
        { text: piece.text.slice(0, at), mark: null },
        { text: quote, mark: index + 1 },
        { text: piece.text.slice(at + quote.length), mark: null },
      ]
      return parts.filter((part) => part.text !== '')
    })
  })
  return pieces
}

/** A paragraph with the findings' words marked. */
export function MarkedText({ text, quotes }: { text: string; quotes: readonly string[] }) {
  let at = 0
  return (
    <p>
      {markedPieces(text, quotes).map((piece) => {
        const key = at
        at += piece.text.length
        return piece.mark === null ? (
          piece.text
        ) : (
          <span key={key}>
            <Highlight>{piece.text}</Highlight>
            <span className="sup num">{piece.mark}</span>
          </span>
        )
      })}
    </p>
  )
}
