import { currentRoute } from './former-paths.ts'

const KB = 1024
/** The largest body of a call, in bytes, unless it is listed below. */
export const DEFAULT_BODY_BYTES = 64 * KB
/** The upper limit for every call, in bytes. */
export const MAX_BODY_BYTES = 2048 * KB

/** [procedure, route below `/api/v1`, kilobytes] */
type Larger = readonly [procedure: string, route: string, kilobytes: number]

/** Calls whose input may be larger than 64 KB. A test compares each with its procedure's schema. */
export const LARGER_CALLS: readonly Larger[] = [
  ['adminPostings.create', 'POST /admin/jobs', 448],
  ['applicationImports.check', 'POST /application-imports/check', 128],
  ['applicationImports.start', 'POST /application-imports', 128],
  ['applications.saveDraft', 'PUT /jobs/{jobId}/application-draft', 2048],
  ['applications.submit', 'POST /applications', 2048],
  ['autoApply.previewRule', 'POST /auto-apply/preview', 192],
  ['autoApply.saveAnswer', 'POST /auto-apply/answers', 896],
  ['autoApply.saveEntry', 'POST /auto-apply/queue/{id}', 2048],
  ['autoApply.saveRule', 'POST /auto-apply/rules', 256],
  ['blog.create', 'POST /admin/blog/posts', 640],
  ['blog.save', 'PUT /admin/blog/posts/{id}', 640],
  ['campaigns.create', 'POST /admin/campaigns', 320],
  ['campaigns.save', 'PUT /admin/campaigns/{id}', 320],
  ['editors.saveLetter', 'PUT /cover-letters/{id}/content', 1152],
  ['editors.saveResume', 'PUT /resumes/{id}/content', 2048],
  ['helpDesk.create', 'POST /admin/help', 192],
  ['helpDesk.save', 'PUT /admin/help/{id}', 192],
  ['imports.accept', 'PUT /imports/{resumeId}', 2048],
  ['interviewLogs.create', 'POST /interview-prep/logs', 128],
  ['interviewLogs.update', 'POST /interview-prep/logs/{id}', 128],
  ['jobImports.check', 'POST /job-imports/preview', 128],
  ['jobImports.start', 'POST /job-imports', 128],
  ['jobTracker.addExternal', 'POST /job-tracker/external', 320],
  ['jobTracker.updateExternal', 'POST /job-tracker/external/{id}', 320],
  ['jobs.search', 'GET /jobs', 128],
  ['messages.createTemplate', 'POST /message-templates', 128],
  ['messages.preview', 'POST /company/applications/{applicationId}/messages/preview', 128],
  ['messages.saveDraft', 'PUT /company/applications/{applicationId}/messages/draft', 128],
  ['messages.send', 'POST /company/applications/{applicationId}/messages', 128],
  ['messages.sendMany', 'POST /company/messages', 128],
  ['messages.updateTemplate', 'PUT /message-templates/{id}', 128],
  ['plans.save', 'PUT /admin/plans', 960],
  ['postingAdvice.dismiss', 'POST /postings/{id}/advice', 128],
  ['postings.addRequirement', 'POST /postings/{id}/requirements', 128],
  ['postings.create', 'POST /postings', 448],
  ['postings.update', 'PATCH /postings/{id}', 448],
  ['postings.updateRequirement', 'PUT /postings/{id}/requirements/{requirementId}', 128],
  ['previews.letter', 'POST /previews/letter', 1152],
  ['previews.resume', 'POST /previews/resume', 2048],
  ['profiles.updateProfessional', 'PUT /profile/professional', 576],
  ['questionImports.check', 'POST /question-imports/preview', 128],
  ['questionImports.start', 'POST /question-imports', 128],
  ['salaryImports.check', 'POST /admin/salary-imports/preview', 128],
  ['salaryImports.start', 'POST /admin/salary-imports', 128],
  ['scorecards.saveAttributes', 'PUT /jobs/{jobId}/scorecard', 128],
  ['scorecards.saveDraft', 'PUT /company/applications/{id}/scorecard/draft', 384],
  ['scorecards.submit', 'POST /company/applications/{id}/scorecard', 384],
  ['scores.improve', 'POST /improve', 2048],
  ['security.addPasskey', 'POST /security/passkeys', 192],
  ['security.signInWithPasskey', 'POST /sign-in/passkey', 192],
  ['stages.move', 'POST /board/moves', 128],
  ['stories.create', 'POST /interview-prep/stories', 128],
  ['stories.update', 'POST /interview-prep/stories/{id}', 128],
  ['subscriberImports.check', 'POST /admin/subscribers-import/preview', 128],
  ['subscriberImports.start', 'POST /admin/subscribers-import', 128],
  ['tailoring.make', 'POST /jobs/{jobId}/tailoring', 640],
  ['trackerImports.check', 'POST /job-tracker/imports/preview', 128],
  ['trackerImports.start', 'POST /job-tracker/imports', 128],
]

/** Other paths below `/api` with larger bodies: provider messages, and previews in editors. */
const OTHERS = new Map([
  ['/api/campaign-preview', 384 * KB],
  ['/api/message-preview', 256 * KB],
])

const byCall = new Map(LARGER_CALLS.map(([procedure, , size]) => [`/api/rpc/${procedure.replaceAll('.', '/')}`, size]))
const byRoute = LARGER_CALLS.map(([, route, size]) => {
  const [method, path = ''] = route.split(' ')
  return { method, path: new RegExp(`^/api/v1${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`), size }
})

/** The largest allowed body, in bytes, for a request to this path below `/api`. */
export function largestBody(method: string, path: string): number {
  if (path.startsWith('/api/webhooks/')) return MAX_BODY_BYTES
  const named = OTHERS.get(path)
  if (named) return named
  const isCall = path.startsWith('/api/rpc/')
  const call = isCall ? byCall.get(path) : sizeOfRoute(method, path)
  return call === undefined ? DEFAULT_BODY_BYTES : call * KB
}

function sizeOfRoute(method: string, path: string): number | undefined {
  const below = path.slice('/api/v1'.length)
  const today = currentRoute(method, below) ?? { method, path: below }
  return byRoute.find((one) => one.method === today.method && one.path.test(`/api/v1${today.path}`))?.size
}
