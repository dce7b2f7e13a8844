export const moderationKinds = ['job', 'company', 'profile', 'article'] as const
export type ModerationKind = (typeof moderationKinds)[number]
export const moderationStatuses = ['approved', 'pending', 'flagged', 'rejected'] as const
export type ModerationStatus = (typeof moderationStatuses)[number]
/** The queue's filters: items that need review, or items of one status. */
export const queueViews = ['waiting', ...moderationStatuses, 'all'] as const
export type QueueView = (typeof queueViews)[number]
