import { buttonClass } from '#ui/primitives/button.tsx'

type Props = {
  /** The path of the page that it stands on: the way back afterwards. */
  page: string
  /** Tells two of one page apart. */
  id?: string
}

/**
 * The e-mail box of the newsletter with Subscribe (BLOG-11, CAMP-12): a plain form of the browser, so that it works without a script.
 * Nothing comes before the owner of the address confirms.
 */
export function NewsletterForm({ page, id = 'newsletter' }: Props) {
  return (
    <form method="post" action="/api/newsletter" className="newsletter" aria-label="Newsletter">
      <label htmlFor={`${id}-email`}>E-mail for the newsletter</label>
      <div className="newsletter-line">
        <input
          id={`${id}-email`}
          className="input"
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder="you@example.com"
        />
        <button type="submit" className={buttonClass({ variant: 'marigold' })}>
          Subscribe
        </button>
      </div>
      {/* people do not see it, and do not reach it by keyboard */}
      <div className="newsletter-more" aria-hidden="true">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      <input type="hidden" name="page" value={page} />
      <p className="newsletter-note">We ask by mail first; every issue has a link that stops it.</p>
    </form>
  )
}
