import { counted } from '#lib/count-word.ts'
import type { OwnData } from '../../contract.ts'

type Props = {
  data: OwnData
  isSeeker: boolean
  /** The person's name, if it is not the viewer. */
  whose?: string
}

/** The list of what is deleted, and of what stays with others. */
export function DeletionList({ data, isSeeker, whose }: Props) {
  const { applications, documents, files, hasSubscription, companies } = data
  const [Your, your, you] = whose ? ['Their', 'their', 'they'] : ['Your', 'your', 'you']
  return (
    <>
      <div>
        <p className="strong">Deleted right away, permanently:</p>
        <ul className="list-disc ps-5">
          <li>
            {Your} profile, {your} picture, {your} sign-in methods, and every signed-in device
          </li>
          {documents + files > 0 && (
            <li>
              {counted(documents, 'document')} and {counted(files, 'stored file')}, with every link {you} shared
            </li>
          )}
          {applications > 0 && (
            <li>
              {counted(applications, 'application')} {you} sent: companies that got {applications === 1 ? 'it' : 'them'}{' '}
              no longer see {applications === 1 ? 'it' : 'them'}, nor {your} name
            </li>
          )}
          {isSeeker && <li>{Your} tracker and saved jobs, with notes, reminders and contacts</li>}
          <li>Conversations and notifications</li>
          {hasSubscription && <li>{Your} subscription: it is cancelled now</li>}
        </ul>
      </div>
      <div>
        <p className="strong">Not deleted:</p>
        <ul className="list-disc ps-5">
          {companies.length > 0 && (
            <li>
              {companies.join(', ')}, with its jobs and colleagues; {your} name is taken out
            </li>
          )}
          <li>
            Anything a company downloaded or received by email
            {whose ? ': only that company can delete it' : ': ask the company to delete it'}
          </li>
          <li>
            Receipts at the payment provider, as required by law, and a record without a name that an account was
            deleted
          </li>
        </ul>
      </div>
    </>
  )
}
