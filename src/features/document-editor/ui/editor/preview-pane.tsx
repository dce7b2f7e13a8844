import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Preview } from '#features/documents/preview-contract.ts'
import { Button } from '#ui/primitives/button.tsx'
import { cx } from '#ui/primitives/cx.ts'
import { Notice } from '#ui/primitives/notice.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { PreviewPage } from './preview-page.tsx'
import '../editor.css'

type Props = {
  /** The name of the document kind: 'resume' or 'cover letter'. */
  what: string
  preview: Preview | null
  problem: string | null
  isBusy: boolean
  onRetry: () => void
  /** The section or item that is being edited: it is highlighted and scrolled into view. */
  part: string | null
  onPart: (id: string) => void
  tools: ReactNode
}

/** The pages of the PDF, with the edited part highlighted (BUILD-03, BUILD-04). */
export function PreviewPane({ what, preview, problem, isBusy, onRetry, part, onPart, tools }: Props) {
  const pane = useRef<HTMLElement>(null)
  const stick = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState(1)
  const pages = preview?.pages.length ?? 0
  const mark = preview?.marks.find(({ id }) => id === part)
  const place = mark && `${mark.page}:${Math.round(mark.y)}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the part, and its place once that moved
  useEffect(() => {
    const node = pane.current?.querySelector('.pv-mark')
    if (mark) setPage(mark.page)
    if (node) scrollWithin(stick.current, node)
  }, [part, place])
  return (
    <section className="pv" aria-label="Live Preview" ref={pane}>
      <div className="pv-stick" ref={stick}>
        <header className="pv-head">
          <h2 className="pv-title">
            <span className={cx('pv-dot', isBusy && 'is-busy')} aria-hidden="true" />
            Live Preview
          </h2>
          <span className="meta num" aria-live="polite">
            {pages > 0 && `Page ${Math.min(page, pages)} of ${pages}`}
          </span>
          {tools}
        </header>
        {problem && (
          <Notice tone="warn" title="Preview couldn't be updated">
            {problem}{' '}
            <Button size="sm" onClick={onRetry}>
              Try again{' '}
            </Button>
          </Notice>
        )}
        {preview && <Shortcomings preview={preview} />}
        <div className="pv-pages">
          {!preview && !problem && <Skeleton shape="block" className="pv-empty" />}
          {preview?.pages.map((sheet, at) => (
            <PreviewPage
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
              key={at}
              sheet={sheet}
              label={`Page ${at + 1} of ${pages} of the ${what}. The form has the same text.`}
              marks={preview.marks.filter((one) => one.page === at + 1)}
              part={part}
              onPart={onPart}
            />
          ))}
        </div>
      </div>
    </section>
  )
}

/** Scrolls a mark into view only inside its pane: if the form moved between pointer down and up, the click would hit another element. */
function scrollWithin(frame: HTMLElement | null, mark: Element): void {
  if (!frame) return
  const [seen, box] = [frame.getBoundingClientRect(), mark.getBoundingClientRect()]
  const top = seen.top + HEAD
  const isHigh = box.height > seen.bottom - top
  const by = box.top < top || isHigh ? box.top - top : Math.max(0, box.bottom - seen.bottom)
  if (by !== 0) frame.scrollBy({ top: by, behavior: motion() })
}

/** The height of the sticky header of the pane, in pixels. */
const HEAD = 72

const motion = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth')

function Shortcomings({ preview: { missing, isTooLong, fittedTo } }: { preview: Preview }) {
  const letters = [...new Set(missing.map(({ character }) => character))]
  return (
    <>
      {letters.length > 0 && (
        <Notice tone="warn" title="Some characters aren't supported in the PDF">
          Our fonts don't include {letters.slice(0, 12).join(' ')}. Replace {letters.length === 1 ? 'it' : 'them'} to
          see {letters.length === 1 ? 'it' : 'them'} in the PDF.
        </Notice>
      )}
      {isTooLong && (
        <Notice tone="info" title="Doesn't fit on one page">
          The text would be too small to read. Shorten it or choose tighter spacing.
        </Notice>
      )}
      {fittedTo !== null && !isTooLong && (
        <p className="meta">Scaled to {Math.round(fittedTo * 100)}% to fit on one page.</p>
      )}
    </>
  )
}
