/** Names of sites and pages at the end of a title, which are no employers. */
const SITE =
  /^(?:(?:current )?(?:job )?(?:openings?|postings?|vacancies|search)|careers?|jobs?|apply(?: now)?|linkedin|indeed(?:\.com)?|glassdoor|greenhouse|lever|workable|ashby|stepstone|monster|ziprecruiter|xing|totaljobs|reed(?:\.co\.uk)?)$/i
const PAGE_WORDS = / (?:careers?|jobs?|job board)$/i

export const isSite = (name: string): boolean => SITE.test(name.trim())

type SplitTitle = { title: string; companyName: string }

/**
 * A page's title as the job's title and the employer's name: 'Engineer | Avalanche Energy', 'Planner at Halden',
 * 'Fernway hiring Data Analyst in Portland | LinkedIn'. A company that is known otherwise is only removed from the title.
 */
export function splitTitle(text: string, known: string): SplitTitle {
  const [first = '', ...rest] = text.replace(/^job application for /i, '').split(/ [|·] /)
  const named =
    rest.map((part) => part.replace(PAGE_WORDS, '').trim()).find((part) => part !== '' && !isSite(part)) ?? ''
  const hiring = /^(.{2,80}?) hiring (.{2,120}?)(?: in .{2,80})?$/.exec(first)
  if (hiring?.[1] && hiring[2]) return { title: hiring[2], companyName: known || hiring[1] }
  const company = known || named
  const bare = company ? withoutCompany(first, company) : first
  if (bare !== first || company) return { title: bare, companyName: company }
  const at = first.lastIndexOf(' at ')
  const after = at > 0 ? first.slice(at + 4).trim() : ''
  return /^\p{Lu}/u.test(after) ? { title: first.slice(0, at), companyName: after } : { title: first, companyName: '' }
}

function withoutCompany(title: string, company: string): string {
  const end = company.toLowerCase()
  for (const sign of [' at ', ' @ ', ' - ', ' – ', ' — ', ', '])
    if (title.toLowerCase().endsWith(sign + end)) return title.slice(0, -sign.length - end.length).trim() || title
  return title
}
