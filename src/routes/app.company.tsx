import { createFileRoute } from '@tanstack/react-router'
import { requireRoles } from '#app/guards.ts'

// every screen below is guarded here, whatever joins (SHELL-12)
export const Route = createFileRoute('/app/company')({ beforeLoad: requireRoles('client_admin', 'client_user') })
