import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { OwnItemPage } from '#features/moderation/ui/own-item-page.tsx'
import { ownThreadQuery } from '#features/moderation/ui/queries.ts'

export const Route = createFileRoute('/app/moderation/$id')({
  loader: ({ context: { queryClient }, params: { id } }) => firstData(queryClient.prefetchQuery(ownThreadQuery(id))),
  head: () => ({ meta: [{ title: 'Moderation decision · Tandem' }] }),
  staticData: { breadcrumb: 'Decision' },
  component: OwnItem,
})

function OwnItem() {
  return <OwnItemPage id={Route.useParams().id} />
}
