import { renderToString } from 'react-dom/server'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { SlotFields } from './slot-fields.tsx'

function Holder() {
  return (
    <FormProvider {...useForm({ defaultValues: { day: '', time: '' } })}>
      <SlotFields />
    </FormProvider>
  )
}

it('renders the same HTML on the server and first in the browser in any time zone (INTV-25)', () => {
  const own = Intl.DateTimeFormat.prototype.resolvedOptions
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...own.call(this), timeZone: 'America/New_York' }
  })
  const written = renderToString(<Holder />)
  zone.mockRestore()
  expect(written).toContain('Your time zone: UTC')
})
