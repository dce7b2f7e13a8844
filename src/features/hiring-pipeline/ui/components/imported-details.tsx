import { SectionHead } from '#ui/page/section-head.tsx'
import type { ReviewDetails } from '../../contract.ts'

/** What an imported file said of the candidate beyond the application's own fields. */
export function ImportedDetails({ details }: { details: ReviewDetails['importedDetails'] }) {
  if (details.length === 0) return null
  return (
    <section aria-label="From the imported file">
      <SectionHead title="From the imported file" level={3} />
      <dl className="stack stack-3">
        {details.map(({ label, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a column can occur twice
          <div key={at}>
            <dt className="meta">{label}</dt>
            <dd className="whitespace-pre-line break-words">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
