/** The impersonation session of a page: after its end the page's requests count as signed out, so that none acts as the admin. */
export const IMPERSONATION_HEADER = 'x-tandem-impersonation'
