import { createFileRoute } from '@tanstack/react-router'
import { LandingFailure, LandingScreen, loadLandingScreen } from '#app/landing-screen.tsx'
import { pageOf } from '#features/job-board/ui/landing/load-landing.ts'

export const Route = createFileRoute('/jobs/role/$role/in/$place')({
  staticData: { hydrate: false },
  loaderDeps: pageOf,
  loader: ({ context: { queryClient }, params, deps: { page } }) => loadLandingScreen(queryClient, params, page),
  head: ({ loaderData }) => loaderData?.head ?? {},
  errorComponent: LandingFailure,
  component: () => <LandingScreen landing={Route.useLoaderData().landing} />,
})
