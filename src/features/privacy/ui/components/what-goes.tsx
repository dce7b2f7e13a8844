import type { OwnData } from '../../contract.ts'

const some = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** Exactly what is deleted, and what stays with others. */
export function WhatGoes({ data }: { data: OwnData }) {
  const { applications, documents, files, hasSubscription, companies } = data
  return (
    <>
      <div>
        <p className="strong">This goes at once, and cannot be brought back:</p>
        <ul className="list-disc ps-5">
          <li>Your profile, your picture, your way to sign in and every device that is signed in</li>
          <li>
            {some(documents, 'document')} and {some(files, 'stored file')}, with every link you shared
          </li>
          <li>
            {applications === 0
              ? 'Your tracker, with notes, reminders and contacts'
              : `${some(applications, 'application')} you sent: companies that got them no longer see them, nor your name`}
          </li>
          <li>Saved jobs, searches, conversations and notifications</li>
          {hasSubscription && <li>Your subscription: it is cancelled now</li>}
        </ul>
      </div>
      <div>
        <p className="strong">This stays:</p>
        <ul className="list-disc ps-5">
          {companies.length > 0 && (
            <li>{companies.join(', ')}, with its jobs and colleagues; your name is taken out</li>
          )}
          <li>What a company downloaded or was sent by mail: ask it to delete that</li>
          <li>
            Receipts at the payment provider, as the law wants, and a note that an account was deleted, without a name
          </li>
        </ul>
      </div>
    </>
  )
}
