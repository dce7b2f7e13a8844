import { buttonClass } from '#ui/primitives/button.tsx'

type Props = {
  /** The path of the page with the form: the redirect target afterwards. */
  page: string
  /** Distinguishes two forms on one page. */
  id?: string
}

/**
 * The newsletter's email field with Subscribe (BLOG-11, CAMP-12): a plain HTML form, so that it works without
 * JavaScript. Nothing is sent before the owner of the address confirms.
 */
export function NewsletterForm({ page, id = 'newsletter' }: Props) {
  return (
    <form method="post" action="/api/newsletter" className="newsletter" aria-label="Newsletter">
      <label htmlFor={`${id}-email`}>Email for the newsletter</label>
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
      {/* hidden from people, and not reachable by keyboard */}
      <div className="newsletter-more" aria-hidden="true">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      <input type="hidden" name="page" value={page} />
      <p className="newsletter-note">We'll email you to confirm. Unsubscribe anytime.</p>
    </form>
  )
}
