import { plainWords } from '#lib/names.ts'

/** Names of sites and pages at the end of a title, which are not employers. */
const SITE =
  /^(?:(?:current )?(?:job )?(?:openings?|postings?|vacancies|vacancy|offers?|details?|search)|careers?|jobs?|apply(?: now)?|linkedin|indeed(?:\.(?:com|de|co\.uk|ca|fr|nl))?|glassdoor(?:\.\w+)?|greenhouse|lever|workable|ashby|step ?stone(?:\.de)?|monster(?:\.\w+)?|ziprecruiter|xing(?: jobs)?|totaljobs|reed(?:\.co\.uk)?|seek|naukri(?:\.com)?|infojobs|pracuj\.pl|welcome to the jungle|hellowork|arbeitsagentur|stellenangebote?|stellenanzeigen?|stellenausschreibung|karriere(?:seite)?|jetzt bewerben|offres? d['’]emploi|emplois?|carrières?|ofertas? de (?:empleo|emprego|trabajo)|empleos?|empregos?|vagas?|vacatures?|werken bij|lediga jobb|jobb|ledig tjänst|oferty? pracy|praca)$/i
const PAGE_WORDS = / (?:careers?|jobs?|job board|karriere(?:seite)?|carrières?)$/i
/** Words before a title: 'Stellenangebot: Koch', 'Job Application for Cook'. */
const LEAD =
  /^(?:job application for |(?:stellenangebot|stellenanzeige|stellenausschreibung|job|job opening|job offer|vacancy|offre d['’]emploi|oferta de (?:empleo|emprego|trabajo)|vacature|ledig tjänst|oferta pracy)(?: als )?\s?(?:[:–—-]| als) ?)/i
const DASHES = [' - ', ' – ', ' — ']
const NAMED = [' at ', ' @ ', ' bei ', ' chez ', ' bij ', ' hos ']

export const isSite = (name: string): boolean => SITE.test(name.trim())

type SplitTitle = { title: string; companyName: string }

/**
 * Splits a page's title into the job's title and the employer's name: 'Engineer | Avalanche Energy', 'Planner at Halden', 'Fernway hiring
 * Data Analyst in Portland | LinkedIn', 'Koch (m/w/d) bei Halden GmbH in Kiel - Stellenangebot'. If the company is already known, it is
 * only removed from the title.
 */
export function splitTitle(text: string, known: string): SplitTitle {
  const [first = '', ...rest] = withoutSites(text.replace(LEAD, '')).split(/ [|·] /)
  const names = rest.map((part) => part.replace(PAGE_WORDS, '').trim())
  const named = names.find((part) => part !== '' && !isSite(part)) ?? ''
  const hiring = /^(.{2,80}?) (?:hiring|sucht|recrute|zoekt|söker) (.{2,120}?)(?: in .{2,80})?$/.exec(first)
  if (hiring?.[1] && hiring[2]) return { title: hiring[2], companyName: known || hiring[1] }
  const company = known || named
  const bare = company ? withoutCompany(first, company) : first
  if (bare !== first || company) return { title: bare, companyName: company }
  return atCompany(first)
}

/** Removes the names of sites and pages at the end, after any separator. */
function withoutSites(text: string): string {
  let bare = text.trim()
  for (;;) {
    const at = Math.max(...[' | ', ' · ', ...DASHES].map((sign) => bare.lastIndexOf(sign)))
    if (at <= 0 || !isSite(bare.slice(at + 3))) return bare
    bare = bare.slice(0, at).trim()
  }
}

/** Splits 'Planner at Halden' or 'Koch (m/w/d) bei Halden GmbH in Kiel'; the company's name must start with a capital letter. */
function atCompany(text: string): SplitTitle {
  const at = Math.max(...NAMED.map((sign) => (text.lastIndexOf(sign) > 0 ? text.lastIndexOf(sign) : -1)))
  const after = at > 0 ? text.slice(text.indexOf(' ', at + 1) + 1).trim() : ''
  if (!/^\p{Lu}/u.test(after)) return { title: text, companyName: '' }
  return { title: text.slice(0, at).trim(), companyName: /^(.+?) in \p{Lu}/u.exec(after)?.[1] ?? after }
}

/** Removes the company before or after the title, and a place after the company. */
function withoutCompany(title: string, company: string): string {
  const name = company.toLowerCase()
  const lower = title.toLowerCase()
  for (const sign of [...NAMED, ...DASHES, ', '])
    if (lower.endsWith(sign + name)) return title.slice(0, -sign.length - name.length).trim() || title
  for (const sign of NAMED) {
    const at = lower.indexOf(`${sign}${name} in `)
    if (at > 0) return title.slice(0, at)
  }
  for (const sign of [...DASHES, ': ']) {
    if (lower.startsWith(name + sign)) return title.slice(sign.length + name.length).trim() || title
  }
  return title
}

/** Hosts of application systems, with the company in the first part of the path or of the host name. */
const BY_PATH =
  /^(?:jobs(?:\.eu)?\.lever\.co|(?:job-)?boards(?:\.eu)?\.greenhouse\.io|jobs\.ashbyhq\.com|apply\.workable\.com|(?:jobs|careers)\.smartrecruiters\.com)$/
const BY_HOST =
  /^([a-z0-9-]{2,60})\.(?:bamboohr\.com|recruitee\.com|teamtailor\.com|jobs\.personio\.(?:de|com)|breezy\.hr|jobs\.lever\.co|applytojob\.com|wd\d{1,3}\.myworkdayjobs\.com|workable\.com)$/

/** The company in the address of an application system: 'jobs.lever.co/fernway-health/…' is 'Fernway Health'; '' for other addresses. */
export function companyOfAddress(address: string): string {
  if (!URL.canParse(address)) return ''
  const { hostname, pathname } = new URL(address)
  const slug = BY_PATH.test(hostname) ? pathname.split('/')[1] : BY_HOST.exec(hostname)?.[1]
  if (!slug || /^(?:www|jobs|careers|apply|embed|j|en|de)$/i.test(slug) || /%/.test(slug)) return ''
  const words = slug.split(/[-_]+/).filter(Boolean)
  return words
    .map((word) => (word === word.toLowerCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word))
    .join(' ')
    .slice(0, 80)
}

/** The company of an address in the spelling of the text: 'Fernwayhealth' is 'Fernway Health'; '' if the text does not contain it. */
export function spellingIn(company: string, text: string): string {
  if (company === '') return ''
  const key = plainWords(company).replaceAll(' ', '')
  const parts = text.split(/ [|·–—-] | at | bei |, /).map((part) => part.replace(PAGE_WORDS, '').trim())
  return parts.find((part) => plainWords(part).replaceAll(' ', '') === key) ?? ''
}
