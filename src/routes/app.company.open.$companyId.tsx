import { createFileRoute } from '@tanstack/react-router'
import { OpenCompanyPage } from '#features/accounts/ui/open-company-page.tsx'

export const Route = createFileRoute('/app/company/open/$companyId')({
  head: () => ({ meta: [{ title: 'Opening a company · Tandem' }] }),
  staticData: { crumb: 'Open company' },
  component: OpenCompany,
})

function OpenCompany() {
  return <OpenCompanyPage viewer={Route.useRouteContext().viewer} companyId={Route.useParams().companyId} />
}
