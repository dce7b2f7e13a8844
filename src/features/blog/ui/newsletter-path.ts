/** The address that starts a newsletter issue from an article, in the campaigns' editor. */
export const newsletterPath = (postId: string): string => `/app/admin/campaigns?post=${postId}`
