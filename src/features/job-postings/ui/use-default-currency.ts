import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { companyProfileQuery } from '#features/companies/ui/queries.ts'
import type { PostingForm } from './posting-form.ts'

/** A new job begins with the currency of its company, unless the user has chosen one. */
export function useDefaultCurrency(form: PostingForm, isOwn: boolean): void {
  const currency = useQuery({ ...companyProfileQuery(), enabled: isOwn }).data?.defaultCurrency
  useEffect(() => {
    if (currency && !form.getFieldState('salaryCurrency').isDirty)
      form.resetField('salaryCurrency', { defaultValue: currency })
  }, [form, currency])
}
