import { cx } from './cx.ts'

/** Rich text by users. The server cleans `html` when it is stored and when it is read; pass no other HTML. */
export function RichText({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place that shows rich text, which the server cleaned
  return <div className={cx('rich-text', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
