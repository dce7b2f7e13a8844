export const COMPANY_CHANNEL = 'tandem-company'
/** Identifies this page, so that it ignores its own message: it opens the other company without a reload. */
export const PAGE = Math.random()

/** Notifies this browser's other pages that another company's portal was opened. */
export function broadcastCompany(): void {
  const channel = new BroadcastChannel(COMPANY_CHANNEL)
  channel.postMessage(PAGE)
  channel.close()
}
