export const profileTabs = ['personal', 'professional', 'account'] as const
export type ProfileTab = (typeof profileTabs)[number]
