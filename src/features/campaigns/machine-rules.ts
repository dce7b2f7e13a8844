/** A mail that is fetched so soon after it left was fetched by a scanner on its way, not by its reader. */
export const MACHINE_SECONDS = 5

/**
 * Programs that fetch what a mail refers to whether or not anybody reads it: Apple's mail privacy (which calls itself nothing but
 * Mozilla/5.0), filters of companies, link previews, libraries. The picture proxies of Gmail and Yahoo are not among them: they fetch
 * when the mail is shown.
 */
const MACHINES =
  /^mozilla\/5\.0$|bot\b|crawl|spider|preview|scan|safelinks|proofpoint|mimecast|barracuda|fireeye|trendmicro|symantec|messagelabs|ironport|cloudmark|sophos|forcepoint|zscaler|facebookexternalhit|headless|phantom|python|curl|wget|go-http|java\/|okhttp|axios|node-fetch|undici|libwww|httpclient/i

type Fetch = {
  userAgent: string | undefined
  purpose: string | undefined
  method: string
  sentAt: Date | null
  at: Date
}

/** Whether a mail was opened, or a link of it followed, by a program: no name or a program's, a prefetch, a HEAD, or within five seconds. */
export function isMachine({ userAgent = '', purpose = '', method, sentAt, at }: Fetch): boolean {
  if (method !== 'GET' || userAgent.trim() === '' || MACHINES.test(userAgent) || /prefetch|preview/i.test(purpose))
    return true
  return sentAt === null || at.getTime() - sentAt.getTime() < MACHINE_SECONDS * 1000
}
