/*
 * Labels of audit actions: the log stores `area.what_happened`, and readers see the action and the area. An action without a label here
 * gets one made from its name, so that no new action is without a label.
 */

const acts: Record<string, string> = {
  'account.created': 'Signed up',
  'account.deleted': 'Deleted an account',
  'account.verified': 'Verified an email address',
  'account.look_begun': 'Started impersonating a user',
  'account.look_ended': 'Stopped impersonating a user',
  'account.roles_changed': 'Changed the roles of a user',
  'account.suspended': 'Suspended a user',
  'account.suspension_lifted': 'Lifted the suspension of a user',
  'account.made_platform_admin': 'Became a platform admin (command line)',
  'application.submitted': 'Applied to a job',
  'application.withdrawn': 'Withdrew an application',
  'application.notice_sent': 'Notified a candidate immediately',
  'application.status_set': 'Moved an application',
  'application.stage_set': 'Moved an application to a stage',
  'application.exported': 'Exported applications',
  'api_key.created': 'Created an API key',
  'api_key.confirmed': 'Confirmed a paused API key',
  'api_key.revoked': 'Revoked an API key',
  'audit.exported': 'Exported the audit log',
  'audit.verified': 'Verified the audit log',
  'analytics.exported': 'Exported platform analytics',
  'backup.made': 'Created a backup',
  'backup.restored': 'Restored a backup',
  'secrets.rotated': 'Rotated the server secret',
  'coaching.released': 'Released a session of a former coach',
  'currency_rate.changed': 'Changed a reference rate',
  'contact.written': 'Contacted support',
  'posting.created': 'Created a job',
  'posting.deleted': 'Deleted a job',
  'posting.status_changed': 'Changed the status of a job',
  'postings.imported': 'Imported jobs',
  'postings.import_undone': 'Undid an import of jobs',
  'plan.changed': 'Changed a plan',
  'plan.created': 'Created a plan',
  'settings.changed': 'Changed platform settings',
  'support.released': 'Unassigned the conversations of a staff member',
  'subscribers.imported': 'Imported subscribers',
  'subscribers.import_cancelled': 'Cancelled an import of subscribers',
  'subscribers.import_undone': 'Undid an import of subscribers',
  'salaries.import_started': 'Started an import of salary data',
  'salaries.import_cancelled': 'Cancelled an import of salary data',
  'subscribers.exported': 'Exported the subscribers',
  'team.invited': 'Invited a team member',
  'team.joined': 'Joined a team',
  'team.removed': 'Removed a team member',
  'team.role_changed': 'Changed a role',
  'work.all_retried': 'Retried all failed jobs',
  'work.retried': 'Retried a failed job',
  'work.discarded': 'Discarded a failed job',
}

const places: Record<string, string> = {
  account: 'User Management',
  analytics: 'Analytics',
  api_key: 'Integrations',
  article: 'Blog Management',
  audit: 'Audit Log',
  auto_apply: 'Auto Apply',
  backup: 'Operations',
  blog: 'Blog Management',
  campaign: 'Campaign Management',
  company: 'Company Management',
  contact: 'Support',
  interview: 'Interview Prep',
  moderation: 'Content Moderation',
  plan: 'Settings',
  posting: 'Jobs Management',
  postings: 'Jobs Management',
  secrets: 'Operations',
  settings: 'Settings',
  subscriber: 'Campaign Management',
  subscribers: 'Campaign Management',
  support: 'Support',
  team: 'Team',
  user: 'User Management',
  work: 'Operations',
}

const plain = (name: string): string => name.replaceAll(/[._]/g, ' ')
const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The label of an action: 'Changed a role', or 'Cover letter renamed' made from its name if there is no label. */
export const auditActionLabels = (action: string): string => acts[action] ?? begun(plain(action))

/** The label of an action's area: 'Settings', or the first part of its name if there is no label. */
export function formatActionArea(action: string): string {
  const area = action.split('.')[0] ?? ''
  return places[area] ?? begun(plain(area))
}
