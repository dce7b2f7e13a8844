import { createFileRoute, redirect } from '@tanstack/react-router'
import { placeInPortal } from '#features/accounts/company-place.ts'
import { OpenCompanyPage } from '#features/accounts/ui/open-company-page.tsx'
import { readAddress } from '#lib/read-address.ts'

export const Route = createFileRoute('/app/company/open/$companyId')({
  validateSearch: readAddress({ to: (said) => (said === undefined ? undefined : placeInPortal(said)) }),
  beforeLoad: ({ context: { viewer }, params: { companyId }, search: { to } }) => {
    if (to && viewer.activeCompanyId === companyId) throw redirect({ href: to, replace: true })
  },
  head: () => ({ meta: [{ title: 'Opening a company · Tandem' }] }),
  staticData: { breadcrumb: 'Open company' },
  component: OpenCompany,
})

function OpenCompany() {
  const { companyId } = Route.useParams()
  const { to } = Route.useSearch()
  return <OpenCompanyPage viewer={Route.useRouteContext().viewer} companyId={companyId} to={placeInPortal(to)} />
}
