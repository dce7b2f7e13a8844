import { createFileRoute } from '@tanstack/react-router'
import { requireRoles } from '#app/guards.ts'

export const Route = createFileRoute('/app/admin')({ beforeLoad: requireRoles('platform_admin', 'platform_user') })
