import { Pencil, Trash2 } from 'lucide-react'
import { dollars } from '#lib/money.ts'
import { ScrollBox } from '#ui/page/scroll-box.tsx'
import { IconButton } from '#ui/primitives/button.tsx'
import type { StoredOffer } from '../../offer-draft.ts'
import { worthOf } from '../../offers.ts'
import '../components/salaries.css'

type Line = { key: string; label: string; note?: string; of: (offer: StoredOffer) => string; isTotal?: true }

const days = (count: number) => count.toLocaleString('en-US', { maximumFractionDigits: 1 })

/** All values of an offer in reading order. The sentences of the note link to them by `key`. */
const lines: readonly Line[] = [
  { key: 'base', label: 'Base salary', of: ({ base }) => dollars(base) },
  { key: 'bonus', label: 'Expected bonus', of: ({ bonus }) => dollars(bonus) },
  { key: 'cash', label: 'Cash a year', of: (offer) => dollars(worthOf(offer).cash), isTotal: true },
  { key: 'equity', label: 'Equity over four years', of: ({ equity }) => dollars(equity) },
  { key: 'equityAYear', label: 'Equity a year', of: (offer) => dollars(worthOf(offer).equityAYear) },
  { key: 'benefits', label: 'Benefits', of: (offer) => dollars(worthOf(offer).benefits) },
  { key: 'total', label: 'Total a year', of: (offer) => dollars(worthOf(offer).total), isTotal: true },
  { key: 'fourYears', label: 'Over four years', of: (offer) => dollars(worthOf(offer).fourYears) },
  { key: 'paidDays', label: 'Paid time off', of: ({ paidDays }) => days(paidDays) },
  {
    key: 'basePerWorkedDay',
    label: 'Base for each day worked',
    of: (offer) => dollars(worthOf(offer).basePerWorkedDay),
  },
  { key: 'costIndex', label: 'Cost of living', note: '100 is average', of: ({ costIndex }) => days(costIndex) },
  {
    key: 'adjustedTotal',
    label: 'Total adjusted for cost of living',
    of: (offer) => dollars(worthOf(offer).adjustedTotal),
    isTotal: true,
  },
]

/** The element id of a figure on the page. */
export const figureId = (offerId: string, key: string): string => `figure-${key}-${offerId}`

type Props = {
  offers: readonly StoredOffer[]
  /** The id of the offer that is being deleted. */
  removing: string | null
  onEdit: (offer: StoredOffer) => void
  onDelete: (offer: StoredOffer) => void
}

/** The offers side by side. On a phone, the table scrolls and its first column is fixed. */
export function OffersTable({ offers, removing, onEdit, onDelete }: Props) {
  return (
    <section className="card salary-offers" aria-label="Offers side by side">
      <ScrollBox label="Offer details">
        <table className="table" aria-label="Offers side by side">
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">Figure</span>
              </th>
              {offers.map((offer) => (
                <th key={offer.id} scope="col" className="r">
                  {offer.name}
                  <span className="meta block">
                    {offer.jobTitle}, {offer.location}
                  </span>
                  <span className="row salary-offer-acts">
                    <IconButton
                      size="sm"
                      icon={Pencil}
                      label={`Edit ${offer.name}`}
                      busy={removing === offer.id}
                      onClick={() => onEdit(offer)}
                    />
                    <IconButton
                      size="sm"
                      icon={Trash2}
                      label={`Delete ${offer.name}`}
                      busy={removing === offer.id}
                      onClick={() => onDelete(offer)}
                    />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, label, note, of, isTotal }) => (
              <tr key={key} className={isTotal && 'is-total'}>
                <th scope="row">
                  {label}
                  {note && <span className="meta block">{note}</span>}
                </th>
                {offers.map((offer) => (
                  <td key={offer.id} id={figureId(offer.id, key)} className="r num">
                    {of(offer)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  )
}
