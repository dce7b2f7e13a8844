import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireRoles } from '#app/guards.ts'
import { Waiting } from '#ui/page/waiting.tsx'

// guards all screens below, including new ones (SHELL-13)
export const Route = createFileRoute('/app/admin')({
  beforeLoad: requireRoles('platform_admin', 'platform_user'),
  pendingMs: 300,
  pendingComponent: Waiting,
  component: Outlet,
})
