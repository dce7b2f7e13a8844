import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { useWide } from '#ui/page/use-wide.ts'
import { Button } from '#ui/primitives/button.tsx'
import { cx } from '#ui/primitives/cx.ts'
import '#ui/styles/talk.css'

type Props = {
  /** The labels of the list and of the open item. */
  labels: { list: string; open: string; none: string }
  list: ReactNode
  /** The open item, by its id. */
  open: { id: string; room: ReactNode } | null
  onClose: () => void
  /** Its height adapts to its content. */
  isLetter?: boolean
}

/** An inbox with the open item next to it; on narrow screens only one of them, with a back button. */
export function InboxColumns({ labels, list, open, onClose, isLetter = false }: Props) {
  const isWide = useWide()
  const room = useRef<HTMLElement>(null)
  const side = useRef<HTMLElement>(null)
  const before = useRef(open?.id)
  useEffect(() => {
    if (before.current === open?.id) return
    before.current = open?.id
    // the pressed element is no longer rendered
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
          <EmptyState bare level={2} title={labels.none}>
            Select a conversation.
          </EmptyState>
        )}
      </section>
    </div>
  )
}
