import { createRouterClient, ORPCError } from '@orpc/server'
import { newId } from '#lib/ids.ts'
import type { App } from '#server/http/app.ts'
import type { ReportJob } from '../contract.ts'
import { moderationRouter } from './router.ts'

/**
 * The form on a job's page works without JavaScript: the response redirects back to the page, which shows the result.
 */
export function mountJobReports(app: App): void {
  app.post('/api/job-reports', async (c) => {
    const form = await c.req.parseBody()
    const typed = (name: string) => (typeof form[name] === 'string' ? form[name] : '')
    const jobId = typed('jobId')
    const report = {
      id: newId(),
      jobId,
      reason: typed('reason') as ReportJob['reason'],
      words: typed('words').replaceAll('\r\n', '\n'),
      website: typed('website'),
    }
    const back = (became: string) => `/jobs/${encodeURIComponent(typed('slug') || jobId)}?report=${became}#report`
    try {
      await createRouterClient(moderationRouter, { context: c.get('ctx') }).report(report)
    } catch (error) {
      if (!(error instanceof ORPCError) || error.status >= 500) throw error
      return c.redirect(back(error.status === 429 ? 'often' : 'refused'), 303)
    }
    return c.redirect(back('sent'), 303)
  })
}
