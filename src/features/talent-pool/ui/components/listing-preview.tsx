import { useQuery } from '@tanstack/react-query'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { api } from '#client/api.ts'
import { CandidateFacts, nameOf } from './candidate-card.tsx'
import { type ListingValues, toSave } from './listing-values.ts'

type Props = { form: Pick<UseFormReturn<ListingValues>, 'control'>; hidden: { id: string }[] }

/** How companies would see the candidate with the current values of the form, also before they are saved. */
export function ListingPreview({ form, hidden }: Props) {
  const values = useWatch({ control: form.control }) as ListingValues
  // `isListed: false` allows an empty headline, and a constant headline avoids a request for each typed letter
  const input = toSave({ ...values, isListed: false, headline: '' }, hidden)
  const query = useQuery({
    ...api.talentPool.preview.queryOptions({ input: { ...input, hiddenFrom: [] } }),
    placeholderData: (before) => before,
  })
  const shown = query.data && { ...query.data, headline: values.headline }
  return (
    <aside className="stack stack-3" aria-label="How companies see you">
      <h3>How companies see you</h3>
      {shown && (
        <div className="card card-pad stack">
          <h4>{nameOf(shown)}</h4>
          <CandidateFacts candidate={shown} />
        </div>
      )}
      {query.isError && <p className="meta">The preview couldn't be loaded. Your changes aren't lost.</p>}
      <p className="meta">
        {values.isListed ? 'Your email and phone are never shown.' : "No one sees this while it's off."}
      </p>
    </aside>
  )
}
