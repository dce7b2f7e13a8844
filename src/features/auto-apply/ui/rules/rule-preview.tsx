import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { api } from '#app/api.ts'
import { Aside } from '#ui/primitives/notice.tsx'
import type { Preview } from '../../contract.ts'
import { RuleForm, type RuleValues } from './rule-form.ts'

/** 'Finds 3 jobs now': the real search and match, asked shortly after the last key. */
export function RulePreview({ control }: { control: Control<RuleValues> }) {
  const { query, isLooking, isThere } = usePreview(control)
  return (
    <div aria-live="polite">
      <Aside by="Auto apply · built-in engine">
        {query.isError
          ? 'What it finds cannot be said right now. You can save the rule all the same.'
          : isThere && query.data
            ? sayFound(query.data)
            : isLooking
              ? 'Looking…'
              : 'Say what to look for, and this shows what the rule finds now.'}
      </Aside>
    </div>
  )
}

/** The same in a few words, where it is always in sight. */
export function PreviewCount({ control }: { control: Control<RuleValues> }) {
  const { query, isThere } = usePreview(control)
  if (!isThere || !query.data || query.isError) return null
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
  return { query, isLooking: parsed.success, isThere: parsed.success && query.data !== undefined }
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

function sayFound({ count, isCapped, looked, matching, examples }: Preview): string {
  if (matching !== 'ready') {
    return 'It finds nothing yet: postings are matched with your default resume, and there is none that can be read.'
  }
  const found = `It finds now ${count} ${count === 1 ? 'job' : 'jobs'}${isCapped ? ' among the newest' : ''}`
  const of = looked > count ? `, of ${looked} that its words find` : ''
  const such = examples.map(({ title, companyName }) => `${title} at ${companyName}`).join('; ')
  return `${found}${of}${such ? `. Among them: ${such}.` : '.'}`
}

/** The value as it stood when nothing was typed for a moment. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  const key = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(key) as T), 400)
    return () => clearTimeout(timer)
  }, [key])
  return settled
}
