import { createFileRoute } from '@tanstack/react-router'
import { client } from '#client/api.ts'
import { BusySharePage, ClosedSharePage } from '#features/documents/ui/share/closed-share-page.tsx'
import { SharedResumePage } from '#features/documents/ui/share/shared-resume-page.tsx'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'
import { setStatus } from '#features/site/ui/status.ts'

const refused: Record<string, number> = { NOT_FOUND: 404, BAD_REQUEST: 404, RATE_LIMITED: 429 }

export const Route = createFileRoute('/r/$token')({
  staticData: { hydrate: false },
  loader: ({ params: { token } }) =>
    client.shares.open({ token }).then(
      (resume) => ({ resume, status: 200 }),
      (error: { code?: string }) => {
        const status = refused[error.code ?? '']
        if (!status) throw error
        setStatus(status)
        return { resume: null, status }
      },
    ),
  // not indexed by search engines, and not sent as a referrer to linked sites
  headers: () => ({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  }),
  head: ({ loaderData }) => ({
    meta: [
      { title: loaderData?.resume ? 'A shared resume · Tandem' : 'This link is no longer valid · Tandem' },
      { name: 'robots', content: 'noindex, nofollow' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  errorComponent: () => <PlainFailure title="Failed to load resume" retry="" />,
  component: Shared,
})

function Shared() {
  const { resume, status } = Route.useLoaderData()
  const { token } = Route.useParams()
  return (
    <SiteFrame>
      {resume && <SharedResumePage resume={resume} token={token} />}
      {!resume && (status === 429 ? <BusySharePage /> : <ClosedSharePage />)}
    </SiteFrame>
  )
}
