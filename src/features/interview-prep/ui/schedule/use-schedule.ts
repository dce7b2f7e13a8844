import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '#client/api.ts'
import { newId } from '#lib/ids.ts'
import { errorText } from '#ui/error-text.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { localZone } from '#ui/use-zone.ts'
import type { MockSetup } from '../../mock-contract.ts'
import type { PhoneNumber } from '../../schedule-contract.ts'
import { phoneQuery } from './schedule-queries.ts'
import type { ScheduleValues } from './schedule-values.ts'

/** A failed step of scheduling; the message is shown to the user. */
export class ScheduleFailed extends Error {}

/** Stores the number, then schedules the interview. Throws ScheduleFailed with the message of the failed step (INTV-22). */
export function useSchedule() {
  const queryClient = useQueryClient()
  // the same id for all attempts, so that a retry after a lost response does not schedule a second interview
  const [id, setId] = useState(newId)
  return async ({ countryCode, phoneNumber, day, time }: ScheduleValues, { mode: _, ...setup }: MockSetup) => {
    const stored = await client.scheduledInterviews
      .savePhone({ countryCode: countryCode as PhoneNumber['countryCode'], phoneNumber })
      .catch((error) => {
        throw new ScheduleFailed(errorText(error, 'Failed to save phone details'))
      })
    queryClient.setQueryData(phoneQuery().queryKey, stored)
    await client.scheduledInterviews.schedule({ id, setup, day, time, timeZone: localZone() }).catch((error) => {
      throw new ScheduleFailed(errorText(error, 'Failed to schedule interview'))
    })
    setId(newId())
    await refreshQueries(queryClient, api.scheduledInterviews.list.key())
  }
}
