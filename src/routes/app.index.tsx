import { createFileRoute, redirect } from '@tanstack/react-router'
import { portalHome, portalsOf } from '#app/navigation.ts'

// /app itself is a crossing: the winning portal's first screen takes its place in the history (SHELL-11)
export const Route = createFileRoute('/app/')({
  beforeLoad: ({ context }) => {
    throw redirect({ to: portalHome(portalsOf(context.viewer)[0] ?? 'seeker'), replace: true })
  },
})
