import { cx } from './cx.ts'

/** Rich text that people wrote. `html` is cleaned by the server when it is stored and when it is read; pass nothing else. */
export function RichText({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place that shows rich text, which the server cleaned
  return <div className={cx('rich-text', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
