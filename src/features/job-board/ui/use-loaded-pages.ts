import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { JobSearch } from '../contract.ts'
import { type JobsSearch, maxLoadedPages } from './jobs-search.ts'

type List = Pick<
  UseInfiniteQueryResult<InfiniteData<JobSearch>>,
  'data' | 'isPlaceholderData' | 'hasNextPage' | 'isFetching' | 'isError' | 'isFetchNextPageError' | 'fetchNextPage'
>

/** Synchronizes the number of loaded pages with the URL: stores it there, and loads pages up to the number in the URL. */
export function useLoadedPages(list: List, requested: number): void {
  const { data, isPlaceholderData, hasNextPage, isFetching, isError, isFetchNextPageError, fetchNextPage } = list
  const here = (!isPlaceholderData && data?.pages.length) || 0
  const router = useRouter()
  const latest = useRef(requested)
  latest.current = requested
  useEffect(() => {
    const pages = Math.min(here, maxLoadedPages)
    // do not interrupt a navigation to another page
    if (pages <= latest.current || router.state.status === 'pending') return
    void router.navigate({
      to: '/app/jobs',
      search: (now: JobsSearch) => ({ ...now, pages }),
      replace: true,
      resetScroll: false,
    })
  }, [here, router])
  const isShort = here > 0 && here < requested && hasNextPage && !isFetching && !isError && !isFetchNextPageError
  const shortAt = isShort ? here : 0
  useEffect(() => {
    if (shortAt > 0) void fetchNextPage()
  }, [shortAt, fetchNextPage])
}
