import { useQuery } from '@tanstack/react-query'
import { recentQuery } from './queries.ts'

/** How many are unread; 0 until known. */
export const useUnreadCount = (): number => useQuery(recentQuery()).data?.unread ?? 0
