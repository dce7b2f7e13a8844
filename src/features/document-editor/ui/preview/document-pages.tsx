import type { Preview } from '#features/documents/preview-contract.ts'
import '../editor.css'

/** The pages of a document as images, with their numbers as text alternatives. */
export function DocumentPages({ preview: { pages }, title }: { preview: Preview; title: string }) {
  return (
    <div className="pv-pages">
      {pages.map(({ svg, width, height }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
        <div className="pv-page" key={at}>
          <img
            src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
            alt={`Page ${at + 1} of ${pages.length} of "${title}"`}
            width={Math.round(width)}
            height={Math.round(height)}
          />
        </div>
      ))}
    </div>
  )
}
