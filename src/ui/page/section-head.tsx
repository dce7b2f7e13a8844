import type { ReactNode } from 'react'

/** The head of a section, with a heavy rule above; children are at the right. */
export function SectionHead({
  title,
  id,
  level = 2,
  children,
}: {
  title: ReactNode
  /** For `aria-labelledby` on the section. */
  id?: string
  level?: 2 | 3
  children?: ReactNode
}) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="sec-head">
      <Heading id={id}>{title}</Heading>
      {children != null && <div className="meta">{children}</div>}
    </div>
  )
}
