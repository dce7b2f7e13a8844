import type { ReactNode } from 'react'
import { SectionHead } from '#ui/page/section-head.tsx'

/** A section in the details of an application. */
export const DetailsPart = ({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) => (
  <section>
    <SectionHead title={title} level={3}>
      {end}
    </SectionHead>
    {children}
  </section>
)
