import { inCompanies } from './callers.ts'
import type { Row } from './row.ts'

/** Each reads their own company; users without a company get an error (CANA-13). */
export const companyAnalyticsRows: Record<string, Row> = {
  'companyAnalytics.get': {
    isRead: true,
    input: () => ({ range: 'quarter' }),
    answers: inCompanies('NO_COMPANY'),
  },
}
