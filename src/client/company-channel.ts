export const COMPANY_CHANNEL = 'tandem-company'
/** This page among the others: it leaves for the company by itself. */
export const PAGE = Math.random()

/** Notifies this browser's other pages that another company's portal was opened. */
export function announceCompany(): void {
  const channel = new BroadcastChannel(COMPANY_CHANNEL)
  channel.postMessage(PAGE)
  channel.close()
}
