import { createFileRoute, redirect } from '@tanstack/react-router'
import { portalHome } from '#app/navigation.ts'

export const Route = createFileRoute('/app/company/')({
  beforeLoad: () => {
    throw redirect({ to: portalHome('company'), replace: true })
  },
})
