import { AsyncLocalStorage } from 'node:async_hooks'
import { createRouterClient, ORPCError, onError } from '@orpc/server'
import { router } from '#apps/router.ts'
import type { Bridge } from '#client/bridge.ts'
import { mountAccountLinks } from '#features/accounts/server/http.ts'
import { loadViewer } from '#features/accounts/server/load-viewer.ts'
import { mountPlatformAnalyticsFile } from '#features/analytics/server/platform-analytics/http.ts'
import { mountPaymentEvents } from '#features/billing/server/http.ts'
import { readBlogAddresses } from '#features/blog/server/public/feed.ts'
import { mountBlog } from '#features/blog/server/public/http.ts'
import { readArticleShare } from '#features/blog/server/share-card.ts'
import { mountNewsletter } from '#features/campaigns/server/newsletter/http.ts'
import { mountCampaignPictures } from '#features/campaigns/server/pictures/http.ts'
import { mountMailReports } from '#features/campaigns/server/reports/http.ts'
import { mountCampaignPreview } from '#features/campaigns/server/sending/preview-http.ts'
import { mountSubscriberRoutes } from '#features/campaigns/server/subscribers/http.ts'
import { mountTracking } from '#features/campaigns/server/tracking/http.ts'
import { mountCoachingCalendar } from '#features/coach/server/http.ts'
import { mountLogos } from '#features/companies/server/profile/http.ts'
import { mountGeneratedFiles } from '#features/documents/server/generated-files-http.ts'
import { mountFiles } from '#features/documents/server/http.ts'
import { mountReviewFiles } from '#features/hiring-pipeline/server/http.ts'
import { keyAccess } from '#features/integrations/server/keys/key-access.ts'
import { mountLogCalendar } from '#features/interview-logs/server/http.ts'
import { mountPracticeCalendar } from '#features/interview-prep/server/schedule/http.ts'
import { mountInterviewCalendar } from '#features/interviews/server/http.ts'
import { mountAlertStop } from '#features/job-alerts/server/http.ts'
import { countJobReading } from '#features/job-board/server/count-job-reading.ts'
import { mountEmbeddedJobs } from '#features/job-board/server/embed/http.ts'
import { mountJobAddresses } from '#features/job-board/server/http.ts'
import { readCompanyShare, readJobShare } from '#features/job-board/server/share-cards.ts'
import { mountJobFeeds } from '#features/job-feeds/server/http.ts'
import { mountTrackerFiles } from '#features/job-tracker/server/http.ts'
import { mountMessagePreview } from '#features/messages/server/http.ts'
import { mountJobReports } from '#features/moderation/server/http.ts'
import { mountMailStop } from '#features/notifications/server/http.ts'
import { mountLiveRoute } from '#features/notifications/server/live-route.ts'
import { mountAuditFile } from '#features/operations/server/audit/http.ts'
import { mountOwnData } from '#features/privacy/server/http.ts'
import { mountAvatars } from '#features/profiles/server/http.ts'
import { readPageShare } from '#features/site/server/share-card.ts'
import { recordRead } from '#features/support/server/help/count-reader.ts'
import { mountHelpVotes } from '#features/support/server/help/http.ts'
import { readHelpAddresses } from '#features/support/server/help/read-help.ts'
import { readHelpShare } from '#features/support/server/share-card.ts'
import type { Context, Services } from '#server/context.ts'
import { type App, createApp, type Readiness, type RequestContext, requestContext } from '#server/http/app.ts'
import { mountDevMailbox } from '#server/http/dev-mail.ts'
import { createMetrics, type Metrics } from '#server/http/metrics.ts'
import type { PageRequest } from '#server/http/pages.ts'
import { mountPlainPages } from '#server/http/plain-page.ts'
import { type CountReading, createReadings } from '#server/http/readings.ts'
import { mountProcedures } from '#server/http/rpc.ts'
import { SharedPages } from '#server/http/shared-pages.ts'
import { readMailStats, readWorkMetrics } from '#server/http/work-stats.ts'
import { plainFailure } from '#server/procedures.ts'
import { mountSharePictures } from '#server/share-pictures/http.ts'
import { fileAccess } from './file-access.ts'

export type Web = {
  app: App
  bridge: Bridge
  /** The request of the page that is being rendered. */
  pageRequests: AsyncLocalStorage<PageRequest>
  /** Pages that are rendered once for many visitors. */
  sharedPages: SharedPages
  /** Counts a view of a shared page, as rendering it for the visitor would have done. */
  countReading: CountReading
  metrics: Metrics
}

