import { useEffect, useRef } from 'react'
import type { ImportDraft } from '#features/documents/import-contract.ts'
import { cx } from '#ui/primitives/cx.ts'
import './import.css'

type Props = { draft: ImportDraft; shown: ReadonlySet<number>; unplaced: ReadonlySet<number> }

/** The original text, line by line. The source lines of the current field are highlighted and scrolled into view. */
export function OriginalText({ draft: { lines }, shown, unplaced }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const [first] = shown
  useEffect(() => {
    const box = list.current
    const line = first === undefined ? null : box?.children[first]
    if (!(box && line instanceof HTMLElement)) return
    // scroll only the box, not the page while the user types
    box.scrollTop = line.offsetTop - box.offsetTop - box.clientHeight / 3
  }, [first])
  if (lines.length === 0) return <p className="meta">There is no text to show.</p>
  const withWideTabs = (text: string) => text.replaceAll('\t', '\u2003\u2003')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and who has no mouse scrolls it by keys
    <ol className="im-lines" ref={list} tabIndex={0} aria-label="Text of the original">
      {lines.map(({ text, isHeading }, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place
          key={at}
          dir="auto"
          className={cx(isHeading && 'strong', unplaced.has(at) && 'is-unplaced')}
        >
          {shown.has(at) ? <mark className="hl">{withWideTabs(text)}</mark> : withWideTabs(text)}
        </li>
      ))}
    </ol>
  )
}
