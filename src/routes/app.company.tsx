import { createFileRoute } from '@tanstack/react-router'
import { requireRoles } from '#app/guards.ts'

// guards all screens below, including new ones (SHELL-12)
export const Route = createFileRoute('/app/company')({ beforeLoad: requireRoles('client_admin', 'client_user') })
