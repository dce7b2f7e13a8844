import { Search } from 'lucide-react'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Input } from '#ui/primitives/input.tsx'
import { oftenAsked } from '../../pages/help.ts'
import './help.css'

/** Where help is looked for: a plain form, and what is asked often. */
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
          placeholder="Ask in your own words, or name the page"
          aria-label="Ask in your own words, or name the page"
        />
        <Button type="submit" variant="marigold" size="lg">
          Search
        </Button>
      </form>
      <p className="hc-often">
        Often asked:{' '}
        {oftenAsked.map((words, at) => (
          <span key={words}>
            {at > 0 && ', '}
            <AppLink to={`/help-center?q=${encodeURIComponent(words)}`}>{words}</AppLink>
          </span>
        ))}
      </p>
    </search>
  )
}
