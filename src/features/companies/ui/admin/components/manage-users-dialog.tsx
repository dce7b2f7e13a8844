import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { counted } from '#lib/count-word.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { TabPanel, Tabs } from '#ui/primitives/tabs.tsx'
import { companyQuery } from '../../queries.ts'
import { companyMembersQuery } from '../queries.ts'
import { CompanyInvitations } from './company-invitations.tsx'
import { CompanyMembers } from './company-members.tsx'
import { NewUser } from './new-user.tsx'

type Props = { id: string; first?: 'members' | 'create'; onClose: () => void }

/** Members, invitations and new users of a company, for platform admins only (ACOMP-04, ACOMP-09, ACOMP-10). */
export function ManageUsersDialog({ id, first = 'members', onClose }: Props) {
  const company = useQuery(companyQuery(id))
  const members = useQuery(companyMembersQuery(id))
  const [tab, setTab] = useState<string>(first)
  const count = members.data?.length
  return (
    <Dialog
      onClose={onClose}
      title="Manage Users"
      description={[company.data?.name ?? 'Company', count !== undefined && people(count)].filter(Boolean).join(', ')}
      size="lg"
    >
      <DialogBody>
        <Tabs
          label="Manage Users"
          value={tab}
          onChange={setTab}
          items={[
            { value: 'members', label: 'Company Members', ...(count !== undefined && { count }) },
            { value: 'create', label: 'Create New User' },
          ]}
        >
          <TabPanel value="members">
            <div className="stack stack-4">
              {company.data && <CompanyInvitations company={company.data} canEdit />}
              <CompanyMembers companyId={id} query={members} />
            </div>
          </TabPanel>
          <TabPanel value="create" keep>
            {members.data && (
              <NewUser
                companyId={id}
                // the first member of a company should be its admin
                role={members.data.length === 0 ? 'client_admin' : 'client_user'}
                onCreated={() => setTab('members')}
              />
            )}
          </TabPanel>
        </Tabs>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Close</Button>
      </DialogFoot>
    </Dialog>
  )
}

const people = (count: number) => counted(count, 'person', 'people')
