import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { sitePages } from '#features/site/pages/site-pages.ts'
import { ContactPage, type ContactState } from '#features/site/ui/pages/contact-page.tsx'
import { headOf } from '#features/site/ui/pages/page-head-of.ts'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { siteFactsQuery } from '#features/site/ui/queries.ts'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

export const Route = createFileRoute('/contact-us')({
  staticData: { hydrate: false },
  loaderDeps: ({ search }: { search: { sent?: unknown; refused?: unknown } }): { state: ContactState } => {
    if (search.sent === 'yes') return { state: 'sent' }
    return { state: search.refused === 'often' || search.refused === 'form' ? search.refused : 'new' }
  },
  loader: async ({ context: { queryClient }, deps }) => ({
    ...(await queryClient.fetchQuery(siteFactsQuery())),
    ...deps,
  }),
  head: ({ loaderData }) => headOf(sitePages.contact, loaderData),
  errorComponent: () => <PlainFailure title="Something went wrong" retry="/contact-us" />,
  component: Contact,
})

function Contact() {
  const { viewer } = useSuspenseQuery(sessionQuery()).data
  return (
    <SiteFrame here="/contact-us">
      <ContactPage state={Route.useLoaderData().state} viewer={viewer} />
    </SiteFrame>
  )
}
