import { Search } from 'lucide-react'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Input } from '#ui/primitives/input.tsx'
import './help.css'

/** Frequent searches, shown below the search box. */
const popularSearches = ['auto apply', 'refund', 'change email']

/** The help search: a plain form, and frequent searches. */
export function HelpSearch({ q = '' }: { q?: string }) {
  return (
    <search>
      <form className="hc-form" action="/help-center" method="get" aria-label="Search the help center">
        <Input
          icon={Search}
          name="q"
          type="search"
          defaultValue={q}
          maxLength={200}
          placeholder="Describe your question, or name the page"
          aria-label="Describe your question, or name the page"
        />
        <Button type="submit" variant="marigold" size="lg">
          Search
        </Button>
      </form>
      <p className="hc-often">
        Popular searches:{' '}
        {popularSearches.map((words, at) => (
          <span key={words}>
            {at > 0 && ', '}
            <AppLink to={`/help-center?q=${encodeURIComponent(words)}`}>{words}</AppLink>
          </span>
        ))}
      </p>
    </search>
  )
}
