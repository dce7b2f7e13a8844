import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '#client/api.ts'
import { maxSupportCharacters } from '#features/support/rules.ts'
import { WriteBox } from '#features/support/ui/components/write-box.tsx'
import { ownThreadQuery } from '#features/support/ui/queries.ts'
import { newId } from '#lib/ids.ts'
import { errorText } from '#ui/error-text.ts'
import { Checkbox } from '#ui/primitives/choice.tsx'
import { toast } from '#ui/primitives/toast.ts'
import '#ui/styles/talk.css'

type Props = { shareable: string | null; onOpened: (id: string) => void }

/** The form for a message to staff. The conversation with the coach is shared only if the checkbox is checked (COACH-06). */
export function AskPerson({ shareable, onOpened }: Props) {
  const queryClient = useQueryClient()
  const [isShared, setShared] = useState(false)
  const [id] = useState(newId)
  const send = async (text: string) => {
    try {
      const thread = await client.coach.handOver({ id, text, shares: isShared ? shareable : null })
      queryClient.setQueryData(ownThreadQuery(id).queryKey, thread)
      // in the background: the list is not on this screen
      void queryClient.invalidateQueries({ queryKey: api.support.listOwn.key() })
      onOpened(id)
    } catch (error) {
      toast.error(errorText(error, 'Failed to send your message'))
      throw error
    }
  }
  return (
    <>
      <div className="coach-log">
        <h3>Talk to a person</h3>
        <p>
          Tell us what you need. Our staff reply Monday to Friday, standard questions within a day; you'll get a
          notification and an email.
        </p>
      </div>
      <div className="coach-ask">
        {shareable && (
          <Checkbox
            label="Share this conversation"
            checked={isShared}
            onChange={(event) => setShared(event.target.checked)}
          />
        )}
        <WriteBox
          label="Message to our staff"
          placeholder="What is it about?"
          limit={maxSupportCharacters}
          onSend={send}
          storageKey="support-new"
        />
      </div>
    </>
  )
}
