/**
 * Paths of `/api/v1` in release 0.2.0, and the current ones. Each pair also covers the paths below it; the first match is used. The former
 * paths and methods work until the release after the next one (docs/operations/releases.md).
 */
const formerPaths: readonly (readonly [former: string, current: string])[] = [
  ['/admin/look/end', '/admin/impersonation/stop'],
  ['/admin/users/{id}/look', '/admin/users/{id}/impersonate'],
  ['/admin/users/{id}/lift', '/admin/users/{id}/unsuspend'],
  ['/admin/users/figures', '/admin/users/stats'],
  ['/admin/waiting', '/admin/todo'],
  ['/applications/{id}/meetings', '/applications/{id}/interviews'],
  ['/auto-apply/rules/{id}/standing', '/auto-apply/rules/{id}/auto-approve'],
  ['/auto-apply/take-back', '/auto-apply/withdraw'],
  ['/company/candidates', '/company/talent-pool'],
  ['/conversations/messages', '/company/messages'],
  ['/conversations/{id}', '/company/applications/{id}/messages'],
  ['/conversations', '/company/messages'],
  ['/documents/{kind}/{id}/words', '/documents/{kind}/{id}/text'],
  ['/interview-logs', '/interview-prep/logs'],
  ['/interview', '/interview-prep'],
  ['/interviews/mocks', '/interview-prep/mocks'],
  ['/interviews/phone', '/interview-prep/phone'],
  ['/interviews/recordings', '/interview-prep/recordings'],
  ['/interviews/scheduled', '/interview-prep/scheduled'],
  ['/jobs/{id}/standing', '/jobs/{id}/eligibility'],
  ['/listing', '/candidate-profile'],
  ['/mail-stop', '/unsubscribe'],
  ['/meetings/of/{id}', '/company/applications/{id}/interviews'],
  ['/meetings', '/interviews'],
  ['/own-data/delete', '/account/delete'],
  ['/own-data', '/account/export'],
  ['/posting-imports', '/job-imports'],
  ['/requirement-sets', '/question-sets'],
  ['/reviews/{id}/evaluation', '/company/applications/{id}/scorecard'],
  ['/reviews', '/company/applications'],
  ['/stories', '/interview-prep/stories'],
  ['/tracking/elsewhere', '/job-tracker/external'],
  ['/tracking', '/job-tracker'],
]

/** Paths whose `PUT` of 0.2.0 changed only the fields that were sent. Today it is `PATCH`. */
const formerPuts = ['/admin/settings', '/admin/users/{id}', '/company/profile', '/postings/{id}']

/** When they were replaced, as the `Deprecation` header writes it: seconds since 1970 (RFC 9745). */
export const DEPRECATED_AT = `@${Date.UTC(2026, 10, 27) / 1000}`

type Route = { method: string; path: string }

/** The current route for a former one, both without the prefix `/api/v1`; null for other routes. */
export function currentRoute(method: string, path: string): Route | null {
  const today = currentPath(path)
  const isFormerPut = method === 'PUT' && formerPuts.some((former) => hasForm(today ?? path, former))
  if (isFormerPut) return { method: 'PATCH', path: today ?? path }
  return today === null ? null : { method, path: today }
}

/** Whether a path has this form, where `{id}` is any part. */
function hasForm(path: string, form: string): boolean {
  const [parts, expected] = [path.split('/'), form.split('/')]
  return parts.length === expected.length && expected.every((part, at) => isPart(parts[at], part))
}

const isPart = (part: string | undefined, expected: string) =>
  part === expected || (expected === '{id}' && Boolean(part))

const pairs = formerPaths.map(([former, current]) => ({ former: former.split('/'), current: current.split('/') }))

/** The current path for a former one, both without the prefix `/api/v1`; null for other paths. */
export function currentPath(path: string): string | null {
  const parts = path.split('/')
  const pair = pairs.find(({ former }) => former.every((part, at) => isPart(parts[at], part)))
  if (!pair) return null
  const id = parts[pair.former.indexOf('{id}')] ?? ''
  return [...pair.current.map((part) => (part === '{id}' ? id : part)), ...parts.slice(pair.former.length)].join('/')
}
