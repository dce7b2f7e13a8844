/** Which company a page was opened for: what it asks is about that one, whichever another page of the browser opens meanwhile. */
export const COMPANY_HEADER = 'x-tandem-company'
