/*
 * Everything the marketing pages claim, word for word and nowhere else (PLAT-13). Static by ruling: these are no figures of the
 * platform. What the policy record knows (trial and refund days) is no copy and is not here.
 */

export const siteClaim = 'Seekers and companies, people and AI, working together.'

/** The year is the specification's (LAND-10). */
export const siteCopyright = '© 2025 Tandem. All rights reserved.'
