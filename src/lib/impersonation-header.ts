/**
 * The impersonation session of a page: once it has ended, the page's requests count as signed out, so that none of them acts as the admin.
 */
export const IMPERSONATION_HEADER = 'x-tandem-impersonation'

/** The header's name in pages that a browser loaded from release 0.2.0. Remove it in the release after the next one. */
export const FORMER_IMPERSONATION_HEADER = 'x-tandem-look'
