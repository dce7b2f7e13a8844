/** Where an article becomes an issue of the newsletter; the campaigns' editor takes it from there. */
export const newsletterPath = (postId: string): string => `/app/admin/campaigns?post=${postId}`
