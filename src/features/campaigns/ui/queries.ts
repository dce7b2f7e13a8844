import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { whileUnderWay } from '#features/import-files/ui/queries.ts'
import type { CampaignStatus } from '../campaign-statuses.ts'
import type { Activity, Audience, RecipientState, TemplateType } from '../rules.ts'

const SECOND = 1000

export const campaignOverviewQuery = () => api.campaigns.overview.queryOptions({ staleTime: 30 * SECOND })

export const campaignsQuery = (filters: { status?: CampaignStatus | undefined; cursor?: string | undefined }) =>
  api.campaigns.list.queryOptions({ input: filters, staleTime: 30 * SECOND, placeholderData: keepPreviousData })

export const campaignQuery = (id: string) => api.campaigns.get.queryOptions({ input: { id }, staleTime: 10 * SECOND })

export const recipientsQuery = (filters: {
  id: string
  state?: RecipientState | undefined
  cursor?: string | undefined
}) =>
  api.campaigns.recipients.queryOptions({ input: filters, staleTime: 10 * SECOND, placeholderData: keepPreviousData })

export const audienceQuery = (readers: { audience: Audience; activity: Activity; templateType: TemplateType }) =>
  api.campaigns.audience.queryOptions({ input: readers, staleTime: 30 * SECOND, placeholderData: keepPreviousData })

export const subscribersQuery = (filters: {
  q?: string | undefined
  state?: 'active' | 'unsubscribed' | undefined
  cursor?: string | undefined
}) => api.subscribers.list.queryOptions({ input: filters, staleTime: 30 * SECOND, placeholderData: keepPreviousData })

export const suppressionsQuery = (filters: { q?: string | undefined; cursor?: string | undefined }) =>
  api.subscribers.suppressions.queryOptions({
    input: filters,
    staleTime: 30 * SECOND,
    placeholderData: keepPreviousData,
  })

/** The person's email preferences for campaigns; changed on the Account tab, and by the links of emails. */
export const mailChoicesQuery = () => api.mailChoices.get.queryOptions({ staleTime: 60 * SECOND })

/** Imports of subscribers. */
export const subscriberImportsQuery = () => api.subscriberImports.list.queryOptions(whileUnderWay)
