import { createFileRoute, redirect } from '@tanstack/react-router'
import { portalHome } from '#app/navigation.ts'

export const Route = createFileRoute('/app/company/')({
  beforeLoad: ({ context }) => {
    throw redirect({ to: portalHome('company', context.viewer), replace: true })
  },
})
