import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { api } from '#client/api.ts'
import { counted } from '#lib/count-word.ts'
import { Aside } from '#ui/primitives/notice.tsx'
import type { Preview } from '../../contract.ts'
import { RuleForm, type RuleValues } from './rule-form.ts'

/** 'Finds 3 jobs now': the result of the real search and match, requested shortly after the last change. */
export function RulePreview({ control }: { control: Control<RuleValues> }) {
  const { query, isValid, isThere: isAvailable } = usePreview(control)
  return (
    <div aria-live="polite">
      <Aside by="Auto apply · built-in engine">
        {query.isError
          ? 'The preview is unavailable right now. You can still save the rule.'
          : isAvailable && query.data
            ? formatFound(query.data)
            : isValid
              ? 'Searching…'
              : 'Enter what to look for to preview matching jobs.'}
      </Aside>
    </div>
  )
}

/** A short version of the preview, which is always visible. */
export function PreviewCount({ control }: { control: Control<RuleValues> }) {
  const { query, isThere: isAvailable } = usePreview(control)
  if (!isAvailable || !query.data || query.isError) return null
  const { count, isCapped } = query.data
  return (
    <span className="num">
      Finds {count}
      {isCapped && '+'} {count === 1 ? 'job' : 'jobs'} now
    </span>
  )
}

function usePreview(control: Control<RuleValues>) {
  const values = useSettled(useWatch({ control }) as RuleValues)
  const parsed = RuleForm.safeParse({ ...values, name: 'A name' })
  const query = useQuery({
    ...api.autoApply.previewRule.queryOptions({ input: lookOf(parsed.data ?? values) }),
    enabled: parsed.success,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    retry: false,
  })
  return { query, isValid: parsed.success, isThere: parsed.success && query.data !== undefined }
}

const lookOf = ({ keywords, location, types, isRemote, salaryFloor, minimumMatch, avoids }: RuleValues) => ({
  keywords,
  location,
  types,
  isRemote,
  salaryFloor,
  minimumMatch,
  avoids,
})

function formatFound({ count, isCapped, searched, matching, examples }: Preview): string {
  if (matching !== 'ready') {
    return 'No matches yet. Add a default resume with readable text, so we can compare jobs with it.'
  }
  const found = `Finds ${counted(count, 'job')} now${isCapped ? ' among the newest' : ''}`
  const of = searched > count ? `, of ${searched} matching its keywords` : ''
  const such = examples.map(({ title, companyName }) => `${title} at ${companyName}`).join('; ')
  return `${found}${of}${such ? `. Examples: ${such}.` : '.'}`
}

/** The value once typing has paused. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  const key = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(key) as T), 400)
    return () => clearTimeout(timer)
  }, [key])
  return settled
}
