import { isbot } from 'isbot'

/** An email fetched this soon after sending was fetched by a mail scanner, not by its reader. */
export const MACHINE_SECONDS = 5

// corporate filters add their name to a browser's user agent
const FILTERS =
  /safelinks|proofpoint|mimecast|barracuda|fireeye|trendmicro|symantec|messagelabs|ironport|cloudmark|sophos|forcepoint|zscaler|scan/i

/** User agents that fetch images when a person opens the email: the proxies of Gmail and Yahoo, and mail programs. */
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
 * Whether an email was opened, or a link followed, by a program: an empty or a program's user agent (Apple's mail
 * privacy sends only Mozilla/5.0), a prefetch, a HEAD, or within five seconds.
 */
export function isMachine({ userAgent = '', purpose = '', method, sentAt, at }: Fetch): boolean {
  if (method !== 'GET' || userAgent.trim() === '' || /prefetch|preview/i.test(purpose)) return true
  if (FILTERS.test(userAgent) || (isbot(userAgent) && !MAIL_PROGRAMS.test(userAgent))) return true
  return sentAt === null || at.getTime() - sentAt.getTime() < MACHINE_SECONDS * 1000
}
