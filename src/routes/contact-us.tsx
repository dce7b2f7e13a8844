import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { sitePages } from '#features/site/pages/site-pages.ts'
import { openedContact } from '#features/site/ui/pages/contact-answer.ts'
import { ContactPage } from '#features/site/ui/pages/contact-page.tsx'
import { headOf } from '#features/site/ui/pages/page-head-of.ts'
import { answerSentContact } from '#features/site/ui/pages/sent-contact.ts'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { siteFactsQuery } from '#features/site/ui/queries.ts'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'
import { setStatus } from '#features/site/ui/status.ts'

export const Route = createFileRoute('/contact-us')({
  staticData: { hydrate: false },
  loaderDeps: ({ search }: { search: { sent?: unknown; about?: unknown } }) => ({
    opened: openedContact(search),
  }),
  loader: async ({ context: { queryClient }, deps: { opened } }) => {
    const [facts, answered] = await Promise.all([queryClient.fetchQuery(siteFactsQuery()), answerSentContact()])
    // reloading the page must not send the form again
    if (answered?.state === 'sent') throw redirect({ href: '/contact-us?sent=yes#form', statusCode: 303 })
    if (answered) setStatus(answered.state === 'often' ? 429 : 422)
    return { ...facts, answer: answered ?? opened, now: Date.now(), head: headOf(sitePages.contact, facts) }
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  errorComponent: () => <PlainFailure title="Something went wrong" retry="/contact-us" />,
  component: Contact,
})

function Contact() {
  const { viewer } = useSuspenseQuery(sessionQuery()).data
  const { answer, supportEmail, now } = Route.useLoaderData()
  return (
    <SiteFrame here="/contact-us">
      <ContactPage answer={answer} viewer={viewer} supportEmail={supportEmail} now={now} />
    </SiteFrame>
  )
}
