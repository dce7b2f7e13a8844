import { useId } from 'react'
import { currencyOptions } from '#lib/pay/currency-options.ts'
import { Select } from '#ui/primitives/select.tsx'

type Props = { count: number; value: string; onChange: (currency: string) => void }

/** Asks for the currency of pay without one. The import remembers it for the company. */
export function ImportCurrency({ count, value, onChange }: Props) {
  const id = useId()
  const jobs = count === 1 ? 'One job has' : `${count.toLocaleString('en-US')} jobs have`
  return (
    <div className="field">
      <label htmlFor={id}>{jobs} pay without a currency. Which one is it?</label>
      <Select
        id={id}
        className="max-w-sm"
        options={currencyOptions}
        value={value}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="help" id={`${id}-help`}>
        Your next import begins with this currency.
      </p>
    </div>
  )
}
