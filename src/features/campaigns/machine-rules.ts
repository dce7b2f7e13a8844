import { isbot } from 'isbot'

/** A mail that is fetched so soon after it left was fetched by a scanner on its way, not by its reader. */
export const MACHINE_SECONDS = 5

// filters of companies that call themselves a browser with their name added
const FILTERS =
  /safelinks|proofpoint|mimecast|barracuda|fireeye|trendmicro|symantec|messagelabs|ironport|cloudmark|sophos|forcepoint|zscaler|scan/i

/** What fetches pictures when a person opens the mail: the proxies of Gmail and Yahoo, and mail programs with a name of their own. */
const MAIL_PROGRAMS =
  /GoogleImageProxy|YahooMailProxy|^(?:Yahoo%20Mail|WindowsMail|NaverMailApp|eMClient|Barca|Thunderbird|com\.google\.android\.gm)\b/

type Fetch = {
  userAgent: string | undefined
  purpose: string | undefined
  method: string
  sentAt: Date | null
  at: Date
}

/**
 * Whether a mail was opened, or a link of it followed, by a program: no name or a program's (Apple's mail privacy calls itself nothing but
 * Mozilla/5.0), a prefetch, a HEAD, or within five seconds.
 */
export function isMachine({ userAgent = '', purpose = '', method, sentAt, at }: Fetch): boolean {
  if (method !== 'GET' || userAgent.trim() === '' || /prefetch|preview/i.test(purpose)) return true
  if (FILTERS.test(userAgent) || (isbot(userAgent) && !MAIL_PROGRAMS.test(userAgent))) return true
  return sentAt === null || at.getTime() - sentAt.getTime() < MACHINE_SECONDS * 1000
}