/**
 * Serves everything below `/api`, the health checks and the demo's mailbox, and provides the bridge by which pages call procedures in
 * process.
 */
export function createWeb(services: Services, isReady: Readiness): Web {
  const { env } = services
  const metrics = createMetrics(() => services.live.size, {
    work: () => readWorkMetrics(services.readOnly),
    mails: () => readMailStats(services.readOnly),
    pools: { main: services.db.$client, reading: services.readOnly.$client },
  })
  const app = createApp(services, identify, isReady, metrics)
  mountPlainPages(app)
  if (env.DEMO && !env.SMTP_URL) mountDevMailbox(app, services)
  mountAccountLinks(app)
  mountFiles(app, fileAccess)
  mountGeneratedFiles(app)
  mountOwnData(app)
  mountTrackerFiles(app)
  mountReviewFiles(app)
  mountCoachingCalendar(app)
  mountPracticeCalendar(app)
  mountLogCalendar(app)
  mountAvatars(app)
  mountMessagePreview(app)
  mountInterviewCalendar(app)
  mountLogos(app)
  mountMailStop(app)
  mountNewsletter(app)
  mountTracking(app)
  mountCampaignPreview(app)
  mountCampaignPictures(app)
  mountSubscriberRoutes(app)
  mountMailReports(app)
  mountPaymentEvents(app)
  mountAlertStop(app)
  mountJobAddresses(app, services, { 'help-center': readHelpAddresses, blog: readBlogAddresses })
  mountJobReports(app)
  mountBlog(app, services)
  mountSharePictures(app, services, {
    pages: readPageShare,
    jobs: readJobShare,
    companies: readCompanyShare,
    blog: readArticleShare,
    help: readHelpShare,
  })
  mountHelpVotes(app)
  mountEmbeddedJobs(app, services)
  mountJobFeeds(app, services)
  mountPlatformAnalyticsFile(app)
  mountAuditFile(app)
  mountLiveRoute(app)
  mountProcedures(app, router, { publicUrl: env.PUBLIC_URL, keys: keyAccess })
  const pageRequests = new AsyncLocalStorage<PageRequest>()
  const sharedPages = new SharedPages(env.PUBLIC_URL)
  services.live.onPagesChanged(() => sharedPages.clear())
  const countReading = createReadings(services, [
    [/^\/jobs\/([^/]+)$/, countJobReading],
    [/^\/help-center\/[^/]+\/([^/]+)$/, (ctx, slug) => recordRead(ctx, { slug })],
  ])
  return { app, metrics, pageRequests, sharedPages, countReading, bridge: createBridge(services, pageRequests) }
}

async function identify(ctx: RequestContext): Promise<Pick<Context, 'viewer' | 'sessionId' | 'impersonation'>> {
  return (await loadViewer(ctx)) ?? { viewer: null, sessionId: null }
}

function createBridge(services: Services, pageRequests: AsyncLocalStorage<PageRequest>): Bridge {
  // a page makes several calls, but the context of its request is created once
  const contexts = new WeakMap<Request, Promise<Context>>()
  const contextOf = (request: Request): Promise<Context> => {
    const known = contexts.get(request)
    if (known) return known
    const ctx = requestContext(services, request, pageRequests.getStore()?.peer)
    const made = identify(ctx).then(
      (who) => {
        const page = pageRequests.getStore()
        if (page) page.cookies = ctx.resHeaders.getSetCookie()
        return { ...ctx, ...who }
      },
      (error) => {
        services.log.error({ err: error, requestId: ctx.requestId }, 'page: who asks is not known')
        // the page shows the error that it is thrown, so it must not contain details of the database
        throw plainFailure(error, ctx.requestId)
      },
    )
    contexts.set(request, made)
    return made
  }
  const markUnavailable = (error: unknown): never => {
    const page = pageRequests.getStore()
    if (page && error instanceof ORPCError && error.status === 503) page.isUnavailable = true
    throw error
  }
  return {
    nonce: () => pageRequests.getStore()?.nonce,
    leavePlain: () => {
      const page = pageRequests.getStore()
      if (page) page.isPlain = true
    },
    caller: (request) => {
      const context = () => contextOf(request()).catch(markUnavailable)
      return createRouterClient(router, { context, interceptors: [onError(markUnavailable)] }) as ReturnType<
        Bridge['caller']
      >
    },
  }
}
