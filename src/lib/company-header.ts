/**
 * The company that a page was opened for: the page's calls are about this company, even if another page of the browser opens another one.
 */
export const COMPANY_HEADER = 'x-tandem-company'
