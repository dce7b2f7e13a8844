import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { useWide } from '#ui/page/use-wide.ts'
import { Button } from '#ui/primitives/button.tsx'
import { cx } from '#ui/primitives/cx.ts'
import '#ui/styles/talk.css'

type Props = {
  /** The list and what is open of it: what each is called. */
  labels: { list: string; open: string; none: string }
  list: ReactNode
  /** What is open, by its id. */
  open: { id: string; room: ReactNode } | null
  onClose: () => void
  /** Its height follows what stands in it. */
  isLetter?: boolean
}

/** An inbox and what is open of it, side by side; where it is narrow one of them, with a way back. */
export function InboxColumns({ labels, list, open, onClose, isLetter = false }: Props) {
  const isWide = useWide()
  const room = useRef<HTMLElement>(null)
  const side = useRef<HTMLElement>(null)
  const before = useRef(open?.id)
  useEffect(() => {
    if (before.current === open?.id) return
    before.current = open?.id
    // whatever was pressed is no longer on the screen
    if (!isWide) (open ? room : side).current?.focus()
  }, [open?.id, isWide, open])
  return (
    <div className="coach-page is-inbox" data-open={open !== null || undefined}>
      <section ref={side} className="card coach-side" aria-label={labels.list} tabIndex={-1}>
        {list}
      </section>
      <section
        ref={room}
        className={cx('card coach-room', isLetter && 'is-letter')}
        aria-label={labels.open}
        tabIndex={-1}
      >
        {open ? (
          <>
            <p className="inbox-back">
              <Button variant="ghost" size="sm" onClick={onClose}>
                <ArrowLeft aria-hidden />
                {labels.list}
              </Button>
            </p>
            {open.room}
          </>
        ) : (
          <EmptyState bare title={labels.none}>
            Choose one of the list.
          </EmptyState>
        )}
      </section>
    </div>
  )
}
