import { createFileRoute } from '@tanstack/react-router'
import { requireRoles } from '#app/guards.ts'

export const Route = createFileRoute('/app/company')({ beforeLoad: requireRoles('client_admin', 'client_user') })
