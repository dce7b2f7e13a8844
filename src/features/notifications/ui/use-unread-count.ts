import { useQuery } from '@tanstack/react-query'
import { recentQuery } from './queries.ts'

/** The number of unread notifications; 0 until it is loaded. */
export const useUnreadCount = (): number => useQuery(recentQuery()).data?.unread ?? 0
